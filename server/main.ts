import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { readEnvironment } from "../lib/env.ts";
import { keepRunning } from "./keep-running.ts";
import { serve } from "./worker.ts";

/** Starts the built site: a process for each core, each started again when it ends. `BUILD_DIR`: the folder of the build. */
const env = readEnvironment(process.env);

if (cluster.isPrimary) {
  const workers = Array.from({ length: env.WORKERS ?? availableParallelism() }, () => keepRunning("site worker", () => cluster.fork().process));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      Promise.all(workers.map((worker) => worker.stop())).then(() => process.exit(0));
    });
} else {
  await serve(env, process.env.BUILD_DIR || ".next");
}
