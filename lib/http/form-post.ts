import "server-only";
import { routes } from "@/lib/routes";
import { isSameOrigin } from "@/lib/session/origin";
import { bearerOf } from "@/lib/session/server";
import { text } from "@/lib/text";
import { GatewayError, GatewayUnreachable } from "./errors";
import { seeOther } from "./see-other";

/** Most that a form waits for the gateway, as in specification 23.1. */
const TIMEOUT_MS = 30_000;

/** An address of the site with what its page is to say. */
export const withNote = (path: string, note: Record<string, string>) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(note)}`;

const problemOf = (error: Error) => {
  if (!(error instanceof GatewayError) || error.status >= 500) return "service";
  return error.status === 404 ? "gone" : "refused";
};

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
 * A handler that plain forms of a member post to: it does the work and leads on to the address that the work answers; what the
 * gateway refuses leads back to `page`, which says so by its `problem` parameter. Where what was posted decides the page, it is a
 * function of that.
 */
export function formPost(
  page: string | ((data: FormData) => string),
  work: (data: FormData, way: { token: string; timeout: number }) => Promise<string | Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameOrigin(request)) return new Response(null, { status: 403 });
    const data = await readForm(request);
    if (!data) return noForm();
    const back = typeof page === "string" ? page : page(data);
    try {
      const token = await bearerOf(request.headers);
      if (!token) return seeOther(routes.loginFor(back));
      const done = await work(data, { token, timeout: TIMEOUT_MS });
      return typeof done === "string" ? seeOther(done) : done;
    } catch (error) {
      if (error instanceof GatewayError && error.status === 401) return seeOther(routes.loginFor(back));
      if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
      console.error(`a form of ${back} was not carried out`, error);
      return seeOther(withNote(back, { problem: problemOf(error) }));
    }
  };
}

/** A field of a posted form as text; empty where it is missing or a file. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
