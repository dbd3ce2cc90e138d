import "server-only";
import { browserNames } from "@/lib/account";
import {
  EmailChoices,
  NoticeDetail,
  NoticeList,
  NoticeRead,
  PushState as PushStateCall,
  UnreadCount,
} from "@/lib/contract/notice";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";
import type { NoticeQuery } from "./index";

export const NOTICES_A_PAGE = 20;

export async function getNotices({ page, isUnread, kind, keyword }: NoticeQuery) {
  const query = {
    currentPage: page,
    pageSize: NOTICES_A_PAGE,
    ...(isUnread && { unread: "true" as const }),
    ...(kind && { kind }),
    ...(keyword && { keyword }),
  };
  const [list, unread] = await Promise.all([sendAsMember(NoticeList, { query }), optionalRead(getUnreadCount())]);
  // If the number of all unread messages could not be read, those of this page are counted.
  return { ...list, unread: unread ?? list.records.filter(({ is_read: isRead }) => !isRead).length };
}

/** Reads a message and marks it as read; undefined for another member's. */
export async function openNotice(id: string) {
  const notice = await readOrUndefined(sendAsMember(NoticeDetail, { params: { id } }));
  // The message is shown even if marking it fails.
  if (notice && !notice.is_read) await optionalRead(sendAsMember(NoticeRead, { body: { ids: [id] } }));
  return notice;
}

export async function getUnreadCount(): Promise<number> {
  return (await sendAsMember(UnreadCount, {})).unread_count;
}

export const getEmailChoices = async () => (await sendAsMember(EmailChoices, {})).choices;

/** A browser that gets push messages. `name`: empty when unknown. */
export type PushBrowser = { id: string; name: string; consentedAt: string; isCurrent: boolean };
export type PushState = { key: string; browsers: PushBrowser[] };

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
