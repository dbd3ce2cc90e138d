import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { processMetrics } from "./metrics.ts";
import { Metrics } from "./open-metrics.ts";

const MetricsRequest = z.object({ metrics: z.literal("asked"), id: z.string() });
const MetricsAnswer = z.object({ metrics: z.literal("counted"), id: z.string(), counted: Metrics });

/** A worker that does not answer within this time is left out. */
const TIMEOUT_MS = 2_000;

/** In a worker: answers the main process with its metrics. `slot`: label of the worker's metrics, also of those of its successors. */
export function answerMetricsRequests(slot: string): void {
  process.on("message", async (message: unknown) => {
    const request = MetricsRequest.safeParse(message);
    if (request.success)
      process.send?.({ metrics: "counted", id: request.data.id, counted: await processMetrics({ worker: slot }) });
  });
}

/** In the main process: asks a worker for its metrics; empty on timeout. */
export async function workerMetrics(worker: ChildProcess): Promise<Metrics> {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Metrics>();
  const onMessage = (message: unknown) => {
    const answer = MetricsAnswer.safeParse(message);
    if (answer.success && answer.data.id === id) resolve(answer.data.counted);
  };
  worker.on("message", onMessage);
  const timer = setTimeout(() => resolve([]), TIMEOUT_MS);
  worker.send({ metrics: "asked", id }, (error) => error && resolve([]));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", onMessage);
  }
}
