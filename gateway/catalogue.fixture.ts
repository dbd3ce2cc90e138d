import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { runQuietly, type Variables, waitForExit } from "../scripts/child-processes.ts";

export const SEED = ["gateway/seed.ts", "--products", "60"] as const;

/** Runs a program of the gateway; answers what it printed. @throws when it fails */
export async function runProgram(variables: Variables, program: string, ...args: string[]): Promise<string> {
  const { code, printed } = await runQuietly(["--disable-warning=ExperimentalWarning", program, ...args], variables);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${printed}`);
  return printed;
}

export const databaseIn = (server: string, name: string) => new URL(`/${name}`, server).href;

export async function onPostgres(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<string> {
  const args = ["--disable-warning=ExperimentalWarning", "scripts/serve-postgres.ts"];
  const server = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ending = waitForExit(server).then((code) => {
    throw new Error(`PostgreSQL ended with ${code}`);
  });
  const [address] = await Promise.race([once(server.stdout, "data"), ending]);
  ending.catch(() => {});
  // This process can end while the server runs; the server then ends too, since its standard input closes.
  server.unref();
  for (const stream of [server.stdin, server.stdout]) if (stream instanceof Socket) stream.unref();
  return String(address).trim();
}

async function seedFolder(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "catalogue-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  await runProgram({ ...process.env, DATABASE_URL: "", DATA_DIR: directory }, ...SEED);
  return directory;
}

async function seedServer(): Promise<string> {
  const server = await startServer();
  await onPostgres(server, "create database catalogue");
  await runProgram({ ...process.env, DATABASE_URL: databaseIn(server, "catalogue") }, ...SEED);
  return server;
}

/** Loads the small catalogue once into a data folder and once into PostgreSQL, for each test gateway to copy. */
export default async function makeCatalogue(): Promise<void> {
  const [folder, server] = await Promise.all([seedFolder(), seedServer()]);
  process.env.TEST_CATALOGUE = folder;
  process.env.TEST_POSTGRES = server;
}
