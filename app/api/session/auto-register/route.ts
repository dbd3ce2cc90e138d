import { AutoRegister } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { guarded, readFields, refuse } from "@/lib/http/handler";
import { ensureDevice } from "@/lib/session/device";
import { saveSession } from "@/lib/session/server";
import { text } from "@/lib/text";

/** Registers a guest by e-mail alone, for end-to-end tests: no page calls it, since lib/inquiry registers whoever asks for a quotation. */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const parsed = AutoRegister.body.safeParse(await readFields(request));
    if (!parsed.success) return refuse(400, text.error.malformed);
    const body = { ...parsed.data, ...(await ensureDevice(request.headers)) };
    await saveSession(await send(AutoRegister, { body }, { visitor: request.headers }));
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  });
