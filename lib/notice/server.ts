import "server-only";
import { browserNames } from "@/lib/account";
import {
  LetterChoices,
  NoticeDetail,
  NoticeList,
  NoticeRead,
  PushState as PushStateCall,
  UnreadCount,
} from "@/lib/contract/notice";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";
import type { NoticeQuery } from "./index";

/** How many messages a page of the list holds. */
export const NOTICES_A_PAGE = 20;

/** A page of the member's messages, the last one first, and how many wait to be read over all pages. */
export async function getNotices({ page, isUnread, kind, keyword }: NoticeQuery) {
  const query = {
    currentPage: page,
    pageSize: NOTICES_A_PAGE,
    ...(isUnread && { unread: "true" as const }),
    ...(kind && { kind }),
    ...(keyword && { keyword }),
  };
  const [list, unread] = await Promise.all([sendAsMember(NoticeList, { query }), optionalRead(getUnread())]);
  // Without the count, what is seen says whether there is something to read.
  return { ...list, unread: unread ?? list.records.filter(({ is_read: isRead }) => !isRead).length };
}

/** Opens a message: it counts as read from now on. Nothing for one that is not the member's. */
export async function openNotice(id: string) {
  const notice = await readOrUndefined(sendAsMember(NoticeDetail, { params: { id } }));
  // That it stays unread for now is no reason not to show it.
  if (notice && !notice.is_read) await optionalRead(sendAsMember(NoticeRead, { body: { ids: [id] } }));
  return notice;
}

/** How many messages wait to be read. */
export async function getUnread(): Promise<number> {
  return (await sendAsMember(UnreadCount, {})).unread_count;
}

/** Of which kinds the member gets e-mails. */
export const getLetterChoices = async () => (await sendAsMember(LetterChoices, {})).choices;

/** A browser in which the member gets notifications; `name` is empty where nobody knows it. */
export type PushBrowser = { id: string; name: string; consentedAt: string; isCurrent: boolean };
export type PushState = { key: string; browsers: PushBrowser[] };

/** In which browsers the member gets notifications, and the key for one more. */
export async function getPushState(): Promise<PushState> {
  const { key, browsers } = await sendAsMember(PushStateCall, {});
  return {
    key,
    browsers: browsers.map(({ id, user_agent: agent, consented_at: consentedAt, is_current: isCurrent }) => {
      const { browser, system } = browserNames(agent);
      return { id, consentedAt, isCurrent, name: [browser, system].filter(Boolean).join(", ") };
    }),
  };
}
