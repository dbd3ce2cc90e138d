import * as contract from "../../lib/contract/session.ts";
import { handle, handleMember, type Route } from "../route.ts";
import { isCode } from "./code.ts";
import type { Services } from "./code-request.ts";
import { normalizeAccount } from "./contact.ts";
import { login, sendLoginCode } from "./login.ts";
import { register, sendRegisterCode } from "./register.ts";
import * as store from "./store.ts";

/** Calls of specification 20.8. */
export const sessionRoutes = (services: Services): Route[] => [
  handle(contract.AutoRegister, ({ body, clientIp }) => store.autoRegister(services, { ...body, clientIp })),
  handle(contract.RegisterCode, ({ query, session, clientIp }) => sendRegisterCode(services, query, { session, clientIp })),
  handle(contract.Register, ({ body, clientIp }) => register(services, { ...body, clientIp })),
  handle(contract.LoginCode, ({ query, clientIp }) => sendLoginCode(services, { ...query, clientIp })),
  handle(contract.VerifyCode, async ({ body, session, clientIp }) => {
    await services.limits.consume("loginsOfIp", clientIp);
    const { code, device_token: device } = body;
    const asked = { account: normalizeAccount(body.account), memberId: session?.memberId, device, code };
    return { valid: await isCode(services.database, asked) };
  }),
  handle(contract.Login, ({ body, clientIp }) => login(services, { ...body, clientIp })),
  handle(contract.LoginByCookie, ({ body }) => store.restore(services.database, body)),
  handle(contract.Logout, ({ body, session }) => store.logout(services.database, session, body)),
  handleMember(contract.UserAuthInfo, ({ session }) => store.userInfo(services.database, session)),
];
