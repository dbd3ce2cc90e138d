import type { Sample } from "./open-metrics.ts";

type Labels = Record<string, string>;

const hasLabels = ({ labels }: Sample, expected: Labels) =>
  Object.entries(expected).every(([name, value]) => labels[name] === value);

export const sumSamples = (samples: readonly Sample[], name: string, labels: Labels = {}): number =>
  samples.filter((sample) => sample.name === name && hasLabels(sample, labels)).reduce((sum, { value }) => sum + value, 0);

/** Sums grouped by a label, largest first. */
export function sumsBy(samples: readonly Sample[], name: string, label: string): [value: string, sum: number][] {
  const groups = Map.groupBy(
    samples.filter((sample) => sample.name === name),
    ({ labels }) => labels[label] ?? "",
  );
  return [...groups]
    .map(([value, group]): [string, number] => [value, sumSamples(group, name)])
    .sort(([, one], [, other]) => other - one);
}

/** Quantile of a histogram as Prometheus estimates it; undefined without samples. `share`: 0.95 for the 95th percentile. */
export function quantile(samples: readonly Sample[], name: string, share: number, labels: Labels = {}): number | undefined {
  const buckets = sumsBy(
    samples.filter((sample) => hasLabels(sample, labels)),
    `${name}_bucket`,
    "le",
  )
    .map(([le, count]) => ({ bound: le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le), count }))
    .sort((one, other) => one.bound - other.bound);
  const expected = share * (buckets.at(-1)?.count ?? 0);
  if (expected === 0) return undefined;
  const index = buckets.findIndex(({ count }) => count >= expected);
  const [below, found] = [buckets[index - 1] ?? { bound: 0, count: 0 }, buckets[index]];
  if (!found || found.bound === Number.POSITIVE_INFINITY) return below.bound;
  return below.bound + ((found.bound - below.bound) * (expected - below.count)) / (found.count - below.count);
}
