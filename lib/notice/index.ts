import type { Notice } from "@/lib/contract/notice";

/** Unread badge maximum of specification 23.12. */
const UNREAD_MAX = 99;

/** What the badge shows: the count, or `99+` above the maximum. */
export function unreadLabel(count: number): string {
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : String(count);
}

/** Event of the window: the member's messages are others now, so what counts them asks anew. */
export const NOTICES_CHANGE = "notices-change";

/** Kinds that are drawn and led on from in their own way; any other is a plain message. */
export type NoticeKind = "order" | "payment" | "inquiry" | "account" | "system";

const KINDS: NoticeKind[] = ["order", "payment", "inquiry", "account", "system"];

/** The kind of a message, `system` for one that nobody here knows. */
export const kindOf = ({ kind }: Pick<Notice, "kind">): NoticeKind => KINDS.find((known) => known === kind) ?? "system";

/** Where a message may lead: a path of this site and nothing else, whatever the message says. */
export function ownPath(link: string | undefined): string | undefined {
  return link && /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : undefined;
}
