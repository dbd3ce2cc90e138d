import "server-only";
import { isSameOrigin } from "@/lib/session/origin";
import { text } from "@/lib/text";
import { GatewayError, GatewayUnreachable } from "./errors";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** An error response in the form of specification 1.6. */
export const refuse = (status: number, errors: string, retryAfter?: string): Response =>
  Response.json(
    { errors },
    { status, headers: { "cache-control": "no-store", ...(retryAfter && { "retry-after": retryAfter }) } },
  );

/** The gateway's errors as they are, 504 for a timeout, 503 for other gateway failures. Rethrows anything else. */
export function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof GatewayUnreachable)) throw error;
  console.error("gateway call failed:", error);
  return error.isLate ? new GatewayError(504, text.error.late) : new GatewayError(503, text.error.unreachable);
}

/** Runs `work` for same-origin requests only, and passes the gateway's errors on to the browser. */
export async function guarded(request: Request, work: () => Promise<Response>): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, text.error.otherOrigin);
  try {
    return await work();
  } catch (error) {
    const { status, text: errors, retryAfter } = asGatewayError(error);
    return refuse(status, errors || text.session.errors.unknown, retryAfter);
  }
}

export const isFormPost = (request: Request) => request.headers.get("content-type")?.startsWith(FORM_TYPE) ?? false;

/** Fields of a form or JSON body (limited by server/body.ts). @throws GatewayError 400 when malformed */
export async function readFields(request: Request): Promise<unknown> {
  const content = await request.text();
  if (isFormPost(request)) return Object.fromEntries(new URLSearchParams(content));
  try {
    return JSON.parse(content || "{}");
  } catch (cause) {
    throw new GatewayError(400, text.session.errors.unreadable, { cause });
  }
}
