import { GatewayUnreachable, isGatewayFailure } from "@/lib/http/errors";
import { isOthersForm, noForm, readForm, withNote } from "@/lib/http/form-post";
import { forgetForm, keepForm, postedFields } from "@/lib/http/kept-form";
import { seeOther } from "@/lib/http/see-other";
import { LONG_NAMES } from "@/lib/inquiry/form";
import { postedAbout, postedInquiry, requestPageOf } from "@/lib/inquiry/posted";
import { sendInquiry } from "@/lib/inquiry/send";
import { routes } from "@/lib/routes";
import { refusalOf, refuse } from "@/lib/session/handler";
import { isSameOrigin } from "@/lib/session/origin";
import { text } from "@/lib/text";
import later from "@/messages/later.json";

const sentences = new Map(Object.entries(later.inquiry.errors));

/** How sending ended. Of what failed: what is wrong, as a page's address says it, what a script is told, and what the gateway itself said. */
type Outcome = { id: string } | { wrong: string[]; status: number; told: string; said?: string; retryAfter?: string | undefined };

/** Sends what was posted. What is wrong with it, or with the service, is an outcome too; only a fault of ours is thrown. */
async function outcomeOf(data: FormData, visitor: Headers): Promise<Outcome> {
  if (await isOthersForm(data))
    return { wrong: ["service"], status: 409, told: text.samePerson.other, said: text.samePerson.other };
  const asked = postedInquiry(data);
  if (asked.kind === "wrong") {
    const told = asked.problems.map((problem) => sentences.get(problem) ?? problem).join(" ");
    return { wrong: asked.fields, status: 422, told };
  }
  try {
    return await sendInquiry(asked, data.has("accepts_marketing"), visitor);
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("a request for quotation was not sent:", error);
    const { status, text: told, retryAfter } = refusalOf(error);
    if (error instanceof GatewayUnreachable && error.isLate) return { wrong: ["late"], status, told: text.error.lateWrite };
    if (error instanceof GatewayUnreachable) return { wrong: ["service"], status, told };
    return { wrong: ["service"], status, told, said: told, retryAfter };
  }
}

/** The page of the form that a browser posted: on, or back with the names of what is wrong; what was typed is kept for it, out of the address. */
async function nextPage(outcome: Outcome, data: FormData): Promise<Response> {
  const page = requestPageOf(postedAbout(data));
  if ("id" in outcome) {
    await forgetForm(page);
    return seeOther(`${routes.quoteSent}?${new URLSearchParams({ id: outcome.id })}`);
  }
  const { wrong, said } = outcome;
  // The quick form's fields have other names in the long form, which it leads back to.
  const values = Object.entries(postedFields(data)).map(([name, texts]) => [LONG_NAMES.get(name) ?? name, texts]);
  await keepForm(page, Object.fromEntries(values), said);
  return seeOther(withNote(page, { wrong: wrong.join(",") }));
}

/** Both forms of a request for quotation: a browser is led on with 303, or back with what was wrong; a script is answered with JSON. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  const data = await readForm(request);
  if (!data) return noForm();
  const outcome = await outcomeOf(data, request.headers);
  if (request.headers.get("accept") !== "application/json") return nextPage(outcome, data);
  if ("id" in outcome) return Response.json(outcome, { headers: { "cache-control": "no-store" } });
  return refuse(outcome.status, outcome.told, outcome.retryAfter);
}
