import "server-only";
import { cookies } from "next/headers";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { routes } from "@/lib/routes";
import { MEMBER_FIELD, SESSION_COOKIES } from "@/lib/session";
import { isSameOrigin } from "@/lib/session/origin";
import { type CallContext, withAccessToken } from "@/lib/session/server";
import { text } from "@/lib/text";
import { fieldText, postedFields } from "./fields";
import { withNote } from "./note";
import { clearSavedForm, saveForm } from "./saved";
import { seeOther } from "./see-other";

/** A posted form is refused. `note`: query of the page that it returns to, such as `{ problem: "gone" }`; `text`: the message for `{ problem: "message" }`. */
export class FormRefused extends Error {
  override name = "FormRefused" as const;
  constructor(
    readonly note: Record<string, string>,
    readonly text = "",
  ) {
    super(`form refused: ${Object.entries(note).flat().join(" ")}`);
  }
}

/** Note and message for an error of the form or of the gateway; rethrows any other. */
function toFailure(error: unknown): { note: Record<string, string>; message?: string } {
  if (error instanceof FormRefused) return { note: error.note, message: error.text };
  if (error instanceof GatewayUnreachable) return { note: { problem: error.isLate ? "late" : "service" } };
  if (!(error instanceof GatewayError)) throw error;
  const { status, text: message } = error;
  if (status >= 500) return { note: { problem: "service" }, message };
  if (message) return { note: { problem: "message" }, message };
  return { note: { problem: status === 404 ? "gone" : "refused" } };
}

/** Whether another member has logged in since the form was rendered. */
export async function isFromAnotherMember(data: FormData): Promise<boolean> {
  const [form, browser] = [fieldText(data, MEMBER_FIELD), (await cookies()).get(SESSION_COOKIES.userId)?.value];
  return Boolean(form && browser && form !== browser);
}

export async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export const malformedForm = (): Response =>
  new Response(text.error.malformed, { status: 400, headers: { "cache-control": "no-store" } });

/** Handler of a member's form. It redirects (303) to the address that `work` returns, or sends its response. A failure redirects to `page` with a note, a lack of a session to the login; both save the values. */
export function formPost(
  page: string | ((data: FormData) => string),
  work: (data: FormData, context: CallContext) => Promise<string | Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameOrigin(request)) return new Response(null, { status: 403 });
    const data = await readForm(request);
    if (!data) return malformedForm();
    const returnPath = typeof page === "string" ? page : page(data);
    try {
      if (await isFromAnotherMember(data)) throw new FormRefused({ problem: "other" });
      const done = await withAccessToken(request.headers, (token) => work(data, { token, timeout: TIMEOUT_MS }));
      if (done === undefined) {
        await saveForm(returnPath, postedFields(data));
        return seeOther(routes.loginFor(returnPath));
      }
      await clearSavedForm(returnPath);
      return typeof done === "string" ? seeOther(done) : done;
    } catch (error) {
      const { note, message } = toFailure(error);
      if (!(error instanceof FormRefused)) console.error(`a form of ${returnPath} was not carried out`, error);
      await saveForm(returnPath, postedFields(data), message);
      return seeOther(withNote(returnPath, note));
    }
  };
}
