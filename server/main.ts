import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { pageAnswers } from "../lib/cache/page-answer.ts";
import { readEnvironment } from "../lib/env.ts";
import { countedBy } from "../telemetry/cluster.ts";
import { structureConsole } from "../telemetry/logs.ts";
import { serveMetrics } from "../telemetry/metrics-server.ts";
import { endUnlessServed } from "./build.ts";
import { serve } from "./worker.ts";
import { keepWorkers } from "./workers.ts";

/** Starts the built site: a process for each core. `BUILD_DIR`: the folder of the build. */
const env = readEnvironment(process.env);
const directory = process.env.BUILD_DIR || ".next";

if (cluster.isPrimary) {
  endUnlessServed(env, directory);
  structureConsole(() => ({ program: "site" }));
  const workers = keepWorkers(env.WORKERS ?? availableParallelism());
  const running = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process ?? []);
  if (env.METRICS_PORT)
    await serveMetrics({ host: env.HOST, port: env.METRICS_PORT }, () => Promise.all(running().map(countedBy)));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => workers.stop().then(() => process.exit(0)));
} else {
  structureConsole(() => ({ program: "site", worker: process.env.WORKER_SLOT, trace: pageAnswers.getStore()?.trace }));
  await serve(env, directory);
}
