import type { ChildProcess } from "node:child_process";

/** Backoff between restarts, in milliseconds. */
export type Pauses = {
  first: number;
  longest: number;
  /** After running this long, a program counts as started and the pause is reset. */
  steady: number;
};

const PAUSES: Pauses = { first: 250, longest: 30_000, steady: 60_000 };

/** Default time from SIGTERM to SIGKILL. `npm start` stops site and gateway one after the other, before scripts/run.mjs kills it after 9 s. */
const STOP_TIMEOUT_MS = 4000;

/** Grace period of a replaced process for its requests in flight. */
const RENEWAL_PATIENCE_MS = 60_000;

type Supervised = {
  program(): ChildProcess;
  stop(): Promise<void>;
  /** Replaces the process by a new one once that is ready. Returns false, and keeps the old one, when the new one is never ready or `stop` was called. */
  renew(isReady: (program: ChildProcess) => Promise<boolean>): Promise<boolean>;
};

/** Restarts a program whenever it ends, with backoff. `running`: a process to adopt; `patience`: milliseconds from SIGTERM to SIGKILL. */
export function keepRunning(
  name: string,
  start: () => ChildProcess,
  { running, pauses = PAUSES, patience }: { running?: ChildProcess; pauses?: Pauses; patience?: number } = {},
): Supervised {
  let pause = pauses.first;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let program = watch(running ?? start());

  function watch(child: ChildProcess): ChildProcess {
    const startedAt = Date.now();
    const startAgain = (why: string) => {
      if (isStopping || child !== program) return;
      if (Date.now() - startedAt > pauses.steady) pause = pauses.first;
      console.error(`${name} ended with ${why}; it is started again in ${pause} ms`);
      timer = setTimeout(() => {
        program = watch(start());
      }, pause);
      pause = Math.min(2 * pause, pauses.longest);
    };
    child.once("exit", (code, signal) => startAgain(String(signal ?? code)));
    // A failed spawn emits no "exit".
    child.on("error", (error) => {
      if (child.pid === undefined) startAgain(error.message);
      else console.error(`${name}: ${error.message}`);
    });
    return child;
  }

  return {
    program: () => program,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await stop(program, patience);
    },
    async renew(isReady) {
      const replacement = start();
      if (!(await isReady(replacement)) || isStopping) {
        await stop(replacement);
        return false;
      }
      // If the former process has ended, its restart is pending.
      clearTimeout(timer);
      const former = program;
      program = watch(replacement);
      await stop(former, RENEWAL_PATIENCE_MS);
      return true;
    },
  };
}

export async function stop(child: ChildProcess, patience = STOP_TIMEOUT_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  await ended;
  clearTimeout(timer);
}
