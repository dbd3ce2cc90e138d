import { setTimeout as wait } from "node:timers/promises";
import type { RenderContext } from "../lib/cache/render-context.ts";
import type { PurgeLog } from "./cache/purge-log.ts";
import { type Store, StoreUnavailable } from "./cache/store.ts";
import type { SiteHealth } from "./health.ts";

const POLL_MS = 100;

type Options = { store: Store | undefined; log: PurgeLog; health: SiteHealth };

type Purges = RenderContext["purges"] & {
  /** Sends and receives purges; a store failure is noted and retried. */
  exchange(): Promise<void>;
  poll(): NodeJS.Timeout;
};

/** This process's purge log, synchronized with the store. */
export function createPurges({ store, log, health }: Options): Purges {
  let isExchanging = false;

  async function exchange(): Promise<void> {
    if (!store || isExchanging) return;
    isExchanging = true;
    try {
      await log.exchange(store);
      health.storeAnswered();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      health.storeFailed(error);
    } finally {
      isExchanging = false;
    }
  }

  return {
    position: () => log.position(),
    isCurrent: (read) => log.isCurrent(read),
    exchange,
    poll: () => setInterval(() => void exchange(), POLL_MS).unref(),
    async purge(tags) {
      log.purgeLocally(tags);
      if (!store) return;
      await log.exchange(store);
      // Other processes read the log once per POLL_MS: they have the purge when the caller's request ends.
      await wait(2 * POLL_MS);
    },
    async claim(name, milliseconds) {
      try {
        return (await store?.lease(name, milliseconds)) ?? true;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        health.storeFailed(error);
        return true;
      }
    },
  };
}
