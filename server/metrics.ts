import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { publicPage } from "../lib/cache/pages.ts";
import { CALLS_CHANNEL } from "../lib/http/call-metrics.ts";
import { VITALS, VITALS_CHANNEL } from "../lib/tracking/vitals.ts";
import { Timings } from "../telemetry/timings.ts";
import { routeName } from "./route-name.ts";

const timings = (name: string, help: string, ...labelNames: [string, string]) => new Timings({ name, help, labelNames });

const requests = timings("site_request_seconds", "Requests, until the answer was sent or given up", "route", "status");
const cacheSeconds = timings("site_cache_seconds", "Requests that the HTTP cache answered", "kind", "what");
const renders = timings("site_render_seconds", "Answers that the framework made", "how", "status");
const calls = timings("site_gateway_call_seconds", "Calls of the gateway", "call", "outcome");

const vitals = timings(
  "site_web_vitals",
  "Pages of consenting visitors: seconds of LCP, INP and TTFB, score of CLS",
  "vital",
  "route",
);

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

/** What a request turned out to be for, as it is filled in; `cacheStatus` where the cache answered it. */
export type RequestLabels = { route: string; cacheStatus: string; what: "page" | "picture" };

/** Counts a request when its answer has been sent, or its visitor has gone. It is paid for each page that is kept: two looks at the clock. */
export function timeRequest(request: IncomingMessage, response: ServerResponse): RequestLabels {
  const startedAt = performance.now();
  const labels: RequestLabels = { route: "refused", cacheStatus: "", what: "page" };
  response.on("close", () => {
    const seconds = secondsSince(startedAt);
    // 499: nobody waited for the answer, as nginx has it.
    const status = response.headersSent || !request.destroyed ? response.statusCode : 499;
    requests.add(labels.route, status, seconds);
    if (labels.cacheStatus !== "") cacheSeconds.add(cacheKind(labels.cacheStatus), labels.what, seconds);
  });
  return labels;
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
  const startedAt = performance.now();
  const made = await work();
  renders.add(how, made.status, secondsSince(startedAt));
  return made;
}

const CallMade = z.object({ call: z.string(), outcome: z.string(), seconds: z.number() });

const PageTold = z.object({ path: z.string(), vitals: z.partialRecord(z.enum(VITALS), z.number()) });

/** Counts how a page felt by the pattern of its route: no visitor makes up a label. */
function countVitals(reported: z.output<typeof PageTold>): void {
  const route = publicPage(reported.path, new URLSearchParams())?.path ?? routeName(reported.path);
  for (const vital of VITALS) {
    const value = reported.vitals[vital];
    if (value !== undefined) vitals.add(vital, route, vital === "CLS" ? value : value / 1000);
  }
}

/** Counts what pages tell on channels of the process, since they are bundled apart: calls of the gateway, and vitals. */
export function countTold(): void {
  subscribe(VITALS_CHANNEL, (message) => {
    const { data } = PageTold.safeParse(message);
    if (data) countVitals(data);
  });
  subscribe(CALLS_CHANNEL, (message) => {
    const { data } = CallMade.safeParse(message);
    if (data) calls.add(data.call, data.outcome, data.seconds);
  });
}
