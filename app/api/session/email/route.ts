import { UserAuthInfo } from "@/lib/contract/session";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { getAccessToken } from "@/lib/session/server";

const answer = (email: string) => Response.json({ email }, { headers: { "cache-control": "private, no-store" } });

/** The member's e-mail for forms; empty for a guest or on failure. */
export async function GET(): Promise<Response> {
  const token = await getAccessToken();
  if (!token) return answer("");
  try {
    const { data } = await send(UserAuthInfo, {}, { token });
    return answer(data.userStatus.email);
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return answer("");
    throw error;
  }
}
