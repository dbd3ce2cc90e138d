import { AutoRegister } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { keptBrowserOf } from "@/lib/session/device";
import { isSameOrigin } from "@/lib/session/origin";
import { keepSession } from "@/lib/session/server";
import { text } from "@/lib/text";

const answer = (status: number, body: object) => Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** Registers the guest who asks for a quotation and opens the session (specification 12.4, step 2). */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403, { errors: text.error.otherOrigin });
  const given = AutoRegister.body.safeParse(await request.json().catch(() => undefined));
  if (!given.success) return answer(400, { errors: text.error.malformed });
  try {
    const body = { ...given.data, ...(await keptBrowserOf(request.headers)) };
    await keepSession(await send(AutoRegister, { body }, { visitor: request.headers }));
    return answer(200, {});
  } catch (error) {
    if (error instanceof GatewayError) return answer(error.status, { errors: error.text });
    console.error("automatic registration did not answer", error);
    return answer(503, { errors: text.error.unreachable });
  }
}
