import { loggedError } from "./log.ts";

type Batches = {
  /** Ids greater than `after`, ascending, at most `atOnce`. */
  due: (after: number, atOnce: number) => Promise<number[]>;
  one: (id: number) => Promise<unknown>;
  atOnce: number;
  isStopped: () => boolean;
};

/** Logs a failure, without personal data in `what`; retried later. */
export async function attempt(what: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`not done: ${what}`, loggedError(error));
  }
}

/** Processes ids in batches, resuming after the last one and starting over at the end, so that failing items block no others. */
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
