import { Register, SOURCE } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { guarded, isFormPost, readFields } from "@/lib/http/handler";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { ensureDevice } from "@/lib/session/device";
import { RegisterForm } from "@/lib/session/form";
import { parseBody } from "@/lib/session/parse";
import { answerPlainForm } from "@/lib/session/plain-form";
import { saveSession } from "@/lib/session/server";

/** Registers with source `colombia` and logs in (specification 20.1, 20.8). */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const register = async (fields: unknown) => {
      const body = { ...parseBody(RegisterForm, fields), source: SOURCE, ...(await ensureDevice(request.headers)) };
      return saveSession(await send(Register, { body }, { visitor: request.headers, timeout: TIMEOUT_MS }));
    };
    if (isFormPost(request)) return answerPlainForm(request, "/register", register);
    const { visitor } = await register(await readFields(request));
    return Response.json({ visitor });
  });
