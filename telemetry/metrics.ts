import { Counter, collectDefaultMetrics, Gauge, register } from "prom-client";
import { Metrics } from "./open-metrics.ts";
import { allTimings } from "./timings.ts";

/** Adds process metrics: CPU, memory, GC, event loop delay. */
export const countProcess = (): void => collectDefaultMetrics();

export function counter(name: string, help: string, label: string): (value: string) => void {
  const metric = new Counter({ name, help, labelNames: [label] });
  return (value) => metric.inc({ [label]: value });
}

/** A gauge with one label. `read` is called at each scrape and returns the amount for each value of the label. */
export function gauge(name: string, help: string, label: string, read: () => Record<string, number>): void {
  // A name can be registered once: the newest `read` replaces the former.
  register.removeSingleMetric(name);
  void new Gauge({
    name,
    help,
    labelNames: [label],
    collect() {
      for (const [value, amount] of Object.entries(read())) this.set({ [label]: value }, amount);
    },
  });
}

/** Metrics of this process, with `labels` that tell it from other processes. */
export async function processMetrics(labels: Record<string, string> = {}): Promise<Metrics> {
  const metrics = [...Metrics.parse(await register.getMetricsAsJSON()), ...allTimings()];
  const withLabels = (value: Metrics[number]["values"][number]) => ({ ...value, labels: { ...value.labels, ...labels } });
  return metrics.map((metric) => ({ ...metric, values: metric.values.map(withLabels) }));
}
