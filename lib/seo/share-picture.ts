/** Page types with their own share image; app/og/subject.ts has their facts. */
export const SHARE_KINDS = ["site", "category", "campaign", "market", "article"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

export function sharePicture(kind: ShareKind, key: string, alt: string) {
  return { src: `/og/${kind}/${encodeURIComponent(key)}.jpg`, ...SHARE_SIZE, alt };
}
