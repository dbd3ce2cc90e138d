import * as calls from "../../lib/contract/notice.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import { chooseEmails, emailChoices } from "./choices.ts";
import type { PushSender } from "./push-deliver.ts";
import { endPush, pushState, savePush } from "./push-store.ts";
import * as store from "./store.ts";

/** Calls of specification 15.3. */
export const noticeRoutes = (database: Database, push: PushSender | undefined): Route[] => [
  handleMember(calls.UnreadCount, ({ session }) => store.unreadCount(database, session.memberId)),
  handleMember(calls.NoticeList, ({ session, query }) => store.noticePage(database, session.memberId, query)),
  handleMember(calls.NoticeDetail, ({ session, params }) => store.findNotice(database, session.memberId, params.id)),
  handleMember(calls.NoticeDelete, ({ session, params }) => store.deleteNotice(database, session.memberId, params.id)),
  handleMember(calls.NoticeRead, ({ session, body }) => store.markRead(database, session.memberId, body.ids)),
  handleMember(calls.EmailChoices, ({ session }) => emailChoices(database, session.memberId)),
  handleMember(calls.EmailChoicesSave, ({ session, body }) => chooseEmails(database, session.memberId, body.wanted)),
  handleMember(calls.PushState, ({ session }) => pushState(database, push, session)),
  handleMember(calls.PushSave, ({ session, body }) => savePush(database, push, body, session)),
  handleMember(calls.PushEnd, ({ session, params }) => endPush(database, session.memberId, params.id)),
  handleMember(calls.NoticeReadAll, ({ session }) => store.markAllRead(database, session.memberId)),
];
