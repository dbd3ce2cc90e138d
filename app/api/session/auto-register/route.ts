import { z } from "zod";
import { AutoRegister, SOURCE } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { Email } from "@/lib/session/form";
import { guarded, HANDLER_TIMEOUT_MS, readFields } from "@/lib/session/handler";
import { checked } from "@/lib/session/parse";
import { openSession } from "@/lib/session/server";

const Contact = z.object({ email: Email });

/** Registers a guest who asks for a quotation, and logs in (SPEC.md section 4, quotation form, step 2). */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const body = { ...checked(Contact, await readFields(request)), source: SOURCE };
    const answer = await send(AutoRegister, { body }, { visitor: request.headers, timeout: HANDLER_TIMEOUT_MS });
    const { visitor } = await openSession(answer);
    return Response.json({ visitor });
  });
