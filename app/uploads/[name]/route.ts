import { seeOther } from "@/lib/form/see-other";
import { GatewayError } from "@/lib/http/errors";
import { routes } from "@/lib/routes";
import { toRefusal } from "@/lib/session/handler";
import { getAccessToken, renewSession } from "@/lib/session/server";
import { readUpload } from "@/lib/upload/server";
import failure from "@/messages/error.json";

async function readAsMember(name: string, token: string | undefined): Promise<Response | undefined> {
  if (!token) return undefined;
  try {
    return await readUpload(name, token);
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return undefined;
    throw error;
  }
}

type Context = { params: Promise<{ name: string }> };

/** A voucher or attachment, for members who may read it. Renews the session, or redirects to the login. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  try {
    const file =
      (await readAsMember(name, await getAccessToken())) ?? (await readAsMember(name, await renewSession(request.headers)));
    return file ?? seeOther(routes.loginFor(routes.upload(name)));
  } catch (error) {
    const { status } = toRefusal(error);
    const message = status === 404 ? failure.noFile : failure.failedText;
    return new Response(message, {
      status,
      headers: { "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8" },
    });
  }
}
