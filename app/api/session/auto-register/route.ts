import { AutoRegister } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { guarded, readFields, refuse } from "@/lib/http/handler";
import { ensureDevice } from "@/lib/session/device";
import { saveSession } from "@/lib/session/server";
import { text } from "@/lib/text";

/**
 * Registers a guest by e-mail alone. No page calls it, since a quotation registers its guest itself (lib/inquiry/send.ts): the
 * end-to-end tests make their accounts by it (e2e/fixtures.ts).
 */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const parsed = AutoRegister.body.safeParse(await readFields(request));
    if (!parsed.success) return refuse(400, text.error.malformed);
    const body = { ...parsed.data, ...(await ensureDevice(request.headers)) };
    await saveSession(await send(AutoRegister, { body }, { visitor: request.headers }));
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  });
