import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { CALLS_CHANNEL } from "../lib/http/calls-channel.ts";
import { Timings } from "../telemetry/timings.ts";

const timings = (name: string, help: string, ...labelNames: [string, string]) => new Timings({ name, help, labelNames });

const requests = timings("site_request_seconds", "Requests, until the answer was sent or given up", "route", "status");
const kept = timings("site_cache_seconds", "Requests that the HTTP cache answered", "kind", "what");
const renders = timings("site_render_seconds", "Answers that the framework made", "how", "status");
const calls = timings("site_gateway_call_seconds", "Calls of the gateway", "call", "outcome");

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

/** What a request turned out to be for, as it is filled in; `cacheStatus` where the cache answered it. */
export type Asked = { route: string; cacheStatus: string; what: "page" | "picture" };

/** Counts a request when its answer has been sent, or its visitor has gone. It is paid for each page that is kept: two looks at the clock. */
export function timeRequest(request: IncomingMessage, response: ServerResponse): Asked {
  const begun = performance.now();
  const asked: Asked = { route: "refused", cacheStatus: "", what: "page" };
  response.on("close", () => {
    const seconds = secondsSince(begun);
    // 499: nobody waited for the answer, as nginx has it.
    const status = response.headersSent || !request.destroyed ? response.statusCode : 499;
    requests.add(asked.route, status, seconds);
    if (asked.cacheStatus !== "") kept.add(cacheKind(asked.cacheStatus), asked.what, seconds);
  });
  return asked;
}

/** How an answer came about, by its `Cache-Status`: `hit`, `stale`, `stale-if-error`, `collapsed`, `miss` or `bypass`. */
export function cacheKind(cacheStatus: string): string {
  if (cacheStatus.includes("; hit")) {
    if (cacheStatus.includes("stale-if-error")) return "stale-if-error";
    return cacheStatus.includes("ttl=-") ? "stale" : "hit";
  }
  if (cacheStatus.includes("fwd=bypass")) return "bypass";
  return cacheStatus.includes("collapsed") ? "collapsed" : "miss";
}

/** Counts what the framework makes. */
export async function timeRender<T extends { status: number }>(how: "page" | "handler", work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const made = await work();
  renders.add(how, made.status, secondsSince(begun));
  return made;
}

const CallMade = z.object({ call: z.string(), outcome: z.string(), seconds: z.number() });

/** Counts the calls that pages make of the gateway; they are bundled apart and tell of them on a channel of the process. */
export function countCalls(): void {
  subscribe(CALLS_CHANNEL, (message) => {
    const { data } = CallMade.safeParse(message);
    if (data) calls.add(data.call, data.outcome, data.seconds);
  });
}
