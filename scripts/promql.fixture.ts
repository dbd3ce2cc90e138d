import type { Sample } from "../telemetry/open-metrics.ts";

/**
 * Two scrapes over which this file evaluates what the alert rules use of PromQL: selectors, `rate`, `sum [by (…)]`, `histogram_quantile`,
 * `/`, and a comparison with a number. Where `promtool` is installed, it checks the rules too.
 */
type Scrapes = { before: readonly Sample[]; after: readonly Sample[]; seconds: number };

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[a-zA-Z_:][\w:]*|\d+(?:\.\d+)?|=~|==|[=(){},/><[\]])/y;

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new Error(`not understood: ${text.slice(at)}`);
    tokens.push(token);
  }
  return tokens;
}

type Series = { labels: Record<string, string>; value: number };

const toKey = (labels: Record<string, string>, names: readonly string[]) =>
  JSON.stringify(names.map((name) => labels[name] ?? ""));

/** Evaluates one expression to the series that it selects. */
class Evaluation {
  readonly #tokens: string[];
  readonly #scrapes: Scrapes;

  constructor(text: string, scrapes: Scrapes) {
    this.#tokens = tokenize(text);
    this.#scrapes = scrapes;
  }

  #take(wanted?: string): string {
    const token = this.#tokens.shift();
    if (token === undefined || (wanted !== undefined && token !== wanted)) throw new Error(`${wanted} expected, ${token} found`);
    return token;
  }

  #is(token: string): boolean {
    return this.#tokens[0] === token;
  }

  /** The whole expression: a quotient or a vector, compared with a number or not. */
  whole(): Series[] {
    const series = this.#quotient();
    const [operator] = this.#tokens.splice(0, 1);
    if (operator === undefined) return series;
    const bound = Number(this.#take());
    if (this.#tokens.length > 0) throw new Error(`too much: ${this.#tokens.join(" ")}`);
    if (operator === ">") return series.filter(({ value }) => value > bound);
    if (operator === "==") return series.filter(({ value }) => value === bound);
    throw new Error(`no comparison: ${operator}`);
  }

  #quotient(): Series[] {
    const upper = this.#vector();
    if (!this.#is("/")) return upper;
    this.#take("/");
    const lower = this.#vector();
    return upper.flatMap((one) => lower.map((other) => ({ labels: one.labels, value: one.value / other.value })));
  }

  #vector(): Series[] {
    const name = this.#take();
    if (name === "sum") return this.#sum();
    if (name === "histogram_quantile") return this.#quantile();
    if (name === "rate") return this.#rate();
    return this.#select(name, this.#matchers());
  }

  #sum(): Series[] {
    const names: string[] = [];
    if (this.#is("by")) {
      this.#take("by");
      this.#take("(");
      while (!this.#is(")")) names.push(this.#take());
      this.#take(")");
    }
    this.#take("(");
    const series = this.#vector();
    this.#take(")");
    const groups = Map.groupBy(series, ({ labels }) => toKey(labels, names));
    return [...groups.values()].map((group) => ({
      labels: Object.fromEntries(names.map((name) => [name, group[0]?.labels[name] ?? ""])),
      value: group.reduce((sum, { value }) => sum + value, 0),
    }));
  }

  #quantile(): Series[] {
    this.#take("(");
    const share = Number(this.#take());
    this.#take(",");
    const series = this.#vector();
    this.#take(")");
    const buckets = series
      .map(({ labels, value }) => ({ bound: labels.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(labels.le), value }))
      .sort((one, other) => one.bound - other.bound);
    const wanted = share * (buckets.at(-1)?.value ?? 0);
    const found = buckets.find(({ value }) => value >= wanted);
    return found && wanted > 0 ? [{ labels: {}, value: found.bound }] : [];
  }

  #rate(): Series[] {
    this.#take("(");
    const name = this.#take();
    const matches = this.#matchers();
    this.#take("[");
    this.#take();
    this.#take();
    this.#take("]");
    this.#take(")");
    const { before, seconds } = this.#scrapes;
    const known = this.#select(name, matches, before);
    return this.#select(name, matches).map(({ labels, value }) => {
      const earlier = known.find((one) => toKey(one.labels, Object.keys(labels)) === toKey(labels, Object.keys(labels)));
      return { labels, value: (value - (earlier?.value ?? 0)) / seconds };
    });
  }

  #matchers(): (sample: Sample) => boolean {
    const tests: ((sample: Sample) => boolean)[] = [];
    if (this.#is("{")) {
      this.#take("{");
      while (!this.#is("}")) {
        const [label, operator, quoted] = [this.#take(), this.#take(), this.#take().slice(1, -1)];
        const pattern = operator === "=~" ? new RegExp(`^(?:${quoted})$`) : undefined;
        tests.push(({ labels }) => (pattern ? pattern.test(labels[label] ?? "") : labels[label] === quoted));
        if (this.#is(",")) this.#take(",");
      }
      this.#take("}");
    }
    return (sample) => tests.every((holds) => holds(sample));
  }

  #select(name: string, matches: (sample: Sample) => boolean, samples = this.#scrapes.after): Series[] {
    return samples.filter((sample) => sample.name === name && matches(sample)).map(({ labels, value }) => ({ labels, value }));
  }
}

/** Whether an alert's expression selects any series of two scrapes. */
export const fires = (expression: string, scrapes: Scrapes): boolean => new Evaluation(expression, scrapes).whole().length > 0;
