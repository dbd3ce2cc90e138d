import { cookies } from "next/headers";
import { MEMBER_FIELD, SESSION_COOKIES } from "@/lib/session";

/** Hidden field with the page's member: the session may have changed by the time of the post. */
export async function MemberField() {
  const member = (await cookies()).get(SESSION_COOKIES.userId)?.value;
  return member ? <input type="hidden" name={MEMBER_FIELD} value={member} /> : null;
}
