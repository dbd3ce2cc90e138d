import { setTimeout as wait } from "node:timers/promises";
import type { PageAnswer } from "../lib/cache/page-answer.ts";
import type { PurgeLog } from "./cache/purge-log.ts";
import { type Store, StoreUnavailable } from "./cache/store.ts";
import type { SiteHealth } from "./health.ts";

/** How often each process asks for the purges of the others, in milliseconds. */
const POLL_MS = 100;

type Parts = { store: Store | undefined; log: PurgeLog; health: SiteHealth };

type Purges = PageAnswer["purges"] & {
  /** Tells and learns what was purged since; a store that cannot be asked is noted and asked again. */
  exchange(): Promise<void>;
  /** Goes on exchanging until the timer is cleared. */
  poll(): NodeJS.Timeout;
};

/** The log of purges of this process, kept in step with that of the store it shares with others. */
export function purgesOf({ store, log, health }: Parts): Purges {
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
    now: () => log.now(),
    isCurrent: (read) => log.isCurrent(read),
    exchange,
    poll: () => setInterval(() => void exchange(), POLL_MS).unref(),
    async purge(tags) {
      log.purgeLocally(tags);
      if (!store) return;
      await log.exchange(store);
      // Whoever purges may look at once, and through another process.
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
