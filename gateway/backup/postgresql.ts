import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";

const DUMP = "database.dump";

/** Names of the parts of an address as PostgreSQL's own programs read them; not on their command line, where everybody reads passwords. */
const PARAMETERS: Record<string, string> = {
  host: "PGHOST",
  port: "PGPORT",
  user: "PGUSER",
  password: "PGPASSWORD",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
};

/** The environment that leads PostgreSQL's programs to the database at an address. */
export function connectionVariables(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const values = {
    host: hostname,
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...Object.fromEntries(searchParams),
  };
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const variable = PARAMETERS[name];
    return variable && value ? [[variable, value] as const] : [];
  });
  return { PGDATABASE: decodeURIComponent(pathname.slice(1)), ...Object.fromEntries(entries) };
}

/** Runs a program of PostgreSQL against the database at an address. `signal` ends it. */
async function runProgram(name: string, args: string[], address: string, signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, ...connectionVariables(address) };
  const program = spawn(name, args, { env, stdio: ["ignore", "ignore", "pipe"], signal });
  const output: string[] = [];
  program.stderr.on("data", (part) => output.push(String(part)));
  const [code]: unknown[] = await once(program, "close").catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new Error(`${name} cannot be run: install PostgreSQL's client programs of the server's version`, { cause: error });
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output.join("").trim().split("\n")[0]}`);
}

/** Writes a whole database, as it is at one moment, into a folder. Nobody waits for it. */
export const dump = (address: string, folder: string, signal: AbortSignal): Promise<void> =>
  runProgram("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${join(folder, DUMP)}`], address, signal);

/** How many tables the database at an address has. */
async function countTables(address: string): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')");
    return rows.length;
  } finally {
    await client.end();
  }
}

/**
 * Reads a dump back into an empty database, all of it or nothing.
 * @throws Error where the database is not empty
 */
export async function load(address: string, folder: string): Promise<void> {
  if ((await countTables(address)) > 0)
    throw new Error(
      "The database at DATABASE_URL is not empty: name an empty one (createdb), and keep the other until this one serves.",
    );
  const options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  const { PGDATABASE } = connectionVariables(address);
  await runProgram("pg_restore", [...options, `--dbname=${PGDATABASE}`, join(folder, DUMP)], address);
}
