import { seeOther } from "@/lib/form/see-other";
import { isGatewayFailure } from "@/lib/http/errors";
import { guarded, refuse } from "@/lib/http/handler";
import { routes } from "@/lib/routes";
import { returnPath } from "@/lib/session/return-url";
import { clearSession, countRenewal, renewSession } from "@/lib/session/server";
import { text } from "@/lib/text";

export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    if (await renewSession(request.headers)) return Response.json({});
    await clearSession();
    return refuse(401, text.error.needsSession);
  });

/** Pages redirect here after a 401, since they cannot set cookies: back to `return_url`, or to the login. */
export async function GET(request: Request): Promise<Response> {
  const target = returnPath(new URL(request.url).searchParams.get("return_url"));
  if (!(await isRenewable(request.headers))) {
    await clearSession();
    return seeOther(routes.loginFor(target));
  }
  await countRenewal();
  return seeOther(target);
}

/** True also while the gateway is down: the page then says so. */
async function isRenewable(visitor: Headers): Promise<boolean> {
  try {
    return (await renewSession(visitor)) !== undefined;
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("session not renewed:", error);
    return true;
  }
}
