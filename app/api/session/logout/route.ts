import { Logout } from "@/lib/contract/session";
import { seeOther } from "@/lib/form/see-other";
import { send } from "@/lib/http/gateway";
import { guarded, isFormPost } from "@/lib/http/handler";
import { routes } from "@/lib/routes";
import { clearMemberCookies } from "@/lib/session/member-cookies";
import { clearSession, getAccessToken, getRestoreToken } from "@/lib/session/server";

/** Ends the session at the gateway with whatever token is left; errors are only logged. */
async function endAtGateway(): Promise<void> {
  const [token, restoreToken] = [await getAccessToken(), await getRestoreToken()];
  if (!token && !restoreToken) return;
  try {
    await send(Logout, { body: restoreToken ? { token: restoreToken } : {} }, token ? { token } : {});
  } catch (error) {
    console.error("logout:", error);
  }
}

/** Ends the session. A script posts after a 401: the member's other cookies stay for the next login. The form in the header deletes them too. */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    await endAtGateway();
    await clearSession();
    if (!isFormPost(request)) return Response.json({});
    await clearMemberCookies();
    return seeOther(routes.home);
  });
