import type { ChildProcess } from "node:child_process";
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepWorkers, type Workers } from "./workers.ts";

/** Has a signal renew the workers, once at a time. */
function renewing(workers: Workers): () => Promise<void> {
  let isRenewing = false;
  return async () => {
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
  };
}

/**
 * Makes this process the one that holds the port of a program of ours and keeps `count` workers running, which serve. On SIGUSR2 each is replaced,
 * without a visitor noticing, by one of what lies in the program's folder then. Answers which workers serve.
 */
export function becomePrimary(program: string, count: number): () => ChildProcess[] {
  // As it was named, not where it is: the name may lead to another folder when workers are renewed.
  const [, exec = ""] = process.argv;
  const cwd = join(dirname(exec), "..");
  cluster.setupPrimary({ exec, cwd });
  // Workers are started with it. Where it lies now may be deleted once a newer version has its place.
  const runtime = join(cwd, "node_modules/node/bin/node");
  if (existsSync(runtime)) process.execPath = runtime;
  const workers = keepWorkers(program, count);
  const renew = renewing(workers);
  process.on("SIGUSR2", () => void renew());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => workers.stop().then(() => process.exit(0)));
  return workers.running;
}
