import * as calls from "../../lib/contract/chat.ts";
import type { Database } from "../db/database.ts";
import { handleMember, type Route } from "../route.ts";
import * as store from "./store.ts";

/** Calls of specification 8.4. */
export const chatRoutes = (database: Database): Route[] => [
  handleMember(calls.ChatSession, ({ session, body }) => store.openConversation(database, session.memberId, body)),
  handleMember(calls.ChatTicket, ({ session, body }) => store.newTicket(database, session, body)),
];
