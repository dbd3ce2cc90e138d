import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { renderContexts } from "../lib/cache/render-context.ts";
import { readEnvironment } from "../lib/env.ts";
import { becomePrimary } from "../processes/primary.ts";
import { structureConsole } from "../telemetry/logs.ts";
import { serveMetrics } from "../telemetry/metrics-server.ts";
import { workerMetrics } from "../telemetry/worker-metrics.ts";
import { exitUnlessServable } from "./build.ts";
import { serve } from "./worker.ts";

/** Starts the built site with WORKERS workers, by default one per core. `BUILD_DIR`: folder of the build. SIGUSR2: rolling restart. */
const env = readEnvironment(process.env);
const directory = process.env.BUILD_DIR || ".next";

exitUnlessServable(env, directory);

if (cluster.isPrimary) {
  structureConsole(() => ({ program: "site" }));
  const running = becomePrimary("site", env.WORKERS ?? availableParallelism());
  if (env.METRICS_PORT)
    await serveMetrics({ host: env.METRICS_HOST, port: env.METRICS_PORT }, () => Promise.all(running().map(workerMetrics)));
} else {
  structureConsole(() => ({ program: "site", worker: process.env.WORKER_SLOT, trace: renderContexts.getStore()?.trace }));
  await serve(env, directory);
}
