import type { ChildProcess } from "node:child_process";
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepWorkers, type Workers } from "./workers.ts";

/** The returned function makes a rolling restart and logs how it ended. It does nothing while a restart runs. */
export function createRenewal({ renew }: Pick<Workers, "renew">, count: number): () => Promise<void> {
  let isRenewing = false;
  return async () => {
    if (isRenewing) return;
    isRenewing = true;
    try {
      const renewed = await renew();
      if (renewed === count) console.info("renewed: all workers are of the new build");
      else
        console.error(
          `not renewed: a new worker did not start, see above; ${renewed} of ${count} are of the new build, the others go on`,
        );
    } catch (error) {
      console.error("not renewed; workers that were not replaced go on:", error);
    } finally {
      isRenewing = false;
    }
  };
}

/** Makes this process the primary of `count` workers. SIGUSR2: rolling restart. The returned function lists the workers that serve. */
export function becomePrimary(program: string, count: number): () => ChildProcess[] {
  // The path keeps its symbolic link, which may lead to a newer release when workers are renewed.
  const [, exec = ""] = process.argv;
  const cwd = join(dirname(exec), "..");
  cluster.setupPrimary({ exec, cwd });
  // Workers run on the release's own runtime, since the present one may be deleted.
  const runtime = join(cwd, "node_modules/node/bin/node");
  if (existsSync(runtime)) process.execPath = runtime;
  const workers = keepWorkers(program, count);
  const renew = createRenewal(workers, count);
  process.on("SIGUSR2", () => void renew());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => workers.stop().then(() => process.exit(0)));
  return workers.running;
}
