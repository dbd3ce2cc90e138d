import { availableParallelism } from "node:os";
import { SpanKind } from "@opentelemetry/api";
import pg from "pg";
import { z } from "zod";
import { gauge } from "../../telemetry/metrics.ts";
import { withSpan } from "../../telemetry/spans.ts";
import { openEmbedded } from "./embedded.ts";

export type Parameter = string | number | boolean | null | Date | Parameter[];

/** Runs statements and parses their rows, in a transaction or outside, on PostgreSQL and PGlite alike. */
export type Sql = {
  /** Parsed rows; null columns become absent fields. */
  rows<T extends z.ZodType>(row: T, text: string, values?: Parameter[]): Promise<z.output<T>[]>;
  row<T extends z.ZodType>(row: T, text: string, values?: Parameter[]): Promise<z.output<T> | undefined>;
  run(text: string, values?: Parameter[]): Promise<number>;
};

export type Database = Sql & {
  /** The callback must use only the `Sql` that it gets: another connection may never become free. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

// Planning costs more than searching: one generic plan per connection and statement.
const SETTINGS = "-c plan_cache_mode=force_generic_plan -c jit=off";

// More connections would only wait for the processors. Code that holds one must not take a second: where all do, all wait for ever.
const CONNECTIONS = 1 + availableParallelism();

const isoTimestamp = (text: string) => new Date(text).toISOString();
const TYPES = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return isoTimestamp;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const name = statementNames.get(text) ?? `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const Row = z.record(z.string(), z.unknown());

const withoutNulls = (row: unknown) => Object.fromEntries(Object.entries(Row.parse(row)).filter(([, value]) => value !== null));

function createSql(client: pg.Pool | pg.PoolClient): Sql {
  const query = (text: string, values: Parameter[]) =>
    // The text has placeholders only, no user input.
    withSpan({ name: "sql", kind: SpanKind.CLIENT, attributes: { "db.query.text": text } }, () =>
      client.query({ text, values, types: TYPES, ...(values.length > 0 && { name: statementName(text) }) }),
    );
  return {
    async rows(row, text, values = []) {
      const result = await query(text, values);
      return result.rows.map((record: unknown) => row.parse(withoutNulls(record)));
    },
    async row(row, text, values = []) {
      const [record] = (await query(text, values)).rows;
      return record && row.parse(withoutNulls(record));
    },
    async run(text, values = []) {
      const result = await query(text, values);
      return result.rowCount ?? 0;
    },
  };
}

function createDatabase(pool: pg.Pool, close: () => Promise<void>): Database {
  gauge("gateway_database_connections", "Connections to the database, and who waits for one", "state", () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const transaction: Database["transaction"] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const result = await work(createSql(client));
      await client.query("commit");
      client.release();
      return result;
    } catch (error) {
      // Closing rolls back, even on a broken connection.
      client.release(true);
      throw error;
    }
  };
  return { ...createSql(pool), transaction, close };
}

/** Opens PostgreSQL at `url`; without one, PGlite in `directory`. `onIdleError` is called when an idle connection breaks. */
export async function openDatabase(
  { url, directory }: { url: string | undefined; directory: string },
  onIdleError: (error: Error) => void,
): Promise<Database> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: SETTINGS });
    pool.on("error", onIdleError);
    return createDatabase(pool, () => pool.end());
  }
  const { pool, close } = await openEmbedded(directory);
  pool.on("error", onIdleError);
  return createDatabase(pool, close);
}
