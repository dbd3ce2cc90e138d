import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Variables = Record<string, string | undefined>;

/** Runs a program on this Node runtime until it ends. @throws unless it ends with 0 */
export async function run(args: string[], variables: Variables = {}): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...variables } });
  const code = await waitForExit(child);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

/** Runs a program on this Node runtime; returns its exit code and output. */
export async function runQuietly(args: string[], variables: Variables = {}): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...variables } });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  const closed = once(child, "close");
  const code = await waitForExit(child);
  await closed;
  return { code, printed: Buffer.concat(parts).toString("utf8") };
}

/** Starts a program on this Node runtime in the background; output goes to the file `log` or is inherited. */
export function start(args: string[], variables: Variables = {}, log?: string): ChildProcess {
  const file = log && openSync(log, "w");
  const child = spawn(process.execPath, args, {
    stdio: file ? ["ignore", file, file] : "inherit",
    env: { ...process.env, ...variables },
  });
  if (file) closeSync(file);
  return child;
}

const ATTACHED = join(import.meta.dirname, "attached.ts");

/** Starts a program other than Node, without output. Signals to stop are passed on to it. `user`: its numeric user id. */
export function startAttached(
  command: string,
  args: string[],
  { cwd, user }: { cwd?: string; user?: number | undefined } = {},
): ChildProcess {
  const asUser = user === undefined ? [] : [`--user=${user}`];
  return spawn(process.execPath, [ATTACHED, ...asUser, command, ...args], { stdio: "ignore", ...(cwd && { cwd }) });
}

const ending = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode;

/** Exit code; 1 after a signal. */
export function waitForExit(child: ChildProcess): Promise<number> {
  if (ending(child) !== null) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

const ANSWER_MS = 5000;

/** Waits for a 200. @throws when the program ends first, or after `seconds` */
export async function waitForHealth(address: string, child: ChildProcess, seconds = 300): Promise<void> {
  const last = Date.now() + seconds * 1000;
  while (Date.now() < last) {
    if (ending(child) !== null) throw new Error(`the program behind ${address} ended with ${ending(child)}`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${address} did not answer within ${seconds} s`);
}

/** Waits for an open port. @throws when the program ends first, or after 30 s */
export async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (ending(server) !== null) throw new Error(`the program for port ${port} ended with ${ending(server)}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.end());
    });
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`nobody listens at port ${port}`);
}
