import type { PageAnswer } from "../lib/cache/page-answer.ts";
import type { PurgeLog } from "./cache/purge-log.ts";
import { type Store, StoreUnavailable } from "./cache/store.ts";
import type { Health } from "./health.ts";

/** How often each process asks for the purges of the others, in milliseconds. */
const POLL_MS = 200;

type Parts = { store: Store | undefined; log: PurgeLog; health: Health };

type Purges = PageAnswer["purges"] & {
  /** Learns what others have purged; a store that cannot be asked is noted and asked again. */
  learn(): Promise<void>;
  /** Goes on learning until the timer is cleared. */
  poll(): NodeJS.Timeout;
};

/** The log of purges of this process, kept in step with that of the store it shares with others. */
export function purgesOf({ store, log, health }: Parts): Purges {
  let isLearning = false;

  async function learn(): Promise<void> {
    if (!store || isLearning) return;
    isLearning = true;
    try {
      log.learn(await store.purgesAfter(log.now()));
      health.storeAnswered();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      health.storeFailed(error);
    } finally {
      isLearning = false;
    }
  }

  return {
    now: () => log.now(),
    isCurrent: (read) => log.isCurrent(read),
    learn,
    poll: () => setInterval(() => void learn(), POLL_MS).unref(),
    async purge(tags) {
      // Whatever becomes of the others, this process shows nothing of it any more.
      if (!store) return log.purgeLocally(tags);
      await store.purge(tags);
      log.learn(await store.purgesAfter(log.now()));
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
