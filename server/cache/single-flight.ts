type Flight<T> = { result: Promise<T>; waiting: number; controller: AbortController };

/** Shares one running task among concurrent callers with the same key. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Joins the running task of a key, or starts it. The task's signal aborts when every caller has left; one without `leftSignal` never leaves. */
  run(key: string, task: (signal: AbortSignal) => Promise<T>, leftSignal?: AbortSignal): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#begin(key, task);
    flight.waiting += 1;
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      this.#remove(key, flight);
      flight.controller.abort();
    };
    if (leftSignal?.aborted) leave();
    else leftSignal?.addEventListener("abort", leave);
    return flight.result;
  }

  #begin(key: string, task: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const result = task(controller.signal).finally(() => this.#remove(key, flight));
    const flight = { result, waiting: 0, controller };
    this.#flights.set(key, flight);
    return flight;
  }

  #remove(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
