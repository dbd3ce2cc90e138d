import { Counter, collectDefaultMetrics, Gauge, register } from "prom-client";
import { Metrics } from "./open-metrics.ts";
import { timingsHere } from "./timings.ts";

/** Adds process metrics: CPU, memory, GC, event loop delay. */
export const countProcess = (): void => collectDefaultMetrics();

/** A counter with one label; call it to increment. */
export function counter(name: string, help: string, label: string): (value: string) => void {
  const made = new Counter({ name, help, labelNames: [label] });
  return (value) => made.inc({ [label]: value });
}

/** A gauge with one label, read on scrape. */
export function gauge(name: string, help: string, label: string, read: () => Record<string, number>): void {
  // The newest reader wins.
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

/** Metrics of this process. `labels` tell it from the others. */
export async function countedHere(labels: Record<string, string> = {}): Promise<Metrics> {
  const metrics = [...Metrics.parse(await register.getMetricsAsJSON()), ...timingsHere()];
  const named = (value: Metrics[number]["values"][number]) => ({ ...value, labels: { ...value.labels, ...labels } });
  return metrics.map((metric) => ({ ...metric, values: metric.values.map(named) }));
}
