import { seeOther } from "@/lib/form/see-other";
import { asGatewayError } from "@/lib/http/handler";
import { routes } from "@/lib/routes";
import { asMember } from "@/lib/session/as-member";
import { readUpload } from "@/lib/upload/server";
import errorMessages from "@/messages/error.json";
import failed from "@/messages/failed.json";

type Context = { params: Promise<{ name: string }> };

/** A voucher or attachment, for members who may read it. Renews the session, or redirects to the login. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  try {
    const file = await asMember(request.headers, (token) => readUpload(name, token));
    return file ?? seeOther(routes.loginFor(routes.upload(name)));
  } catch (error) {
    const { status } = asGatewayError(error);
    const message = status === 404 ? errorMessages.noFile : failed.text;
    return new Response(message, {
      status,
      headers: { "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8" },
    });
  }
}
