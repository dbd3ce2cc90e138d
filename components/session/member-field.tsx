import { cookies } from "next/headers";
import { MEMBER_FIELD, SESSION_COOKIES } from "@/lib/session";

/** Says in a plain form for whom its page was made: by the time that it is sent the session may be over, or another's. */
export async function MemberField() {
  const member = (await cookies()).get(SESSION_COOKIES.userId)?.value;
  return member ? <input type="hidden" name={MEMBER_FIELD} value={member} /> : null;
}
