type Flight<T> = { result: Promise<T>; waiting: number; unwanted: AbortController };

/** One piece of work for all who want the same at the same time, by key. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Whether the work of a key is being done. */
  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /**
   * Answers what the work of a key comes to, begun now or before. Its signal is aborted when the last who waited has `left`; who does not say
   * so waits to the end.
   */
  run(key: string, work: (unwanted: AbortSignal) => Promise<T>, left?: AbortSignal): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#begin(key, work);
    flight.waiting += 1;
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      this.#ended(key, flight);
      flight.unwanted.abort();
    };
    if (left?.aborted) leave();
    else left?.addEventListener("abort", leave);
    return flight.result;
  }

  #begin(key: string, work: (unwanted: AbortSignal) => Promise<T>): Flight<T> {
    const unwanted = new AbortController();
    const result = work(unwanted.signal).finally(() => this.#ended(key, flight));
    const flight = { result, waiting: 0, unwanted };
    this.#flights.set(key, flight);
    return flight;
  }

  #ended(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
