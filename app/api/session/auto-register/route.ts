import { AutoRegister } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { keptBrowserOf } from "@/lib/session/device";
import { guarded, readFields, refuse } from "@/lib/session/handler";
import { keepSession } from "@/lib/session/server";
import { text } from "@/lib/text";

/** Registers the guest who asks for a quotation and opens the session (specification 12.4). */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const given = AutoRegister.body.safeParse(await readFields(request));
    if (!given.success) return refuse(400, text.error.malformed);
    const body = { ...given.data, ...(await keptBrowserOf(request.headers)) };
    await keepSession(await send(AutoRegister, { body }, { visitor: request.headers }));
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  });
