import { seeOther } from "@/lib/form/see-other";
import { isGatewayFailure } from "@/lib/http/errors";
import { routes } from "@/lib/routes";
import { returnPath } from "@/lib/session/return-url";
import { clearSession, countRenewal, renewSession } from "@/lib/session/server";

/** Renews the session for pages, which redirect here after a 401 as they cannot set cookies. Leads back to `return_url`, or to the login. */
export async function GET(request: Request): Promise<Response> {
  const target = returnPath(new URL(request.url).searchParams.get("return_url"));
  if (!(await tryRenewal(request.headers))) {
    await clearSession();
    return seeOther(routes.loginFor(target));
  }
  // Counted against an endless loop: after some renewals pages no longer redirect here.
  await countRenewal();
  return seeOther(target);
}

/** Whether the page can be tried again. Also true when the gateway fails, since the page then says so itself. */
async function tryRenewal(visitor: Headers): Promise<boolean> {
  try {
    return (await renewSession(visitor)) !== undefined;
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("session not renewed:", error);
    return true;
  }
}
