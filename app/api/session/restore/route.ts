import { isGatewayFailure } from "@/lib/http/errors";
import { seeOther } from "@/lib/http/see-other";
import { routes } from "@/lib/routes";
import { guarded, refuse } from "@/lib/session/handler";
import { returnPath } from "@/lib/session/return-url";
import { clearSession, countRenewal, renewSession } from "@/lib/session/server";
import { text } from "@/lib/text";

/** Renews the session with the long-lived token, for scripts. 401 when it is worth nothing. */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    if (await renewSession(request.headers)) return Response.json({});
    await clearSession();
    return refuse(401, text.error.needsSession);
  });

/**
 * Where a page that the gateway refused with 401 leads: back to `return_url` with a renewed session, or to the login. A page
 * itself may not set cookies.
 */
export async function GET(request: Request): Promise<Response> {
  const target = returnPath(new URL(request.url).searchParams.get("return_url"));
  if (!(await isRenewable(request.headers))) {
    await clearSession();
    return seeOther(routes.loginFor(target));
  }
  await countRenewal();
  return seeOther(target);
}

/** Whether the session was renewed, or may still be: while the gateway cannot be asked nobody knows, and the page says so. */
async function isRenewable(visitor: Headers): Promise<boolean> {
  try {
    return (await renewSession(visitor)) !== undefined;
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("session not renewed:", error);
    return true;
  }
}
