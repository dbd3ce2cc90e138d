import "server-only";
import { boundedBody } from "@/lib/http/body";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { text } from "@/lib/text";
import { isSameOrigin } from "./origin";

const BODY_BYTES = 16 * 1024;

/** Request timeout of specification 23.1: a handler waits as long as the person does. */
export const HANDLER_TIMEOUT_MS = 30_000;

const FORM_TYPE = "application/x-www-form-urlencoded";

/** An error answer in the form of specification 1.6. */
export const refuse = (status: number, errors: string): Response =>
  Response.json({ errors }, { status, headers: { "cache-control": "no-store" } });

/** What a caller is told of an error: the gateway's refusals as they are, its silence as 503. Anything else is a fault of ours, and thrown. */
export function refusalOf(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof GatewayUnreachable)) throw error;
  console.error("session:", error);
  return new GatewayError(503, text.error.unreachable);
}

/** Runs a session handler: only for this site's own pages, errors passed through with status and text. */
export async function guarded(request: Request, work: () => Promise<Response>): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, text.error.otherOrigin);
  try {
    return await work();
  } catch (error) {
    const { status, text: errors } = refusalOf(error);
    return refuse(status, errors || text.session.errors.unknown);
  }
}

/** Whether a page without scripts posts its form. */
export const isFormPost = (request: Request) => request.headers.get("content-type")?.startsWith(FORM_TYPE) ?? false;

/**
 * The fields of a small form or of a JSON body.
 * @throws GatewayError 413 for a large one, 400 for one that cannot be read
 */
export async function readFields(request: Request): Promise<unknown> {
  const body = await boundedBody(request, BODY_BYTES);
  if (!body) throw new GatewayError(413, text.session.errors.tooLarge);
  const content = new TextDecoder().decode(body);
  if (isFormPost(request)) return Object.fromEntries(new URLSearchParams(content));
  try {
    return JSON.parse(content || "{}");
  } catch (cause) {
    throw new GatewayError(400, text.session.errors.unreadable, { cause });
  }
}
