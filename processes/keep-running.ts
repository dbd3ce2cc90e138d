import type { ChildProcess } from "node:child_process";

/** How long a program that ended is waited with, in milliseconds. */
export type Pauses = {
  first: number;
  /** It doubles from time to time up to this, while the program does not stay up. */
  longest: number;
  /** A program that ran this long had no trouble starting. */
  steady: number;
};

const PAUSES: Pauses = { first: 250, longest: 30_000, steady: 60_000 };

/** A program that does not stop by itself is made to after this. Of `npm start`, site and gateway stop one after the other, within 10 s. */
const STOP_TIMEOUT_MS = 4000;

/** One that another has taken over from may answer what it has begun for so long. */
const RENEWAL_PATIENCE_MS = 60_000;

export type Supervised = {
  /** The process that runs, or that ran last. */
  program(): ChildProcess;
  /** Stops the program and starts it no more. */
  stop(): Promise<void>;
  /**
   * Starts the program anew beside the one that runs, and stops that one once the new one is ready. False where the new one never is: then the
   * old one goes on.
   */
  renew(isReady: (program: ChildProcess) => Promise<boolean>): Promise<boolean>;
};

/**
 * Starts a program and starts it again whenever it ends, after a pause. `name` is for the log; `running`: the program where it runs
 * already; `patience`: how long it may take to stop, in milliseconds.
 */
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
    // One that could not be started never exits.
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
      const next = start();
      if (!(await isReady(next)) || isStopping) {
        await stop(next);
        return false;
      }
      // The former may have ended, and wait to be started again.
      clearTimeout(timer);
      const former = program;
      program = watch(next);
      await stop(former, RENEWAL_PATIENCE_MS);
      return true;
    },
  };
}

/** Asks a program to stop, and makes it stop after `patience` milliseconds. */
export async function stop(child: ChildProcess, patience = STOP_TIMEOUT_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  await ended;
  clearTimeout(timer);
}
