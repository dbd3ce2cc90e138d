import "server-only";
import { cookies } from "next/headers";
import { routes } from "@/lib/routes";
import { MEMBER_FIELD, SESSION_COOKIES } from "@/lib/session";
import { isSameOrigin } from "@/lib/session/origin";
import { type CallContext, withAccessToken } from "@/lib/session/server";
import { text } from "@/lib/text";
import { GatewayError, GatewayUnreachable } from "./errors";
import { clearSavedForm, postedFields, saveForm } from "./saved-form";
import { seeOther } from "./see-other";

/** Most that a form waits for the gateway, as in specification 23.1. */
const TIMEOUT_MS = 30_000;

/** An address of the site with what its page is to say. */
export const withNote = (path: string, note: Record<string, string>) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(note)}`;

/** Thrown for a form with wrong fields: its page shows these parameters, or for `problem: "told"` the message, and the form as it was posted. */
export class FormRefused extends Error {
  override name = "FormRefused" as const;
  constructor(
    readonly note: Record<string, string>,
    readonly told = "",
  ) {
    super(`form refused: ${Object.entries(note).flat().join(" ")}`);
  }
}

/** What its page says of a form that failed, and what the gateway said. */
function failureOf(error: unknown): { note: Record<string, string>; message?: string } {
  if (error instanceof FormRefused) return { note: error.note, message: error.told };
  if (error instanceof GatewayUnreachable) return { note: { problem: error.isLate ? "late" : "service" } };
  if (!(error instanceof GatewayError)) throw error;
  const { status, text: message } = error;
  if (status >= 500) return { note: { problem: "service" }, message };
  if (message) return { note: { problem: "told" }, message };
  return { note: { problem: status === 404 ? "gone" : "refused" } };
}

/** Whether the form was made for another member than the one who is logged in by now. */
export async function isFromAnotherMember(data: FormData): Promise<boolean> {
  const [form, browser] = [fieldText(data, MEMBER_FIELD), (await cookies()).get(SESSION_COOKIES.userId)?.value];
  return Boolean(form && browser && form !== browser);
}

/** The fields of a posted form; undefined for a body that is none. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The answer to a body that is not a form. */
export const malformedForm = (): Response =>
  new Response(text.error.malformed, { status: 400, headers: { "cache-control": "no-store" } });

/**
 * A handler that plain forms of a member post to: it does the work and leads on to the address that the work answers; what fails leads back to
 * `page`, which says so by its parameters, and a session that is over to the login. The page finds the form as it was posted (`readSavedForm`).
 * Where what was posted decides the page, it is a function of that.
 */
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
      const { note, message } = failureOf(error);
      if (!(error instanceof FormRefused)) console.error(`a form of ${returnPath} was not carried out`, error);
      await saveForm(returnPath, postedFields(data), message);
      return seeOther(withNote(returnPath, note));
    }
  };
}

/** A field of a posted form as text; empty where it is missing or a file. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
