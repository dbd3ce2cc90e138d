import type { ChildProcess } from "node:child_process";
import cluster from "node:cluster";
import type { EventEmitter } from "node:events";
import { keepRunning, type Pauses } from "./keep-running.ts";

export type Workers = {
  /** Workers that serve; without replaced ones that still drain. */
  running(): ChildProcess[];
  stop(): Promise<void>;
  /** Rolling restart. Ends early when a new worker does not begin to listen. Returns how many workers were replaced. */
  renew(): Promise<number>;
};

/** Seconds for a graceful shutdown; systemd and containers have the same limit (a test compares). */
export const STOP_SECONDS = 15;

/** How long a worker may take until it listens; longer once it has called `tellPreparing` (migrations, seed). */
const START_PATIENCE_MS = 60_000;
const PREPARING_PATIENCE_MS = 3_600_000;

const PREPARING = "preparing";

/** Asks the primary for more time to start; does nothing outside a worker. */
export function tellPreparing(): void {
  process.send?.(PREPARING);
}

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

/** Keeps `count` workers running. Exits with 1 when a worker ends before any has listened (port in use, no build). */
export function keepWorkers(program: string, count: number, pauses?: Pauses): Workers {
  const name = `${program} worker`;
  // Workers are killed a second before the primary's own deadline, so that the primary still ends by itself.
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
      // One at a time, so that the others keep answering.
      for (const [replaced, worker] of workers.entries()) if (!(await worker.renew(isListening))) return replaced;
      return count;
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
