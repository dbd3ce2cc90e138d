import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheControl } from "../lib/cache/index.ts";
import type { AskedPage } from "../lib/cache/pages.ts";
import { readTrace, toTraceparent } from "../telemetry/trace.ts";
import type { Cost } from "./allowance.ts";
import { bodyIn, codingFor } from "./cache/encoding.ts";
import type { Answer } from "./cache/response-cache.ts";
import type { Rendered } from "./framework.ts";

/** `Cache-Status` of an answer that the cache has nothing to do with. */
export const BYPASSED = "site; fwd=bypass";

/** An answer that has no body yet. */
export const emptyPage = (status: number): Rendered => ({
  status,
  headers: {},
  body: Buffer.alloc(0),
  tags: [],
  isComplete: false,
});

/** An answer that nobody keeps. */
export async function uncached({ status, headers, body }: Rendered, acceptEncoding: string | undefined): Promise<Answer> {
  const bodies = { identity: body };
  const coding = codingFor(acceptEncoding, { contentType: String(headers["content-type"] ?? ""), bodies });
  const { vary: _vary, ...otherHeaders } = headers;
  return {
    status,
    headers: otherHeaders,
    body: await bodyIn(bodies, coding),
    coding,
    age: 0,
    cacheStatus: BYPASSED,
  };
}

/** What a page costs that is not kept. */
export const costOf = ({ life }: AskedPage): Cost =>
  life === "search" ? "search" : life === "picture" ? "sharePicture" : "page";

/**
 * A page that stands in for others is kept, though the framework makes it for one request, and for a while also without a section that could
 * not be read: while the gateway is away it is asked for most.
 */
export function cachedAnyway(rendered: Rendered): Rendered {
  if (rendered.status !== 200) return rendered;
  const life = cacheControl(rendered.isComplete ? "catalog" : "missing");
  return { ...rendered, headers: { ...rendered.headers, "cache-control": life }, isComplete: true };
}

/** Aborted when the visitor no longer waits. */
export function leaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once("close", () => left.abort());
  return left.signal;
}

/** A page that could not even be begun: too many are waiting, or the framework threw. `trace`: of the request that it was for. */
export const failedIn =
  (trace: string) =>
  (error: unknown): Rendered => {
    console.error(`page not rendered, trace ${trace}:`, error);
    return emptyPage(503);
  };

/** Sets the trace of a request for later handlers. */
export function nameTrace(request: IncomingMessage): string {
  const trace = readTrace(request.headers.traceparent);
  request.headers.traceparent = toTraceparent(trace);
  return trace;
}
