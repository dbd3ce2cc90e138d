/** `npm run status`: health and metrics of site and gateway on one page. */

import { hostInAddress, readEnvironment } from "../lib/env.ts";
import { HealthAnswer } from "../telemetry/health.ts";
import { readOpenMetrics, type Sample } from "../telemetry/open-metrics.ts";
import { quantile, sumSamples, sumsBy } from "../telemetry/sample-sums.ts";
import { metricsPorts } from "./metrics-ports.ts";

const PATIENCE_MS = 3_000;
const ROUTES_SHOWN = 8;

/** Body of a response with any status; undefined where unreachable. */
const read = (address: string): Promise<string | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => answer.text())
    .catch(() => undefined);

function parsed(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    // Not JSON: another program, such as a proxy, answered.
    return undefined;
  }
}

const cell = (text: string, width: number) => text.padEnd(width);
const milliseconds = (seconds: number | undefined) => (seconds === undefined ? "–" : `${(seconds * 1000).toFixed(1)} ms`);
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

function healthLines(name: string, answer: string | undefined): string[] {
  const { data } = HealthAnswer.safeParse(parsed(answer));
  if (!data) return [`${cell(name, 10)}does not answer`];
  const parts = Object.entries(data.parts).map(
    ([part, { state, since, age, note = "" }]) =>
      `  ${cell(part, 10)}${cell(state, 12)}since ${since}, looked at ${age} s ago  ${note}`,
  );
  return [`${cell(name, 10)}${data.status}`, ...parts];
}

/** Requests by route: count, failures, latency. */
function requestLines(samples: readonly Sample[], name: string): string[] {
  const routes = sumsBy(samples, `${name}_count`, "route").slice(0, ROUTES_SHOWN);
  const failed = (route: string) =>
    samples
      .filter(
        (sample) => sample.name === `${name}_count` && sample.labels.route === route && sample.labels.status?.startsWith("5"),
      )
      .reduce((sum, { value }) => sum + value, 0);
  return routes.map(([route, count]) => {
    const times = [0.5, 0.95].map((share) => milliseconds(quantile(samples, name, share, { route }))).join(" / ");
    return `  ${cell(route, 44)}${cell(String(count), 10)}${cell(`${failed(route)} failed`, 12)}${times}`;
  });
}

const listed = (pairs: [string, number][]) => pairs.map(([name, count]) => `${name} ${count}`).join(", ") || "none";

function processLines(samples: readonly Sample[]): string[] {
  const delay = samples.filter(({ name }) => name === "nodejs_eventloop_lag_p99_seconds").map(({ value }) => value);
  return [
    `  memory ${megabytes(sumSamples(samples, "process_resident_memory_bytes"))}, event loop late by ${milliseconds(Math.max(0, ...delay))} (p99)`,
  ];
}

function siteLines(samples: readonly Sample[]): string[] {
  return [
    ...requestLines(samples, "site_request_seconds"),
    `  cache: ${listed(sumsBy(samples, "site_cache_seconds_count", "kind"))}`,
    `  rendered: ${sumSamples(samples, "site_render_seconds_count")}, ${milliseconds(quantile(samples, "site_render_seconds", 0.5))} / ${milliseconds(quantile(samples, "site_render_seconds", 0.95))}`,
    `  calls of the gateway: ${listed(sumsBy(samples, "site_gateway_call_seconds_count", "outcome"))}`,
    ...processLines(samples),
  ];
}

function gatewayLines(samples: readonly Sample[]): string[] {
  return [
    ...requestLines(samples, "gateway_request_seconds"),
    `  events: ${listed(sumsBy(samples, "gateway_events_total", "event"))}; payments: ${listed(sumsBy(samples, "gateway_payments_total", "outcome"))}`,
    `  connections to the database: ${listed(sumsBy(samples, "gateway_database_connections", "state"))}; waiting: ${listed(sumsBy(samples, "gateway_queue", "queue"))}`,
    ...processLines(samples),
  ];
}

const env = readEnvironment(process.env);
const ports = metricsPorts(env);
const at = (port: string) => `http://${hostInAddress(env.METRICS_HOST)}:${port}/metrics`;
const [siteHealth, gatewayHealth, site, gateway] = await Promise.all([
  read(`http://${hostInAddress(env.HOST)}:${env.PORT}/api/health`),
  read(`${env.gatewayUrl}/health`),
  read(at(ports.METRICS_PORT)),
  read(at(ports.GATEWAY_METRICS_PORT)),
]);
const shown = (name: string, metrics: string | undefined, lines: (samples: Sample[]) => string[]) =>
  metrics ? ["", `${name}: count, failures, p50 / p95`, ...lines(readOpenMetrics(metrics))] : ["", `${name}: tells no metrics`];
const page = [
  ...healthLines("site", siteHealth),
  ...healthLines("gateway", gatewayHealth),
  ...shown("site", site, siteLines),
  ...shown("gateway", gateway, gatewayLines),
];
console.info(page.join("\n"));
