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
export type NoticeKind = "order" | "payment" | "inquiry" | "watch" | "account" | "system";

export const KINDS: NoticeKind[] = ["order", "payment", "inquiry", "watch", "account", "system"];

/** The kind of a message, `system` for one that nobody here knows. */
export const parseKind = ({ kind }: Pick<Notice, "kind">): NoticeKind => KINDS.find((known) => known === kind) ?? "system";

/** Where a message may lead: a path of this site and nothing else, whatever the message says. */
export function ownPath(link: string | null | undefined): string | undefined {
  return link && /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : undefined;
}

/** What a path leads to, for the words of a link; `other` where nobody here knows. */
const TARGETS = {
  pay: /^\/personCenter\/Orders\/[^/]+\/pay\b/,
  order: /^\/personCenter\/Orders\/./,
  orders: /^\/personCenter\/Orders\b/,
  quotation: /^\/personCenter\/RFQs\b/,
  addresses: /^\/personCenter\/Address\b/,
  paymentMethods: /^\/personCenter\/FAM\b/,
  account: /^\/personCenter\/Account\b/,
  other: /^/,
};
export type Target = keyof typeof TARGETS;

/** The thing that a path of a message names. */
export function targetOf(path: string): Target {
  for (const target of KNOWN_TARGETS) if (TARGETS[target].test(path)) return target;
  return "other";
}
const KNOWN_TARGETS: Target[] = ["pay", "order", "orders", "quotation", "addresses", "paymentMethods", "account"];

const PAGE_MAX = 100_000;
const KEYWORD_MAX = 200;

/** Which of the member's messages a list holds. */
export type NoticeQuery = { page: number; isUnread: boolean; kind: NoticeKind | undefined; keyword: string };

/** What an address of the list asks for, whatever it holds. */
export function noticeQuery(query: Record<string, unknown>): NoticeQuery {
  return {
    page: Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), PAGE_MAX),
    isUnread: query.unread === "true",
    kind: KINDS.find((kind) => kind === query.kind),
    keyword: typeof query.keyword === "string" ? query.keyword.trim().slice(0, KEYWORD_MAX) : "",
  };
}
