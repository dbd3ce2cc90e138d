import { loggedError } from "./log.ts";

type Batches = {
  /** Ids of what waits behind `after`, ascending, at most `atOnce`. */
  due: (after: number, atOnce: number) => Promise<number[]>;
  one: (id: number) => Promise<unknown>;
  atOnce: number;
  isStopped: () => boolean;
};

/** What fails is logged and tried again later, and keeps nothing else from being done. `what` names it without personal data. */
export async function attempt(what: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`not done: ${what}`, loggedError(error));
  }
}

/**
 * Work that is done some at a time: each call goes on behind the last one that was seen, and the call after the last one begins anew. So
 * what fails every time keeps no place that others wait for.
 */
export function inBatches(name: string, { due, one, atOnce, isStopped }: Batches): () => Promise<void> {
  let after = 0;
  return async () => {
    const ids = await due(after, atOnce);
    for (const id of ids) {
      if (isStopped()) return;
      await attempt(`${name} ${id}`, () => one(id));
      after = id;
    }
    if (ids.length < atOnce) after = 0;
  };
}
