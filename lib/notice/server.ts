import "server-only";
import { LetterChoices, NoticeDetail, NoticeList, NoticeRead, UnreadCount } from "@/lib/contract/notice";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";
import type { NoticeQuery } from "./index";

export const NOTICES_A_PAGE = 20;

/** Newest first, with the number of unread ones. */
export async function getNotices({ page, isUnread, kind, keyword }: NoticeQuery) {
  const query = {
    currentPage: page,
    pageSize: NOTICES_A_PAGE,
    ...(isUnread && { unread: "true" as const }),
    ...(kind && { kind }),
    ...(keyword && { keyword }),
  };
  const [list, unread] = await Promise.all([sendAsMember(NoticeList, { query }), optionalRead(getUnread())]);
  // Fallback: unread ones on this page.
  return { ...list, unread: unread ?? list.records.filter(({ is_read: isRead }) => !isRead).length };
}

/** Marks it as read. Undefined for another member's. */
export async function openNotice(id: string) {
  const notice = await readOrUndefined(sendAsMember(NoticeDetail, { params: { id } }));
  // Shown even if marking fails.
  if (notice && !notice.is_read) await optionalRead(sendAsMember(NoticeRead, { body: { ids: [id] } }));
  return notice;
}

export async function getUnread(): Promise<number> {
  return (await sendAsMember(UnreadCount, {})).unread_count;
}

export const getLetterChoices = async () => (await sendAsMember(LetterChoices, {})).choices;
