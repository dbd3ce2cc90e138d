import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { waitForExit, waitForHealth } from "../scripts/child-processes.ts";
import { freePort } from "../scripts/free-port.ts";
import { databaseIn, onPostgres, runProgram, SEED } from "./catalogue.fixture.ts";
import { type Database, openDatabase } from "./db/database.ts";

/** A gateway of one test, with its own embedded database. */
export type TestGateway = {
  url: string;
  directory: string;
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Replaces the process by a new one without an interruption. Only over PostgreSQL. */
  renew: () => Promise<void>;
  /** Runs another program of the gateway over the data, while the gateway is not running; answers what it printed. */
  run: (program: string, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
};

/** Creates a database for one test on the PostgreSQL server that all tests share: empty (`template1`) or a copy of the small catalogue. */
export async function createTestDatabase(from: "template1" | "catalogue" = "template1") {
  const { TEST_POSTGRES } = process.env;
  if (!TEST_POSTGRES) throw new Error("TEST_POSTGRES is not set: only isolated tests have a PostgreSQL server");
  const name = `test_${randomUUID().slice(0, 8)}`;
  await onPostgres(TEST_POSTGRES, `create database ${name} template ${from}`);
  return {
    address: databaseIn(TEST_POSTGRES, name),
    drop: () => onPostgres(TEST_POSTGRES, `drop database ${name} with (force)`),
  };
}

/** Starts a gateway in a folder of its own, for tests that kill it or set its clock by `variables`. `isSeeded` false: empty, and not started. */
export async function startTestGateway(variables: Record<string, string>, { isSeeded = true } = {}): Promise<TestGateway> {
  const [port, directory] = [await freePort(), mkdtempSync(join(tmpdir(), "gateway-"))];
  const url = `http://127.0.0.1:${port}`;
  const settings = { GATEWAY_PORT: String(port), GATEWAY_OUTBOX_PORT: "", DATA_DIR: directory, MEDIA_URL: url };
  const env = { ...process.env, GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1", DATABASE_URL: "", ...variables, ...settings };
  const flag = "--disable-warning=ExperimentalWarning";
  let child: ChildProcess | undefined;
  let output: EventEmitter = new EventEmitter();

  const run: TestGateway["run"] = (program, ...args) => runProgram(env, program, ...args);
  const start = async () => {
    const started = spawn(process.execPath, [flag, "gateway/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
    output = createInterface(started.stdout);
    child = started;
    await waitForHealth(`${url}/health`, started, 30);
  };
  const renew = () =>
    new Promise<void>((resolve, reject) => {
      const onLine = (line: string) => {
        if (!/"msg":"(?:not )?renewed/.test(line)) return;
        output.off("line", onLine);
        if (line.includes("not renewed")) reject(new Error(line));
        else resolve();
      };
      output.on("line", onLine);
      child?.kill("SIGUSR2");
    });
  const kill = async () => {
    child?.kill("SIGKILL");
    if (child) await waitForExit(child);
  };
  const remove = async () => {
    await kill();
    rmSync(directory, { recursive: true, force: true });
  };
  if (isSeeded) {
    const { TEST_CATALOGUE } = process.env;
    if (TEST_CATALOGUE && env.DATABASE_URL === "") cpSync(TEST_CATALOGUE, directory, { recursive: true });
    else await run(...SEED);
    await start();
  }
  return { url, directory, kill, start, renew, run, remove };
}

/** A gateway over a PostgreSQL database of its own, which `client.fixture.ts` calls. */
export type PostgresGateway = {
  gateway: TestGateway;
  /** The test's own connection to the gateway's database. */
  database: Database;
  /** Starts another gateway over the same database. */
  startAnother: () => Promise<TestGateway>;
  stop: () => Promise<void>;
};

const Waiting = z.object({ count: z.number() });
const WAITING = `
  select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** Waits until so many statements of the gateway wait for a lock. */
export async function statementsWait(database: Database, expected: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (((await database.row(Waiting, WAITING))?.count ?? 0) >= expected) return;
    await wait(100);
  }
  throw new Error("nothing waits for a lock");
}

export async function startGatewayOnPostgres(variables: Record<string, string> = {}): Promise<PostgresGateway> {
  const { address, drop } = await createTestDatabase("catalogue");
  const database = await openDatabase({ url: address, directory: "" }, () => {});
  const settings = { ...variables, DATABASE_URL: address };
  const gateways: TestGateway[] = [];
  const startAnother = async () => {
    const another = await startTestGateway(settings, { isSeeded: false });
    gateways.push(another);
    await another.start();
    return another;
  };
  const gateway = await startAnother();
  process.env.GATEWAY_URL = gateway.url;
  return {
    gateway,
    database,
    startAnother,
    stop: async () => {
      for (const { remove } of gateways) await remove();
      await database.close();
      await drop();
    },
  };
}
