import { errorFacts } from "./log.ts";

type BatchOptions = {
  /** At most `limit` due ids above `after`, in ascending order. */
  findDueIds: (after: number, limit: number) => Promise<number[]>;
  processId: (id: number) => Promise<unknown>;
  batchSize: number;
  isStopped: () => boolean;
};

/** A job that processes the next batch at each run and starts over at the end, so that failing ids block no others. */
export function inBatches(name: string, { findDueIds, processId, batchSize, isStopped }: BatchOptions): () => Promise<void> {
  let lastId = 0;
  return async () => {
    const ids = await findDueIds(lastId, batchSize);
    for (const id of ids) {
      if (isStopped()) return;
      await attempt(`${name} ${id}`, () => processId(id));
      lastId = id;
    }
    if (ids.length < batchSize) lastId = 0;
  };
}

/** Runs a task and only logs its failure. `what` names the task in the log, so it must have no personal data. */
export async function attempt(what: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`not done: ${what}`, errorFacts(error));
  }
}
