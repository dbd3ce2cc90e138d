import { KEYWORD_LENGTH_MAX } from "@/lib/contract/limits";
import type { Notice } from "@/lib/contract/notice";
import { pageNumber } from "@/lib/search-params";

const UNREAD_MAX = 99;

export function unreadLabel(count: number): string {
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : String(count);
}

/** Kinds with their own icon and words; others are shown as `system`. */
export type NoticeKind = "order" | "payment" | "inquiry" | "watch" | "account" | "system";

export const KINDS: NoticeKind[] = ["order", "payment", "inquiry", "watch", "account", "system"];

export const parseKind = ({ kind }: Pick<Notice, "kind">): NoticeKind => KINDS.find((known) => known === kind) ?? "system";

/** The path of this site that a message leads to; undefined for any other address. */
export function ownPath(link: string | null | undefined): string | undefined {
  return link && /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : undefined;
}

/** Pages of the site that a message may lead to. The first pattern that fits an address applies. */
const TARGETS = [
  ["pay", /^\/personCenter\/Orders\/[^/]+\/pay\b/],
  ["order", /^\/personCenter\/Orders\/./],
  ["orders", /^\/personCenter\/Orders\b/],
  ["quotation", /^\/personCenter\/RFQs\b/],
  ["addresses", /^\/personCenter\/Address\b/],
  ["paymentMethods", /^\/personCenter\/FAM\b/],
  ["account", /^\/personCenter\/Account\b/],
  ["watches", /^\/personCenter\/Wish\/watches\b/],
  ["team", /^\/personCenter\/Team\b/],
  ["product", /^\/product\/./],
] as const;

/** Key in `notice.links` of the words for a message's link. */
export const noticeTarget = (path: string): (typeof TARGETS)[number][0] | "other" =>
  TARGETS.find(([, pages]) => pages.test(path))?.[0] ?? "other";

const SUBJECT = /^\/personCenter\/(?:Orders|RFQs)\/[^/?#]+/;

/** Groups messages that link to the same order or inquiry. Groups are in the order of their first message; any other message is one of its own. */
export const bySubject = <T extends { notice: Pick<Notice, "id" | "link"> }>(items: T[]): T[][] => [
  ...Map.groupBy(items, ({ notice: { id, link } }) => SUBJECT.exec(ownPath(link) ?? "")?.[0] ?? id).values(),
];

export type NoticeQuery = { page: number; isUnread: boolean; kind: NoticeKind | undefined; keyword: string };

/** Which messages an address asks for. Invalid parameters are ignored. */
export function noticeQuery(query: Record<string, unknown>): NoticeQuery {
  return {
    page: pageNumber(query.page),
    isUnread: query.unread === "true",
    kind: KINDS.find((kind) => kind === query.kind),
    keyword: typeof query.keyword === "string" ? query.keyword.trim().slice(0, KEYWORD_LENGTH_MAX) : "",
  };
}
