import * as calls from "../../lib/contract/notice.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import { chooseLetters, letterChoices } from "./choices.ts";
import * as store from "./store.ts";

/** Specification 15.3. */
export const noticeRoutes = (database: Database): Route[] => [
  handleMember(calls.UnreadCount, ({ session }) => store.unreadCount(database, session.memberId)),
  handleMember(calls.NoticeList, ({ session, query }) => store.noticePage(database, session.memberId, query)),
  handleMember(calls.NoticeDetail, ({ session, params }) => store.findNotice(database, session.memberId, params.id)),
  handleMember(calls.NoticeDelete, ({ session, params }) => store.deleteNotice(database, session.memberId, params.id)),
  handleMember(calls.NoticeRead, ({ session, body }) => store.markRead(database, session.memberId, body.ids)),
  handleMember(calls.LetterChoices, ({ session }) => letterChoices(database, session.memberId)),
  handleMember(calls.LetterChoicesSave, ({ session, body }) => chooseLetters(database, session.memberId, body.wanted)),
  handleMember(calls.NoticeReadAll, ({ session }) => store.markAllRead(database, session.memberId)),
];
