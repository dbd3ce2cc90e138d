import type { ChildProcess } from "node:child_process";
import cluster from "node:cluster";
import type { EventEmitter } from "node:events";
import { keepRunning, type Pauses } from "./keep-running.ts";

export type Workers = {
  /** Those that serve: not one that has been replaced and still answers what it has begun. */
  running(): ChildProcess[];
  /** Stops them all. */
  stop(): Promise<void>;
  /** Has each replaced by one that is started now, out of what lies in the folder now; false where a new one does not begin to listen. */
  renew(): Promise<boolean>;
};

/** What this program is given to stop, in seconds, as systemd and containers do (a test compares): requests that run then are answered. */
export const STOP_SECONDS = 15;

/** A worker that does not listen by then never will, in milliseconds. */
const START_PATIENCE_MS = 60_000;
/** The same of one that has told that it has much to prepare (`tellPreparing`). */
const PREPARING_PATIENCE_MS = 3_600_000;

const PREPARING = "preparing";

/** Has the primary wait longer for this worker to listen; nothing in a process that is no worker. */
export function tellPreparing(): void {
  process.send?.(PREPARING);
}

/** Whether a worker that was just started begins to listen in time. */
export function listensInTime(worker: EventEmitter): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isUp: boolean) => {
      clearTimeout(timer);
      resolve(isUp);
    };
    let timer = setTimeout(end, START_PATIENCE_MS, false);
    worker.on("message", (message) => {
      if (message !== PREPARING) return;
      clearTimeout(timer);
      timer = setTimeout(end, PREPARING_PATIENCE_MS, false);
    });
    worker.once("listening", () => end(true));
    worker.once("exit", () => end(false));
    worker.once("error", () => end(false));
  });
}

async function isListening(program: ChildProcess): Promise<boolean> {
  const worker = Object.values(cluster.workers ?? {}).find((one) => one?.process.pid === program.pid);
  return worker !== undefined && listensInTime(worker);
}

/**
 * Keeps so many processes of this program running, each started again when it ends; `program` names it in the log. One that cannot even begin (a port in use, a build that
 * is not there) will not be able to in a moment: then this process ends with 1.
 */
export function keepWorkers(program: string, count: number, pauses?: Pauses): Workers {
  const name = `${program} worker`;
  // A second less than the program itself has: it still says how they ended.
  const options = { ...(pauses && { pauses }), patience: (STOP_SECONDS - 1) * 1000 };
  const fork = (slot: number) => () => {
    const worker = cluster.fork({ WORKER_SLOT: String(slot + 1) });
    worker.on("error", (error) => console.error(`${name}: ${error.message}`));
    return worker.process;
  };
  const workers = Array.from({ length: count }, (_, slot) => keepRunning(name, fork(slot), options));
  let hasListened = false;
  cluster.once("listening", () => {
    hasListened = true;
  });
  cluster.on("exit", () => {
    if (!hasListened) process.exit(1);
  });
  return {
    running: () => workers.map((worker) => worker.program()),
    async renew() {
      // One after another: a machine that starts all at once answers nobody meanwhile.
      for (const worker of workers) if (!(await worker.renew(isListening))) return false;
      return true;
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
