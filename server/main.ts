import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { readEnvironment } from "../lib/env.ts";
import { endUnlessServed } from "./build.ts";
import { serve } from "./worker.ts";
import { keepWorkers } from "./workers.ts";

/** Starts the built site: a process for each core. `BUILD_DIR`: the folder of the build. */
const env = readEnvironment(process.env);
const directory = process.env.BUILD_DIR || ".next";

if (cluster.isPrimary) {
  endUnlessServed(env, directory);
  const workers = keepWorkers(env.WORKERS ?? availableParallelism());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => workers.stop().then(() => process.exit(0)));
} else {
  await serve(env, directory);
}
