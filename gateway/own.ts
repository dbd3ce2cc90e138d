import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../scripts/free-port.ts";

const PRODUCTS = "60";

/** A gateway of one test, with its own embedded database. */
export type OwnGateway = {
  url: string;
  /** Folder of its data. */
  directory: string;
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it on the data that it had. */
  start: () => Promise<void>;
  /** Runs another program of the gateway over the data, while the gateway is not running; answers what it printed. */
  run: (program: string, ...args: string[]) => Promise<string>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
};

async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode ?? 1;
}

/** A PostgreSQL server of one test, for gateways that share a database. */
export async function ownPostgres(): Promise<{ address: string; stop: () => Promise<void> }> {
  const args = ["--disable-warning=ExperimentalWarning", "scripts/serve-postgres.ts"];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const printed = once(child.stdout, "data");
  const ending = ended(child).then((code) => {
    throw new Error(`PostgreSQL ended with ${code}`);
  });
  const [address] = await Promise.race([printed, ending]);
  ending.catch(() => {});
  return {
    address: String(address).trim(),
    stop: async () => {
      child.kill("SIGTERM");
      await ended(child);
    },
  };
}

/**
 * Starts a gateway over a small catalogue in a folder of its own, whatever database other tests run on: for tests that kill
 * it, or that set its clock by `variables`. Without `isSeeded` it gets no catalogue and is not started.
 */
export async function ownGateway(variables: Record<string, string>, { isSeeded = true } = {}): Promise<OwnGateway> {
  const [port, directory] = [await freePort(), mkdtempSync(join(tmpdir(), "gateway-"))];
  const url = `http://127.0.0.1:${port}`;
  const own = { GATEWAY_PORT: String(port), GATEWAY_OUTBOX_PORT: "", DATA_DIR: directory, MEDIA_URL: url };
  const env = { ...process.env, GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1", DATABASE_URL: "", ...variables, ...own };
  const spawned = (program: string, args: string[], stdout: "ignore" | "pipe") =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...args], {
      env,
      stdio: ["ignore", stdout, "inherit"],
    });
  let child: ChildProcess | undefined;

  const run: OwnGateway["run"] = async (program, ...args) => {
    const running = spawned(program, args, "pipe");
    const printed: string[] = [];
    running.stdout?.on("data", (part) => printed.push(String(part)));
    const code = await ended(running);
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
    return printed.join("");
  };
  const start = async () => {
    child = spawned("gateway/main.ts", [], "ignore");
    for (let tries = 0; tries < 300; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}`);
      const answer = await fetch(`${url}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error("the gateway did not start");
  };
  const kill = async () => {
    child?.kill("SIGKILL");
    if (child) await ended(child);
  };
  const remove = async () => {
    await kill();
    rmSync(directory, { recursive: true, force: true });
  };
  if (isSeeded) {
    await run("gateway/seed.ts", "--products", PRODUCTS);
    await start();
  }
  return { url, directory, kill, start, run, remove };
}
