/** Checks that one trace connects a page, its gateway calls and their SQL, in spans and both logs. */

import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { waitForHealth } from "./child-processes.ts";
import { startGateway } from "./gateway.ts";
import { startSite } from "./site.ts";
import { collectSpans, type SentSpan } from "./span-collector.ts";
import type { CheckedBuild, Tally } from "./verify.ts";

const SITE_PORT = 3104;
const BASE = `http://127.0.0.1:${SITE_PORT}`;

/** A span and its ancestors, root last. */
function spanPath(span: SentSpan, all: readonly SentSpan[]): SentSpan[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return [span, ...(parent ? spanPath(parent, all) : [])];
}

const ofPage = (spans: readonly SentSpan[], path: string) => {
  const { traceId } = spans.find(({ attributes }) => attributes["url.path"] === path) ?? {};
  return spans.filter((span) => span.traceId === traceId);
};

/** Asserts the path of spans from a SQL statement up to the page. */
function assertLeadsToSql(spans: readonly SentSpan[], path: string): void {
  const trace = ofPage(spans, path);
  const lines = trace.filter(({ name }) => name === "sql").map((span) => spanPath(span, trace));
  const [longest = []] = lines.sort((one, other) => other.length - one.length);
  const chain = longest.map(({ service, name }) => `${service}: ${name}`).join(" < ");
  assert.match(chain, /^gateway: sql < gateway: (?:GET|POST) \S+ < site: call \S+ < site: .*< site: GET of a visitor$/);
}

const CHECKS: Record<string, (spans: readonly SentSpan[], product: string, work: string) => void> = {
  "a page leads to its SQL": (spans, product) => assertLeadsToSql(spans, product),
  "a page of one person passes the middleware": (spans) =>
    assert.ok(ofPage(spans, "/cart").some(({ attributes }) => attributes["next.span_type"] === "Middleware.execute")),
  "the gateway's log has the trace": (spans, product, work) => {
    const [span] = ofPage(spans, product);
    assert.ok(span);
    assert.match(readFileSync(join(work, "gateway-traced.log"), "utf8"), new RegExp(span.traceId));
  },
  "no span has what was typed": (spans) => assert.doesNotMatch(JSON.stringify(spans), /ana%40|ana@|secreto/),
};

async function visit(path: string): Promise<string> {
  const answer = await fetch(BASE + path, { headers: { accept: "text/html" } });
  return answer.text();
}

/** GATEWAY_PORT must be free. */
export async function checkTraces({ build, work, variables }: CheckedBuild): Promise<Tally[]> {
  const collector = await collectSpans();
  const siteVariables = {
    ...variables,
    PORT: String(SITE_PORT),
    WORKERS: "1",
    EMBEDDED_CACHE: "false",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  };
  const env = readEnvironment({ ...process.env, ...siteVariables });
  const gateway = await startGateway(env, { log: join(work, "gateway-traced.log"), variables: siteVariables });
  const site = startSite(env, build, join(work, "site-traced.log"), siteVariables);
  let product = "";
  try {
    await waitForHealth(`${BASE}/api/health`, site, 60);
    [, product = ""] = /href="(\/product\/\d+)"/.exec(await visit("/shop/product")) ?? [];
    for (const path of [`${product}?utm_source=secreto`, "/cart?q=ana%40example.co", "/screen/product?keyword=secreto"])
      await visit(path);
  } finally {
    // Stopping flushes unsent spans.
    await stop(site);
    await stop(gateway);
    collector.close();
  }
  const tally = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      check(collector.spans, product, work);
      tally.passed += 1;
    } catch (error) {
      tally.failed += 1;
      console.error(`traces: ${name}:`, error instanceof Error ? error.message : error);
    }
  }
  return [tally];
}
