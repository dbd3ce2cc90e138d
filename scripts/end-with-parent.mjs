// Preloaded by every Node process under scripts/run.mjs (NODE_OPTIONS): ends it with its parent.
import { isMainThread } from "node:worker_threads";
import { whenGone } from "./when-gone.mjs";

/** Milliseconds from SIGTERM to SIGKILL. */
const PATIENCE_MS = 4000;

if (isMainThread)
  whenGone(process.ppid, () => {
    setTimeout(() => process.kill(process.pid, "SIGKILL"), PATIENCE_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
