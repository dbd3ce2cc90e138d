import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { pageAnswers } from "../lib/cache/page-answer.ts";
import { readEnvironment } from "../lib/env.ts";
import { countedBy } from "../telemetry/cluster.ts";
import { structureConsole } from "../telemetry/logs.ts";
import { serveMetrics } from "../telemetry/metrics-server.ts";
import { endUnlessServed } from "./build.ts";
import { serve } from "./worker.ts";
import { keepWorkers, type Workers } from "./workers.ts";

/**
 * Starts the built site: a process for each core. `BUILD_DIR`: the folder of the build. On SIGUSR2 each is replaced, without a visitor noticing,
 * by one of what lies in this program's folder then.
 */
const env = readEnvironment(process.env);
const directory = process.env.BUILD_DIR || ".next";

endUnlessServed(env, directory);

let isRenewing = false;
async function renew(workers: Workers): Promise<void> {
  if (isRenewing) return;
  isRenewing = true;
  try {
    if (await workers.renew()) console.info("renewed: all workers are of the new build");
    else console.error("not renewed: a new worker did not start, see above; the former ones go on");
  } catch (error) {
    console.error("not renewed; the former workers go on:", error);
  } finally {
    isRenewing = false;
  }
}

if (cluster.isPrimary) {
  // As it was named, not where it is: the name may lead to another folder when workers are renewed.
  const [, exec = import.meta.filename] = process.argv;
  const cwd = join(dirname(exec), "..");
  cluster.setupPrimary({ exec, cwd });
  // Workers are started with it. Where it lies now may be deleted once a newer version has its place.
  const runtime = join(cwd, "node_modules/node/bin/node");
  if (existsSync(runtime)) process.execPath = runtime;
  structureConsole(() => ({ program: "site" }));
  const workers = keepWorkers(env.WORKERS ?? availableParallelism());
  const running = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process ?? []);
  if (env.METRICS_PORT)
    await serveMetrics({ host: env.HOST, port: env.METRICS_PORT }, () => Promise.all(running().map(countedBy)));
  process.on("SIGUSR2", () => void renew(workers));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => workers.stop().then(() => process.exit(0)));
} else {
  structureConsole(() => ({ program: "site", worker: process.env.WORKER_SLOT, trace: pageAnswers.getStore()?.trace }));
  await serve(env, directory);
}
