import { z } from "zod";

/** The result of prom-client's `getMetricsAsJSON`. */
export const Metrics = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.enum(["counter", "gauge", "histogram", "summary"]),
    values: z.array(
      z.object({
        value: z.number(),
        labels: z.record(z.string(), z.union([z.string(), z.number()])),
        metricName: z.string().optional(),
      }),
    ),
  }),
);
export type Metrics = z.output<typeof Metrics>;

export const OPEN_METRICS_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

const escapeText = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');

const numberText = (value: number) =>
  Number.isFinite(value) ? String(value) : Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";

function sampleText(name: string, labels: Record<string, string | number>, value: number): string {
  const parts = Object.entries(labels).map(([label, text]) => `${label}="${escapeText(String(text))}"`);
  return `${name}${parts.length > 0 ? `{${parts.join(",")}}` : ""} ${numberText(value)}`;
}

/** Name of a metric in `# TYPE` lines: a counter's has no `_total` there. */
const familyName = ({ name, type }: Metrics[number]) => (type === "counter" ? name.replace(/_total$/, "") : name);

function formatSamples(family: string, { name, type, values }: Metrics[number]): string[] {
  return values.map(({ value, labels, metricName = name }) =>
    sampleText(type === "counter" ? `${family}_total` : metricName, labels, value),
  );
}

/** One OpenMetrics text of several processes' metrics, grouped by name. */
export function openMetricsText(processes: readonly Metrics[]): string {
  const families = Map.groupBy(processes.flat(), familyName);
  const lines = [...families].flatMap(([family, metrics]) => {
    const [first] = metrics;
    if (!first) return [];
    const head = [`# HELP ${family} ${escapeText(first.help)}`, `# TYPE ${family} ${first.type}`];
    return [...head, ...metrics.flatMap((metric) => formatSamples(family, metric))];
  });
  return `${[...lines, "# EOF"].join("\n")}\n`;
}

export type Sample = { name: string; labels: Record<string, string>; value: number };

/** A sample: `http_requests_total{route="home"} 12`. */
const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? ([+-]?(?:[\d.]+(?:e[+-]?\d+)?|Inf)|NaN)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;
const unescapeText = (text: string) => text.replace(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
const numberIn = (text: string) => Number(text.replace("Inf", "Infinity"));

/** Parses an OpenMetrics text. @throws Error for an invalid line or a missing `# EOF` */
export function readOpenMetrics(text: string): Sample[] {
  const lines = text.split("\n").filter(Boolean);
  if (lines.at(-1) !== "# EOF") throw new Error("the text has no end");
  return lines
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [, name = "", labels = "", value = ""] = LINE.exec(line) ?? [];
      if (name === "") throw new Error(`no sample: ${line}`);
      const read = [...labels.matchAll(LABEL)].map(([, label = "", content = ""]) => [label, unescapeText(content)]);
      return { name, labels: Object.fromEntries(read), value: numberIn(value) };
    });
}
