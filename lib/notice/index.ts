import type { Notice } from "@/lib/contract/notice";

const UNREAD_MAX = 99;

export function unreadLabel(count: number): string {
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : String(count);
}

/** Kinds with their own icon and link; others are shown as `system`. */
export type NoticeKind = "order" | "payment" | "inquiry" | "watch" | "account" | "system";

export const KINDS: NoticeKind[] = ["order", "payment", "inquiry", "watch", "account", "system"];

export const parseKind = ({ kind }: Pick<Notice, "kind">): NoticeKind => KINDS.find((known) => known === kind) ?? "system";

/** Only paths of this site. */
export function ownPath(link: string | null | undefined): string | undefined {
  return link && /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : undefined;
}

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

export function noticeTarget(path: string): Target {
  for (const target of KNOWN_TARGETS) if (TARGETS[target].test(path)) return target;
  return "other";
}
const KNOWN_TARGETS: Target[] = ["pay", "order", "orders", "quotation", "addresses", "paymentMethods", "account"];

const PAGE_MAX = 100_000;
const KEYWORD_MAX = 200;

export type NoticeQuery = { page: number; isUnread: boolean; kind: NoticeKind | undefined; keyword: string };

/** Tolerant: invalid parameters are ignored. */
export function noticeQuery(query: Record<string, unknown>): NoticeQuery {
  return {
    page: Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), PAGE_MAX),
    isUnread: query.unread === "true",
    kind: KINDS.find((kind) => kind === query.kind),
    keyword: typeof query.keyword === "string" ? query.keyword.trim().slice(0, KEYWORD_MAX) : "",
  };
}
