import { z } from "zod";
import type { Sql } from "./database.ts";

const ROWS_A_STATEMENT = 1000;

/**
 * Inserts rows whose keys are the columns of a table, a thousand a statement, as one JSON value each: much faster than
 * a parameter a cell. Answers how many.
 */
export async function load(sql: Sql, table: string, rows: Iterable<Record<string, unknown>>): Promise<number> {
  let batch: Record<string, unknown>[] = [];
  let loaded = 0;
  const flush = async () => {
    const [first] = batch;
    if (!first) return;
    const columns = Object.keys(first).join(", ");
    const insert = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    loaded += await sql.run(insert, [JSON.stringify(batch)]);
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS_A_STATEMENT) await flush();
  }
  await flush();
  return loaded;
}

const Index = z.object({ name: z.string(), definition: z.string() });

const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
  where i.indrelid = any($1::regclass[]) and c.oid is null order by 1`;

/** Does the work without the indexes of some tables (those of constraints stay) and makes them again after it. */
export async function withoutIndexes(sql: Sql, tables: string[], work: () => Promise<void>): Promise<void> {
  const indexes = await sql.rows(Index, INDEXES, [tables]);
  for (const { name } of indexes) await sql.run(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.run(definition);
}
