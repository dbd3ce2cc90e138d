import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";

const DUMP = "database.dump";

/** The connection as environment variables of libpq: everybody on the machine could read a password on the command line. */
const VARIABLES: Record<string, string> = {
  host: "PGHOST",
  port: "PGPORT",
  user: "PGUSER",
  password: "PGPASSWORD",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
};

function connectionVariables(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const values = {
    host: hostname,
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...Object.fromEntries(searchParams),
  };
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const variable = VARIABLES[name];
    return variable && value ? [[variable, value] as const] : [];
  });
  return { PGDATABASE: decodeURIComponent(pathname.slice(1)), ...Object.fromEntries(entries) };
}

async function runProgram(name: string, args: string[], databaseUrl: string, signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, ...connectionVariables(databaseUrl) };
  const program = spawn(name, args, { env, stdio: ["ignore", "ignore", "pipe"], signal });
  const output: string[] = [];
  program.stderr.on("data", (part) => output.push(String(part)));
  const [code]: unknown[] = await once(program, "close").catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new Error(`${name} cannot be run: install PostgreSQL's client programs of the server's version`, { cause: error });
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output.join("").trim().split("\n")[0]}`);
}

export const dump = (databaseUrl: string, folder: string, signal: AbortSignal): Promise<void> =>
  runProgram(
    "pg_dump",
    ["--format=custom", "--no-owner", "--no-privileges", `--file=${join(folder, DUMP)}`],
    databaseUrl,
    signal,
  );

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')");
    return rows.length === 0;
  } finally {
    await client.end();
  }
}

/** Restores what `dump` wrote, in one transaction. @throws Error unless the database is empty */
export async function restoreDump(databaseUrl: string, folder: string): Promise<void> {
  if (!(await isEmpty(databaseUrl)))
    throw new Error(
      "The database at DATABASE_URL is not empty: name an empty one (createdb), and keep the other until this one serves.",
    );
  const options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  // Unlike pg_dump, pg_restore does not take the database from PGDATABASE.
  const { PGDATABASE } = connectionVariables(databaseUrl);
  await runProgram("pg_restore", [...options, `--dbname=${PGDATABASE}`, join(folder, DUMP)], databaseUrl);
}
