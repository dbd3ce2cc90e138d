import { Logout } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { seeOther } from "@/lib/http/see-other";
import { routes } from "@/lib/routes";
import { guarded, isFormPost } from "@/lib/session/handler";
import { clearMemberCookies } from "@/lib/session/member-cookies";
import { clearSession, getAccessToken, getRestoreToken } from "@/lib/session/server";

/** Ends the session at the gateway by what is left of it, be it the long-lived token alone; in this browser it ends whether the gateway answers or not. */
async function endAtGateway(): Promise<void> {
  const [token, restoring] = [await getAccessToken(), await getRestoreToken()];
  if (!token && !restoring) return;
  try {
    await send(Logout, { body: restoring ? { token: restoring } : {} }, token ? { token } : {});
  } catch (error) {
    console.error("logout:", error);
  }
}

/**
 * Logs out and leads home (specification 2.1): the menu's form posts here, and nothing of the member stays in this browser. A script that finds
 * the session over gets an empty answer: what was typed then waits for the same member.
 */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    await endAtGateway();
    await clearSession();
    if (!isFormPost(request)) return Response.json({});
    await clearMemberCookies();
    return seeOther(routes.home);
  });
