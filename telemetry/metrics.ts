import { Counter, collectDefaultMetrics, Gauge, register } from "prom-client";
import { Metrics } from "./open-metrics.ts";
import { timingsHere } from "./timings.ts";

/** Also counts what every process has: processor time, memory, garbage, and how late its event loop is. */
export const countProcess = (): void => collectDefaultMetrics();

/** A counter with one label; calling it counts one of a value. */
export function counter(name: string, help: string, label: string): (value: string) => void {
  const made = new Counter({ name, help, labelNames: [label] });
  return (value) => made.inc({ [label]: value });
}

/** A gauge whose values, by one label, are read when somebody asks. */
export function gauge(name: string, help: string, label: string, read: () => Record<string, number>): void {
  // Who reads it now is asked from now on.
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

/** What this process counts at this moment. `labels` name it among others of its program. */
export async function countedHere(labels: Record<string, string> = {}): Promise<Metrics> {
  const metrics = [...Metrics.parse(await register.getMetricsAsJSON()), ...timingsHere()];
  const named = (value: Metrics[number]["values"][number]) => ({ ...value, labels: { ...value.labels, ...labels } });
  return metrics.map((metric) => ({ ...metric, values: metric.values.map(named) }));
}
