import { ACCOUNT_STEPS, type AccountStep } from "@/lib/account";
import { UserAuthInfo } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { guarded, readFields, refuse } from "@/lib/http/handler";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { clearMemberCookies } from "@/lib/session/member-cookies";
import { visitorFromInfo } from "@/lib/session/new-session";
import { clearSession, setGreetingCookie, withAccessToken } from "@/lib/session/server";
import { text } from "@/lib/text";
import { STEPS } from "../steps";

const GREETING_STEPS: AccountStep[] = ["profile", "email", "phone"];

/** Renews the cookie `user`, which repeats what a step may have changed: name, e-mail and kind of login. */
async function refreshGreeting(token: string): Promise<void> {
  const { data } = await send(UserAuthInfo, {}, { token });
  await setGreetingCookie(visitorFromInfo(data));
}

type Context = { params: Promise<{ step: string }> };

/** Changes the account or requests a code; errors are passed through. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const name = (await params).step;
  const step = ACCOUNT_STEPS.find((known) => known === name);
  if (!step) return refuse(404, text.error.unknownCall);
  return guarded(request, async () => {
    const fields = await readFields(request);
    const visitor = request.headers;
    const result = await withAccessToken(visitor, async (token) => {
      const answer = await STEPS[step](fields, { token, visitor, timeout: TIMEOUT_MS });
      return { answer, token };
    });
    if (!result) return refuse(401, text.error.needsSession);
    if (step === "cancel") {
      await clearSession();
      await clearMemberCookies();
    }
    // The change succeeded even if the greeting cannot be refreshed.
    if (GREETING_STEPS.includes(step))
      await refreshGreeting(result.token).catch((error: unknown) => console.error("greeting not renewed:", error));
    return Response.json(result.answer, { headers: { "cache-control": "no-store" } });
  });
}
