import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { readEnvironment } from "../lib/env.ts";
import { keepRunning } from "./keep-running.ts";
import { serve } from "./worker.ts";

/** Starts the built site: a process for each core, each started again when it ends. `BUILD_DIR`: the folder of the build. */
const env = readEnvironment(process.env);

if (cluster.isPrimary) {
  const workers = Array.from({ length: env.WORKERS ?? availableParallelism() }, () =>
    keepRunning("site worker", () => cluster.fork().process),
  );
  let hasListened = false;
  cluster.once("listening", () => {
    hasListened = true;
  });
  // One that cannot even begin (a port in use, a build that is not there) will not be able to in a moment.
  cluster.on("exit", () => {
    if (!hasListened) process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      Promise.all(workers.map((worker) => worker.stop())).then(() => process.exit(0));
    });
} else {
  await serve(env, process.env.BUILD_DIR || ".next");
}
