/** Pages whose shared link shows a picture made for it, by the first segment of its address; a new kind gets its facts in `app/og/subject.ts`. */
export const SHARE_KINDS = ["site", "category", "campaign", "market", "article"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Size in pixels that the networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The picture for a shared link of a page. */
export function sharePicture(kind: ShareKind, key: string, alt: string) {
  return { src: `/og/${kind}/${encodeURIComponent(key)}.jpg`, ...SHARE_SIZE, alt };
}
