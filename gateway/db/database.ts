import { availableParallelism } from "node:os";
import { SpanKind } from "@opentelemetry/api";
import pg from "pg";
import { z } from "zod";
import { gauge } from "../../telemetry/metrics.ts";
import { withSpan } from "../../telemetry/spans.ts";
import { openEmbedded } from "./embedded.ts";

type Parameter = string | number | boolean | null | Date | Parameter[];

/** What stores ask of the database: one way for both, PostgreSQL and the embedded one. */
export type Sql = {
  /** Rows of a query, each parsed; a null column is an absent field. */
  rows<T extends z.ZodType>(row: T, text: string, values?: Parameter[]): Promise<z.output<T>[]>;
  /** The first row of a query, if there is one. */
  row<T extends z.ZodType>(row: T, text: string, values?: Parameter[]): Promise<z.output<T> | undefined>;
  /** Runs a statement and answers how many rows it touched. */
  run(text: string, values?: Parameter[]): Promise<number>;
};

export type Database = Sql & {
  /** All or nothing; the work must use the `Sql` it is given. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

// Planning a search takes longer than the search: a statement is planned once a connection, whatever its values.
const SETTINGS = "-c plan_cache_mode=force_generic_plan -c jit=off";

// One for each core to work for and one to be filled meanwhile: more only take turns. Nobody who holds one asks for another.
const CONNECTIONS = 1 + availableParallelism();

const isoTimestamp = (text: string) => new Date(text).toISOString();
const TYPES = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return isoTimestamp;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

// A statement has one name for the life of the process: the server parses and plans it once a connection.
const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const name = statementNames.get(text) ?? `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const Row = z.record(z.string(), z.unknown());

const withoutNulls = (row: unknown) => Object.fromEntries(Object.entries(Row.parse(row)).filter(([, value]) => value !== null));

function sqlOver(client: pg.Pool | pg.PoolClient): Sql {
  const query = (text: string, values: Parameter[]) =>
    // Values, which are what people typed, stand apart from the text.
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

function databaseOver(pool: pg.Pool, close: () => Promise<void>): Database {
  gauge("gateway_database_connections", "Connections to the database, and who waits for one", "state", () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const transaction: Database["transaction"] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const result = await work(sqlOver(client));
      await client.query("commit");
      client.release();
      return result;
    } catch (error) {
      // Dropping the connection rolls back, also where the connection itself is what failed.
      client.release(true);
      throw error;
    }
  };
  return { ...sqlOver(pool), transaction, close };
}

/**
 * Opens PostgreSQL where an address is given, else the embedded database in a folder.
 * `onIdleError` hears of connections that break while nobody uses them.
 */
export async function openDatabase(
  { url, directory }: { url: string | undefined; directory: string },
  onIdleError: (error: Error) => void,
): Promise<Database> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: SETTINGS });
    pool.on("error", onIdleError);
    return databaseOver(pool, () => pool.end());
  }
  const { pool, close } = await openEmbedded(directory);
  pool.on("error", onIdleError);
  return databaseOver(pool, close);
}
