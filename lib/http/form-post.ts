import "server-only";
import { cookies } from "next/headers";
import { routes } from "@/lib/routes";
import { MEMBER_FIELD, SESSION_COOKIES } from "@/lib/session";
import { isSameOrigin } from "@/lib/session/origin";
import { inSession, type Way } from "@/lib/session/server";
import { text } from "@/lib/text";
import { GatewayError, GatewayUnreachable } from "./errors";
import { forgetForm, keepForm, postedFields } from "./kept-form";
import { seeOther } from "./see-other";

/** Most that a form waits for the gateway, as in specification 23.1. */
const TIMEOUT_MS = 30_000;

/** An address of the site with what its page is to say. */
export const withNote = (path: string, note: Record<string, string>) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(note)}`;

/** Thrown by the work of a form that was filled in wrongly: its page says so by these parameters, and has the form as it was typed. */
export class FormRefused extends Error {
  override name = "FormRefused" as const;
  constructor(readonly note: Record<string, string>) {
    super(`form refused: ${Object.entries(note).flat().join(" ")}`);
  }
}

/** What its page says of a form that failed, and what the gateway said. */
function outcomeOf(error: unknown): { note: Record<string, string>; told?: string } {
  if (error instanceof FormRefused) return { note: error.note };
  if (error instanceof GatewayUnreachable) return { note: { problem: error.isLate ? "late" : "service" } };
  if (!(error instanceof GatewayError)) throw error;
  const { status, text: told } = error;
  if (status >= 500) return { note: { problem: "service" }, told };
  if (told) return { note: { problem: "told" }, told };
  return { note: { problem: status === 404 ? "gone" : "refused" } };
}

/** Whether the form was made for another member than the one who is logged in by now. */
export async function isOthersForm(data: FormData): Promise<boolean> {
  const [form, browser] = [fieldText(data, MEMBER_FIELD), (await cookies()).get(SESSION_COOKIES.userId)?.value];
  return Boolean(form && browser && form !== browser);
}

/** The fields of a posted form; nothing for a body that is none. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What somebody who posts no form is told. */
export const noForm = (): Response =>
  new Response(text.error.malformed, { status: 400, headers: { "cache-control": "no-store" } });

/**
 * A handler that plain forms of a member post to: it does the work and leads on to the address that the work answers; what fails leads back to
 * `page`, which says so by its parameters, and a session that is over to the login. The page finds the form as it was posted (`keptForm`).
 * Where what was posted decides the page, it is a function of that.
 */
export function formPost(
  page: string | ((data: FormData) => string),
  work: (data: FormData, way: Way) => Promise<string | Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameOrigin(request)) return new Response(null, { status: 403 });
    const data = await readForm(request);
    if (!data) return noForm();
    const back = typeof page === "string" ? page : page(data);
    try {
      if (await isOthersForm(data)) throw new FormRefused({ problem: "other" });
      const done = await inSession(request.headers, (token) => work(data, { token, timeout: TIMEOUT_MS }));
      if (done === undefined) {
        await keepForm(back, postedFields(data));
        return seeOther(routes.loginFor(back));
      }
      await forgetForm(back);
      return typeof done === "string" ? seeOther(done) : done;
    } catch (error) {
      const { note, told } = outcomeOf(error);
      if (!(error instanceof FormRefused)) console.error(`a form of ${back} was not carried out`, error);
      await keepForm(back, postedFields(data), told);
      return seeOther(withNote(back, note));
    }
  };
}

/** A field of a posted form as text; empty where it is missing or a file. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
