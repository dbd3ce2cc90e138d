import "server-only";
import type { z } from "zod";
import { type Login, UserAuthInfo } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import type { NewSession } from "./cookies";
import type { Visitor } from "./index";

type LoggedIn = z.output<typeof Login.response>;

/** Asks for the user info of specification 20.4; when that fails, the login's own response is used. */
async function readUserInfo(token: string) {
  try {
    return (await send(UserAuthInfo, {}, { token })).data;
  } catch (error) {
    console.error("user info after login:", error);
    return undefined;
  }
}

type Info = z.output<typeof UserAuthInfo.response>["data"];

/** The visitor as the user info tells it; what it lacks comes from `user` of the login's response. */
export function visitorFromInfo({ userOther, userStatus, userinfo }: Info, user?: LoggedIn["user"]): Visitor {
  const type = userStatus.phone || user?.phone ? "phone" : "email";
  return {
    name: userOther.username || userOther.firstname || user?.nickName || user?.userName || "",
    loginType: user?.loginType || type,
    accountLoginType: type,
    userType: userStatus.usertype || user?.userType || "",
    nickname: userOther.nickname || user?.nickName || "",
    nationality: userinfo.nationality || user?.nationality || "",
    firstname: userOther.firstname,
    email: userStatus.email || user?.email || "",
  };
}

const NO_INFO: Info = {
  userOther: { firstname: "", username: "" },
  userStatus: { usertype: "", email: "" },
  userinfo: { nationality: "" },
};

/** The session that a browser gets in cookies after login, registration or renewal. */
export async function newSession({ access_token, pord_token, user }: LoggedIn): Promise<NewSession> {
  const info = await readUserInfo(access_token);
  return {
    accessToken: access_token,
    restoreToken: pord_token,
    userId: user.userId,
    visitor: visitorFromInfo(info ?? NO_INFO, user),
  };
}
