import * as contract from "../../lib/contract/session.ts";
import { handle, handleMember, type Route } from "../route.ts";
import { isCode } from "./code.ts";
import type { Desk } from "./code-request.ts";
import { normalizeAccount } from "./contact.ts";
import { login, sendLoginCode } from "./login.ts";
import { register, sendRegisterCode } from "./register.ts";
import * as store from "./store.ts";

/** Specification 20.8. */
export const sessionRoutes = (desk: Desk): Route[] => [
  handle(contract.AutoRegister, ({ body, address }) => store.autoRegister(desk, { ...body, address })),
  handle(contract.RegisterCode, ({ query, session, address }) => sendRegisterCode(desk, query, { session, address })),
  handle(contract.Register, ({ body, address }) => register(desk, { ...body, address })),
  handle(contract.LoginCode, ({ query, address }) => sendLoginCode(desk, { ...query, address })),
  handle(contract.VerifyCode, async ({ body, session, address }) => {
    await desk.limits.count("loginsOfAddress", address);
    const { code, device_token: device } = body;
    const asked = { account: normalizeAccount(body.account), memberId: session?.memberId, device, code };
    return { valid: await isCode(desk.database, asked) };
  }),
  handle(contract.Login, ({ body, address }) => login(desk, { ...body, address })),
  handle(contract.LoginByCookie, ({ body }) => store.restore(desk.database, body)),
  handle(contract.Logout, ({ body, session }) => store.logout(desk.database, session, body)),
  handleMember(contract.UserAuthInfo, ({ session }) => store.userInfo(desk.database, session)),
];
