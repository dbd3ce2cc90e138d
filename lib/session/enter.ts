import "server-only";
import type { z } from "zod";
import { type Login, UserAuthInfo } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import type { Entered } from "./cookies";

type LoggedIn = z.output<typeof Login.response>;

/** The user info after a login (specification 20.4); the login's own answer says nearly as much, should it not come. */
async function userInfo(token: string) {
  try {
    return (await send(UserAuthInfo, {}, { token })).data;
  } catch (error) {
    console.error("user info after login:", error);
    return undefined;
  }
}

/** Makes what the browser keeps out of what login, registration or restoring answered: fetches the user info and names the visitor. */
export async function entered({ access_token, pord_token, user }: LoggedIn): Promise<Entered> {
  const info = await userInfo(access_token);
  const name = info?.userOther.username || info?.userOther.firstname || user.nickName || user.userName;
  const accountType = info?.userStatus.phone || user.phone ? "phone" : "email";
  return {
    accessToken: access_token,
    restoreToken: pord_token,
    userId: user.userId,
    visitor: { name, accountType },
  };
}
