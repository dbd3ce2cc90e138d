import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Sample } from "../telemetry/open-metrics";
import { fires } from "./promql.fixture";

const FILE = "deploy/alerts.yaml";

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          labels: z.object({ severity: z.enum(["page", "warn"]) }),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

const rules = Rules.parse(parse(readFileSync(FILE, "utf8"))).groups.flatMap((group) => group.rules);

/** Samples by name, labels and value, as `name label=text,… value`. */
const samples = (...lines: string[]): Sample[] =>
  lines.map((line) => {
    const [name = "", labels = "", value = ""] = line.split(" ");
    return { name, labels: Object.fromEntries(labels.split(",").map((pair) => pair.split("="))), value: Number(value) };
  });

/** Metrics of an hour without problems. */
const WELL = samples(
  "up job=site 1",
  "up job=gateway 1",
  "site_request_seconds_count route=/,status=200 9999",
  "site_request_seconds_count route=/,status=503 1",
  "site_request_seconds_bucket le=0.5 9990",
  "site_request_seconds_bucket le=1 9999",
  "site_request_seconds_bucket le=+Inf 10000",
  "site_cache_seconds_count kind=hit,what=page 9000",
  "site_cache_seconds_count kind=miss,what=page 900",
  "site_gateway_call_seconds_count call=x,outcome=2xx 5000",
  "site_gateway_call_seconds_count call=x,outcome=late 10",
  "gateway_database_connections state=waiting 1",
  "gateway_queue queue=pictures 3",
  "nodejs_eventloop_lag_p99_seconds worker=1 0.02",
  "gateway_payments_total outcome=approved 90",
  "gateway_payments_total outcome=declined 10",
);

/** For each alert, the samples of an hour in which it alone fires. */
const ILL: Record<string, Sample[]> = {
  SiteDown: samples("up job=site 0"),
  GatewayDown: samples("up job=gateway 0"),
  PagesFail: samples("site_request_seconds_count route=/,status=503 200"),
  PagesSlow: samples("site_request_seconds_bucket le=0.5 8000", "site_request_seconds_bucket le=1 9000"),
  CacheMisses: samples("site_cache_seconds_count kind=miss,what=page 9500"),
  GatewayCallsFail: samples("site_gateway_call_seconds_count call=x,outcome=late 400"),
  DatabaseConnectionsExhausted: samples("gateway_database_connections state=waiting 11"),
  PicturesWait: samples("gateway_queue queue=pictures 101"),
  EventLoopLate: samples("nodejs_eventloop_lag_p99_seconds worker=1 0.7"),
  PaymentsRefused: samples("gateway_payments_total outcome=declined 91"),
};

const isSame = (one: Sample, other: Sample) =>
  one.name === other.name && JSON.stringify(one.labels) === JSON.stringify(other.labels);

/** Two scrapes: an empty one, and one an hour later with `others` in place of the same series of WELL. */
const hourWith = (others: Sample[]) => ({
  before: [],
  after: [...WELL.filter((sample) => !others.some((other) => isSame(sample, other))), ...others],
  seconds: 3600,
});

describe("the alerts", () => {
  test("are ten, and each says what happened and what to do", () => {
    expect(rules.map(({ alert }) => alert).sort()).toEqual(Object.keys(ILL).sort());
    expect(rules).toHaveLength(10);
  });

  test.each(rules.map(({ alert, expr }) => [alert, expr]))(
    "%s fires when it should, and is silent while all is well",
    (alert, expr) => {
      expect(fires(expr, hourWith([]))).toBe(false);
      const others = rules.filter((rule) => fires(rule.expr, hourWith(ILL[alert] ?? []))).map((rule) => rule.alert);
      expect(others).toEqual([alert]);
    },
  );

  test("name only what is counted", () => {
    const sources = globSync("{server,gateway,telemetry}/**/*.ts").map((file) => readFileSync(file, "utf8"));
    const library = readFileSync("node_modules/prom-client/lib/metrics/eventLoopLag.js", "utf8");
    const dashboard = readFileSync("deploy/grafana/storefront.json", "utf8");
    const asked =
      `${rules.map(({ expr }) => expr).join("\n")}\n${dashboard}`.match(/\b(?:site|gateway|nodejs|process)_[a-z_0-9]+/g) ?? [];
    const counted = [...sources, library].join("\n");
    const isCounted = (name: string) =>
      name.startsWith("process_") ||
      counted.includes(`"${name.replace(/_(?:count|bucket|sum|total)$/, "")}"`) ||
      counted.includes(`'${name}'`);
    expect(new Set(asked).size).toBeGreaterThan(8);
    expect([...new Set(asked)].filter((name) => !isCounted(name))).toEqual([]);
  });
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
if (hasPromtool)
  test("Prometheus takes them", () => {
    expect(spawnSync("promtool", ["check", "rules", FILE]).status).toBe(0);
  });
else console.info("not run: promtool over the alerts (it is not installed)");
