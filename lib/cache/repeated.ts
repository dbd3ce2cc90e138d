import "server-only";
import { pageAnswers, type ReadAt, show } from "./page-answer";

/** Within this time, in milliseconds, nobody asks again for what every page shows. */
const FRESH_MS = 60_000;

type Kept<R> = { value: R; until: number; begun: ReadAt | undefined };

/**
 * A read that most pages repeat (category tree, calling codes), made once a minute in each process and anew after a purge of one of its
 * tags. While the gateway cannot be asked, what it said last holds. Errors as in the read, where nothing was ever read.
 */
export function repeated<R>(tags: readonly string[], read: () => Promise<R>): () => Promise<R> {
  let kept: Kept<R> | undefined;
  let pending: Promise<R> | undefined;

  const isCurrent = ({ begun }: Kept<R>) => {
    const purges = pageAnswers.getStore()?.purges;
    return !purges || (begun !== undefined && purges.isCurrent({ begun, tags }));
  };

  async function renew(): Promise<R> {
    const begun = pageAnswers.getStore()?.purges.now();
    try {
      const value = await read();
      kept = { value, until: Date.now() + FRESH_MS, begun };
      return value;
    } catch (error) {
      if (!kept) throw error;
      console.error("an older answer holds on:", error);
      return kept.value;
    } finally {
      pending = undefined;
    }
  }

  return () => {
    show(...tags);
    if (kept && kept.until > Date.now() && isCurrent(kept)) return Promise.resolve(kept.value);
    pending ??= renew();
    return pending;
  };
}
