/**
 * Keeps answers for a few seconds, at most `most` of them, the oldest leaving first; who asks while one is being made
 * waits for the same one. Only time ends them: use it for what changes rarely and may be shown a few seconds late.
 */
export class Remembered<T> {
  readonly #seconds: number;
  readonly #most: number;
  readonly #kept = new Map<string, { until: number; answer: Promise<T> }>();

  constructor(seconds: number, most: number) {
    this.#seconds = seconds;
    this.#most = most;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.until > performance.now()) return known.answer;
    this.#kept.delete(key);
    const answer = make();
    this.#kept.set(key, { until: performance.now() + this.#seconds * 1000, answer });
    answer.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }
}
