import type { ServerResponse } from "node:http";
import { cacheControl } from "../lib/cache/index.ts";
import { bodyIn, codingFor } from "./cache/encoding.ts";
import type { Answer } from "./cache/response-cache.ts";
import type { Rendered } from "./framework.ts";

export const BYPASS_CACHE_STATUS = "site; fwd=bypass";

export const emptyPage = (status: number): Rendered => ({
  status,
  headers: {},
  body: Buffer.alloc(0),
  tags: [],
  isComplete: false,
});

export async function toAnswer({ status, headers, body }: Rendered, acceptEncoding: string | undefined): Promise<Answer> {
  const bodies = { identity: body };
  const coding = codingFor(acceptEncoding, { contentType: String(headers["content-type"] ?? ""), bodies });
  // `send` sets Vary itself.
  const { vary: _vary, ...otherHeaders } = headers;
  return {
    status,
    headers: otherHeaders,
    body: await bodyIn(bodies, coding),
    coding,
    age: 0,
    cacheStatus: BYPASS_CACHE_STATUS,
  };
}

/** Lets an error page be cached although the framework says `no-store`, also an incomplete one: in an outage it is requested most. It is rendered with status 200. */
export function asCacheable(rendered: Rendered): Rendered {
  if (rendered.status !== 200) return rendered;
  const directives = cacheControl(rendered.isComplete ? "catalog" : "missing");
  return { ...rendered, headers: { ...rendered.headers, "cache-control": directives }, isComplete: true };
}

export function closeSignal(response: ServerResponse): AbortSignal {
  const closing = new AbortController();
  response.once("close", () => closing.abort());
  return closing.signal;
}

/** Logs why a render failed, with the request's trace, and answers 503. */
export const logAndAnswer503 =
  (trace: string) =>
  (error: unknown): Rendered => {
    console.error(`page not rendered, trace ${trace}:`, error);
    return emptyPage(503);
  };
