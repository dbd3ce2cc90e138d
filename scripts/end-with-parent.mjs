// Every Node process under scripts/run.mjs preloads this file (NODE_OPTIONS), which ends the process with its parent.
import { isMainThread } from "node:worker_threads";
import { whenGone } from "./when-gone.mjs";

/** Milliseconds from SIGTERM to SIGKILL. */
const PATIENCE_MS = 4000;

if (isMainThread)
  whenGone(process.ppid, () => {
    setTimeout(() => process.kill(process.pid, "SIGKILL"), PATIENCE_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
