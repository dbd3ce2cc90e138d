// Every Node process under scripts/run.mjs loads this (NODE_OPTIONS): it ends with the process that started it, whatever ended that one.
import { isMainThread } from "node:worker_threads";
import { whenGone } from "./when-gone.mjs";

/** What a process may take to end by itself, in milliseconds. */
const PATIENCE_MS = 4000;

if (isMainThread)
  whenGone(process.ppid, () => {
    setTimeout(() => process.kill(process.pid, "SIGKILL"), PATIENCE_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
