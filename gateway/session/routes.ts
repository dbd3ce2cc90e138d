import * as contract from "../../lib/contract/session.ts";
import { handle, handleMember, type Route } from "../route.ts";
import type { Services } from "../services.ts";
import { autoRegister } from "./auto-register.ts";
import { isCode } from "./code.ts";
import { normalizeAccount } from "./contact.ts";
import { login, sendLoginCode } from "./login.ts";
import { register, sendRegisterCode } from "./register.ts";
import * as store from "./store.ts";

/** Calls of specification 20.8. */
export const sessionRoutes = (services: Services): Route[] => [
  handle(contract.AutoRegister, ({ body, clientIp }) => autoRegister(services, { ...body, clientIp })),
  handle(contract.RegisterCode, ({ query, session, clientIp }) => sendRegisterCode(services, query, { session, clientIp })),
  handle(contract.Register, ({ body, clientIp }) => register(services, { ...body, clientIp })),
  handle(contract.LoginCode, ({ query, clientIp }) => sendLoginCode(services, { ...query, clientIp })),
  handle(contract.VerifyCode, async ({ body, session, clientIp }) => {
    await services.limits.consume("loginsOfIp", clientIp);
    const { code, device_token: device } = body;
    const check = { account: normalizeAccount(body.account), memberId: session?.memberId, device, code };
    return { valid: await isCode(services.database, check) };
  }),
  handle(contract.Login, ({ body, clientIp }) => login(services, { ...body, clientIp })),
  handle(contract.LoginByCookie, ({ body }) => store.renewByToken(services.database, body)),
  handle(contract.Logout, ({ body, session }) => store.logout(services.database, session, body)),
  handleMember(contract.UserAuthInfo, ({ session }) => store.userInfo(services.database, session)),
];
