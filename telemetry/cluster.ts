import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { countedHere } from "./metrics.ts";
import { Metrics } from "./open-metrics.ts";

const Question = z.object({ metrics: z.literal("asked"), id: z.string() });
const Answer = z.object({ metrics: z.literal("counted"), id: z.string(), counted: Metrics });

/** Timeout in milliseconds; a busier worker is left out. */
const TIMEOUT_MS = 2_000;

/** Sends this worker's metrics on request; `slot` labels it and its successors. */
export function sendMetrics(slot: string): void {
  process.on("message", async (message: unknown) => {
    const question = Question.safeParse(message);
    if (question.success)
      process.send?.({ metrics: "counted", id: question.data.id, counted: await countedHere({ worker: slot }) });
  });
}

/** Metrics of a worker; empty on timeout. */
export async function countedBy(worker: ChildProcess): Promise<Metrics> {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Metrics>();
  const take = (message: unknown) => {
    const answer = Answer.safeParse(message);
    if (answer.success && answer.data.id === id) resolve(answer.data.counted);
  };
  worker.on("message", take);
  const timer = setTimeout(() => resolve([]), TIMEOUT_MS);
  worker.send({ metrics: "asked", id }, (error) => error && resolve([]));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", take);
  }
}
