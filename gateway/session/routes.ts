import * as contract from "../../lib/contract/session.ts";
import type { Database } from "../db/database.ts";
import { handle, handleMember, type Route } from "../route.ts";
import * as store from "./store.ts";

/** Registration, login and its renewal (SPEC.md section 7, Auth). */
export const sessionRoutes = (database: Database): Route[] => [
  handle(contract.AutoRegister, ({ body }) => store.autoRegister(database, body)),
  handle(contract.Login, ({ body }) => store.loginByPassword(database, body)),
  handle(contract.LoginByCookie, ({ body }) => store.restore(database, body.token)),
  handleMember(contract.Logout, ({ session }) => store.logout(database, session.sessionId)),
  handleMember(contract.UserAuthInfo, ({ session }) => store.userInfo(database, session.memberId)),
];
