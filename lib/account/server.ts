import "server-only";
import { type Account, browserNames, type OpenSession } from "@/lib/account";
import { MemberInfo, SessionList } from "@/lib/contract/account";
import { UserAuthInfo } from "@/lib/contract/session";
import { sendAsMember } from "@/lib/session/server";

export async function getAccount(): Promise<Omit<Account, "country">> {
  const { data } = await sendAsMember(UserAuthInfo, {});
  const { userOther, userStatus, userinfo } = data;
  return {
    profile: {
      firstname: userOther.firstname,
      nickname: userOther.nickname ?? "",
      nationality: userinfo.nationality,
      company: userOther.company ?? "",
      tax_id: userOther.tax_id ?? "",
    },
    email: userStatus.email,
    areaCode: userStatus.area_code ?? "",
    phone: userStatus.phone ?? "",
    hasPassword: userStatus.has_password ?? false,
    isEmailVerified: userStatus.is_email_confirmed ?? true,
    isProved: userStatus.proved_until !== undefined,
  };
}

export async function getMembership() {
  const { name, since, benefits, next_level: level, next_level_hint: hint } = await sendAsMember(MemberInfo, {});
  return { name, since, benefits, ...(level && hint && { next: { level, hint } }) };
}

export async function getOpenSessions(): Promise<OpenSession[]> {
  const { data } = await sendAsMember(SessionList, {});
  return data.map(({ id, user_agent, created_at: createdAt, seen_at: seenAt, is_current: isCurrent }) => ({
    id,
    createdAt,
    seenAt,
    isCurrent,
    ...browserNames(user_agent),
  }));
}
