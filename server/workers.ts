import cluster from "node:cluster";
import { type Kept, keepRunning, type Pauses } from "./keep-running.ts";

/**
 * Keeps so many processes of this program running, each started again when it ends. One that cannot even begin (a port in use, a build that
 * is not there) will not be able to in a moment: then this process ends with 1.
 */
export function keepWorkers(count: number, pauses?: Pauses): Kept {
  const options = pauses ? { pauses } : {};
  const fork = (slot: number) => () => cluster.fork({ WORKER_SLOT: String(slot + 1) }).process;
  const workers = Array.from({ length: count }, (_, slot) => keepRunning("site worker", fork(slot), options));
  let hasListened = false;
  cluster.once("listening", () => {
    hasListened = true;
  });
  cluster.on("exit", () => {
    if (!hasListened) process.exit(1);
  });
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
