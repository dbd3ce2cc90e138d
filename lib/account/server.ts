import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { MemberInfo } from "@/lib/contract/account";
import { MemberCountries } from "@/lib/contract/geo";
import { UserAuthInfo } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";

/** What the account settings show of the member. */
export async function getAccount(token: string) {
  const { data } = await send(UserAuthInfo, {}, { token });
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
  };
}

/** The member's level and what it brings. */
export const getMembership = (token: string) => send(MemberInfo, {}, { token });

/** Countries by their Spanish names, Colombia first. */
export async function getCountries() {
  "use cache";
  cacheLife("catalog");
  cacheTag("geo");
  const { data } = await send(MemberCountries, {});
  return data;
}
