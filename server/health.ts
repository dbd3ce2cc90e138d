import type { ServerResponse } from "node:http";

type StoreState = "ok" | "unavailable" | "off";

/** How often a store that stays away is written to the log, in milliseconds. */
const LOG_MS = 60_000;

/** Tells that this process answers, and whether it can use the durable store of the cache, without which it goes on. */
export class Health {
  #store: StoreState;
  #since = new Date();
  #loggedAt = 0;

  constructor(hasStore: boolean) {
    this.#store = hasStore ? "ok" : "off";
  }

  /** Notes that the store could be used. */
  storeAnswered(): void {
    if (this.#store === "unavailable") console.info("the cache's store is back");
    this.#change("ok");
  }

  /** Notes that the store could not be used, and logs why, once a minute. */
  storeFailed(error: unknown): void {
    if (Date.now() - this.#loggedAt > LOG_MS) {
      console.error("the cache goes on without its store:", error);
      this.#loggedAt = Date.now();
    }
    this.#change("unavailable");
  }

  #change(store: StoreState): void {
    if (store === this.#store) return;
    this.#store = store;
    this.#since = new Date();
  }

  /** Answers `/api/health`. */
  answer(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify({ status: "ok", cache: { store: this.#store, since: this.#since.toISOString() } }));
  }
}
