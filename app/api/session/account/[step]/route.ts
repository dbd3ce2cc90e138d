import { ACCOUNT_STEPS, type AccountStep } from "@/lib/account";
import { getAccount } from "@/lib/account/server";
import { GatewayError } from "@/lib/http/errors";
import { isSameOrigin } from "@/lib/session/origin";
import { forgetSession, getAccessToken, keepGreeting } from "@/lib/session/server";
import { text } from "@/lib/text";
import { STEPS } from "../steps";

/** A change must not be told failed while it is being made: as long as the browser waits (SPEC.md section 9). */
const TIMEOUT_MS = 30_000;

const answer = (status: number, body: object) => Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** What a change does to the cookies of this browser. */
async function follow(step: AccountStep, token: string): Promise<void> {
  if (step === "cancel") return forgetSession();
  if (!["profile", "email", "phone"].includes(step)) return;
  const { name, phone } = await getAccount(token);
  await keepGreeting({ name, accountType: phone ? "phone" : "email" });
}

type Context = { params: Promise<{ step: string }> };

/** Changes something of the member's account, or asks for the code that it takes. Refusals are passed on as they come. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403, { errors: text.error.otherOrigin });
  const asked = (await params).step;
  const step = ACCOUNT_STEPS.find((known) => known === asked);
  if (!step) return answer(404, { errors: text.error.unknownCall });
  const token = await getAccessToken();
  if (!token) return answer(401, { errors: text.error.needsSession });
  try {
    const given: unknown = await request.json().catch(() => undefined);
    const done = await STEPS[step](given, { token, visitor: request.headers, timeout: TIMEOUT_MS });
    await follow(step, token).catch((error: unknown) => console.error(`greeting not renewed after ${step}`, error));
    return answer(200, done);
  } catch (error) {
    if (error instanceof GatewayError) return answer(error.status, { errors: error.text });
    console.error(`account: ${step} did not answer`, error);
    return answer(503, { errors: text.error.unreachable });
  }
}
