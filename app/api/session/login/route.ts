import { Login } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { guarded, isFormPost, readFields } from "@/lib/http/handler";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { routes } from "@/lib/routes";
import { ensureDevice } from "@/lib/session/device";
import { LoginForm } from "@/lib/session/form";
import { parseBody } from "@/lib/session/parse";
import { answerPlainForm } from "@/lib/session/plain-form";
import { saveSession } from "@/lib/session/server";

/** JSON for a script, a redirect for a plain form. */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const login = async (fields: unknown) => {
      const { method, ...body } = parseBody(LoginForm, fields);
      const answer = await send(
        Login,
        { body: { ...body, ...(await ensureDevice(request.headers)) } },
        { visitor: request.headers, timeout: TIMEOUT_MS },
      );
      const isUnchanged = method === "reset" && !answer.is_password_changed;
      // A service that takes no password with a code has logged in only: the member changes it in the account.
      return { ...(await saveSession(answer)), next: isUnchanged ? routes.changePassword : undefined };
    };
    if (isFormPost(request)) return answerPlainForm(request, "/login", login);
    const { visitor, next } = await login(await readFields(request));
    return Response.json({ visitor, next });
  });
