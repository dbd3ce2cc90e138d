import { gauge } from "../telemetry/metrics.ts";
import { Refusal } from "./refusal.ts";

const RETRY_SECONDS = 5;
const BUSY = "Hay demasiadas imágenes en espera. Inténtelo de nuevo en unos segundos.";

type JobQueue = <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

const queues = new Map<string, () => number>();
gauge("gateway_queue", "What waits to be made", "queue", () =>
  Object.fromEntries([...queues].map(([name, waiting]) => [name, waiting()])),
);

/** Runs at most `atOnce` jobs at a time and queues at most `waiting` more. `name`: of the queue in the metrics. @throws Refusal 503 when full, or the signal's reason */
export function jobQueue({ atOnce, waiting: maxWaiting, name }: { atOnce: number; waiting: number; name?: string }): JobQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  if (name) queues.set(name, () => waiting.size);

  function waitForSlot(signal: AbortSignal | undefined): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxWaiting) throw new Refusal(503, BUSY, undefined, RETRY_SECONDS);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(begin);
        reject(signal?.reason);
      };
      const begin = () => {
        waiting.delete(begin);
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(begin);
      signal?.addEventListener("abort", leave);
    });
  }

  return async (job, signal) => {
    signal?.throwIfAborted();
    await waitForSlot(signal);
    try {
      return await job();
    } finally {
      const [next] = waiting;
      // The next job takes over the slot.
      if (next) next();
      else running -= 1;
    }
  };
}
