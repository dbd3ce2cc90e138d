import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { findPublicPage } from "../lib/cache/pages.ts";
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

/** Labels of a request, filled in while it is handled. */
export type RequestLabels = { route: string; cacheStatus: string; resourceKind: "page" | "picture" };

/** Times a request until its response is sent or aborted. It runs for cached pages too, so it reads the clock only twice. */
export function timeRequest(request: IncomingMessage, response: ServerResponse): RequestLabels {
  const startedAt = performance.now();
  const labels: RequestLabels = { route: "refused", cacheStatus: "", resourceKind: "page" };
  response.on("close", () => {
    const seconds = secondsSince(startedAt);
    // 499: client closed request, as in nginx.
    const status = response.headersSent || !request.destroyed ? response.statusCode : 499;
    requests.add(labels.route, status, seconds);
    if (labels.cacheStatus !== "") cacheSeconds.add(cacheKind(labels.cacheStatus), labels.resourceKind, seconds);
  });
  return labels;
}

/** Label from `Cache-Status`: `hit`, `stale`, `stale-if-error`, `collapsed`, `miss` or `bypass`. */
function cacheKind(cacheStatus: string): string {
  if (cacheStatus.includes("; hit")) {
    if (cacheStatus.includes("stale-if-error")) return "stale-if-error";
    return cacheStatus.includes("ttl=-") ? "stale" : "hit";
  }
  if (cacheStatus.includes("fwd=bypass")) return "bypass";
  return cacheStatus.includes("collapsed") ? "collapsed" : "miss";
}

export async function timeRender<T extends { status: number }>(how: "page" | "handler", work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  renders.add(how, result.status, secondsSince(startedAt));
  return result;
}

const CallReport = z.object({ call: z.string(), outcome: z.string(), seconds: z.number() });

const PageReport = z.object({ path: z.string(), vitals: z.partialRecord(z.enum(VITALS), z.number()) });

/** Web vitals by route pattern, so that visitors cannot add labels. */
function countVitals(reported: z.output<typeof PageReport>): void {
  const route = findPublicPage(reported.path, new URLSearchParams())?.path ?? routeName(reported.path);
  for (const vital of VITALS) {
    const value = reported.vitals[vital];
    if (value !== undefined) vitals.add(vital, route, vital === "CLS" ? value : value / 1000);
  }
}

/** Counts gateway calls and vitals. Pages publish them on diagnostics channels, because they are bundled apart from the server. */
export function subscribeToReports(): void {
  subscribe(VITALS_CHANNEL, (message) => {
    const { data } = PageReport.safeParse(message);
    if (data) countVitals(data);
  });
  subscribe(CALLS_CHANNEL, (message) => {
    const { data } = CallReport.safeParse(message);
    if (data) calls.add(data.call, data.outcome, data.seconds);
  });
}
