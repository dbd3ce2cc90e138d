import { postedFields } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { isFromAnotherMember, malformedForm, readForm } from "@/lib/form/post";
import { clearSavedForm, saveForm } from "@/lib/form/saved";
import { seeOther } from "@/lib/form/see-other";
import { GatewayError, GatewayUnreachable, isGatewayFailure } from "@/lib/http/errors";
import { asGatewayError, refuse } from "@/lib/http/handler";
import { errorText } from "@/lib/inquiry/form";
import { LONG_NAMES } from "@/lib/inquiry/posted-errors";
import { inquiryPath, postedSubject } from "@/lib/inquiry/subject";
import { parseInquiryForm, type Sent, sendInquiry } from "@/lib/inquiry/submit";
import { routes } from "@/lib/routes";
import { isSameOrigin } from "@/lib/session/origin";
import { text } from "@/lib/text";

/** Receives both quotation forms. Answers with a redirect (303) to a form without scripts, with JSON to a script. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  const data = await readForm(request);
  if (!data) return malformedForm();
  const outcome = await submit(data, request.headers);
  if (request.headers.get("accept") !== "application/json") return redirect(outcome, data);
  if ("id" in outcome) return Response.json(outcome, { headers: { "cache-control": "no-store" } });
  return refuse(outcome.status, outcome.message, outcome.retryAfter);
}

/** `wrong`: names of invalid fields, `late` (perhaps sent) or `service` (any other failure). `message`: for scripts; `notice`: for the page. */
type Failure = { wrong: string[]; status: number; message: string; notice?: string; retryAfter?: string | undefined };
type Outcome = Sent | Failure;

async function submit(data: FormData, visitor: Headers): Promise<Outcome> {
  if (await isFromAnotherMember(data))
    return { wrong: ["service"], status: 409, message: text.samePerson.other, notice: text.samePerson.other };
  const parsed = parseInquiryForm(data);
  if (parsed.kind === "invalid") return { wrong: parsed.fields, status: 422, message: parsed.errors.map(errorText).join(" ") };
  try {
    return await sendInquiry(parsed, data.has("accepts_marketing"), visitor);
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    const { status, text: message, retryAfter } = asGatewayError(error);
    if (error instanceof GatewayError && status >= 500) console.error("a request for quotation failed:", error);
    if (error instanceof GatewayUnreachable && error.isLate) return { wrong: ["late"], status, message: text.error.lateWrite };
    if (error instanceof GatewayUnreachable) return { wrong: ["service"], status, message };
    return { wrong: ["service"], status, message, notice: message, retryAfter };
  }
}

/** Answers a form without scripts. After a failure the typed values are saved in a cookie, not in the address. */
async function redirect(outcome: Outcome, data: FormData): Promise<Response> {
  const page = inquiryPath(postedSubject(data));
  if ("id" in outcome) {
    await clearSavedForm(page);
    return seeOther(`${routes.quoteSent}?${new URLSearchParams({ id: outcome.id })}`);
  }
  const { wrong, notice } = outcome;
  // The quick form leads back to the long one, whose fields have other names.
  const values = Object.entries(postedFields(data)).map(([name, texts]) => [LONG_NAMES.get(name) ?? name, texts]);
  await saveForm(page, Object.fromEntries(values), notice);
  return seeOther(withNote(page, { wrong: wrong.join(",") }));
}
