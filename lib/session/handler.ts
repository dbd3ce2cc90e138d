import "server-only";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { text } from "@/lib/text";
import { isSameOrigin } from "./origin";

/** Request timeout of specification 23.1: a handler waits as long as the person does. */
export const HANDLER_TIMEOUT_MS = 30_000;

const FORM_TYPE = "application/x-www-form-urlencoded";

/** An error answer in the form of specification 1.6. */
export const refuse = (status: number, errors: string, retryAfter?: string): Response =>
  Response.json(
    { errors },
    { status, headers: { "cache-control": "no-store", ...(retryAfter && { "retry-after": retryAfter }) } },
  );

/**
 * What a caller is told of an error: the gateway's refusals as they are, that it was late as 504, any other failure as 503. Anything else is a
 * fault of ours, and thrown.
 */
export function refusalOf(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof GatewayUnreachable)) throw error;
  console.error("session:", error);
  return error.isLate ? new GatewayError(504, text.error.late) : new GatewayError(503, text.error.unreachable);
}

/** Runs a session handler: only for this site's own pages, errors passed through with status and text. */
export async function guarded(request: Request, work: () => Promise<Response>): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, text.error.otherOrigin);
  try {
    return await work();
  } catch (error) {
    const { status, text: errors, retryAfter } = refusalOf(error);
    return refuse(status, errors || text.session.errors.unknown, retryAfter);
  }
}

/** Whether a page without scripts posts its form. */
export const isFormPost = (request: Request) => request.headers.get("content-type")?.startsWith(FORM_TYPE) ?? false;

/**
 * The fields of a form or of a JSON body, which server/body.ts bounds.
 * @throws GatewayError 400 for one that cannot be read
 */
export async function readFields(request: Request): Promise<unknown> {
  const content = await request.text();
  if (isFormPost(request)) return Object.fromEntries(new URLSearchParams(content));
  try {
    return JSON.parse(content || "{}");
  } catch (cause) {
    throw new GatewayError(400, text.session.errors.unreadable, { cause });
  }
}
