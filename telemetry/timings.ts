import type { Metrics } from "./open-metrics.ts";

/** `counts`: how many durations fell into each bucket. Buckets end at BOUNDS_SECONDS; the last has no end. */
type Cell = { counts: Float64Array; sum: number };

const BOUNDS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type About = { name: string; help: string; labelNames: [string, string] };

/** A histogram of seconds with two labels; each pair of label values has a cell. `add` runs for 25,000 requests a second (ADR 50). */
export class Timings {
  readonly #about: About;
  readonly #cells = new Map<string, Map<string | number, Cell>>();

  constructor(about: About) {
    this.#about = about;
    timingsByName.set(about.name, this);
  }

  add(first: string, second: string | number, seconds: number): void {
    const cell = this.#cells.get(first)?.get(second) ?? this.#addCell(first, second);
    let bucket = 0;
    while (bucket < BOUNDS_SECONDS.length && seconds > (BOUNDS_SECONDS[bucket] ?? 0)) bucket += 1;
    cell.counts[bucket] = (cell.counts[bucket] ?? 0) + 1;
    cell.sum += seconds;
  }

  #addCell(first: string, second: string | number): Cell {
    const cell = { counts: new Float64Array(BOUNDS_SECONDS.length + 1), sum: 0 };
    this.#cells.set(first, (this.#cells.get(first) ?? new Map()).set(second, cell));
    return cell;
  }

  #valuesOf(labels: Record<string, string | number>, { counts, sum }: Cell) {
    const { name } = this.#about;
    let count = 0;
    const buckets = [...counts].map((added, index) => {
      count += added;
      const le = BOUNDS_SECONDS[index] ?? "+Inf";
      return { labels: { ...labels, le }, value: count, metricName: `${name}_bucket` };
    });
    const total = (what: string, value: number) => ({ labels, value, metricName: `${name}_${what}` });
    return [...buckets, total("sum", sum), total("count", count)];
  }

  snapshot(): Metrics[number] {
    const {
      name,
      help,
      labelNames: [one, other],
    } = this.#about;
    const values = [...this.#cells].flatMap(([first, row]) =>
      [...row].flatMap(([second, cell]) => this.#valuesOf({ [one]: first, [other]: second }, cell)),
    );
    return { name, help, type: "histogram", values };
  }
}

const timingsByName = new Map<string, Timings>();

export const allTimings = (): Metrics => [...timingsByName.values()].map((timings) => timings.snapshot());
