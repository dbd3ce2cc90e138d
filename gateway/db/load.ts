import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Sql } from "./database.ts";

const ROWS_A_STATEMENT = 1000;

/** Inserts rows a thousand at a time, as one JSON parameter, while the next thousand are generated. Returns the count. */
export async function load(sql: Sql, table: string, rows: Iterable<Record<string, unknown>>): Promise<number> {
  let batch: Record<string, unknown>[] = [];
  let loaded = 0;
  let inserting = Promise.resolve(0);
  const flush = async () => {
    const [first] = batch;
    if (!first) return;
    const columns = Object.keys(first).join(", ");
    const insert = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    const rows = JSON.stringify(batch);
    loaded += await inserting;
    inserting = sql.run(insert, [rows]);
    // The next await of `inserting` throws its error. Without a handler until then, Node would end the process.
    inserting.catch(() => {});
    batch = [];
    await nextTurn();
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS_A_STATEMENT) await flush();
  }
  await flush();
  return loaded + (await inserting);
}

const Index = z.object({ name: z.string(), definition: z.string() });

const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
  where i.indrelid = any($1::regclass[]) and c.oid is null order by 1`;

export async function withoutIndexes(sql: Sql, tables: string[], work: () => Promise<void>): Promise<void> {
  const indexes = await sql.rows(Index, INDEXES, [tables]);
  for (const { name } of indexes) await sql.run(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.run(definition);
}

const Constraint = z.object({ table: z.string(), definition: z.string() });

const CONSTRAINTS = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = any($1::regclass[]) and contype in ('p', 'u')`;

const Schema = z.object({ name: z.string() });

const NEW_TABLES_SCHEMA = "successor";

/** Replaces tables by empty ones that `work` fills. Others read the old tables until the transaction ends; call this last in it, since swapping locks them. */
export async function replaceTables(sql: Sql, tables: string[], work: () => Promise<void>): Promise<void> {
  const schema = (await sql.row(Schema, "select current_schema() as name"))?.name ?? "public";
  for (const table of tables) await sql.run(`lock table ${table} in exclusive mode`);
  const indexes = await sql.rows(Index, INDEXES, [tables]);
  const constraints = await sql.rows(Constraint, CONSTRAINTS, [tables]);
  await sql.run(`create schema ${NEW_TABLES_SCHEMA}`);
  for (const table of tables)
    await sql.run(`create table ${NEW_TABLES_SCHEMA}.${table} (like ${table} including all excluding indexes)`);
  await sql.run(`set local search_path to ${NEW_TABLES_SCHEMA}, ${schema}`);
  await work();
  for (const { table, definition } of constraints) await sql.run(`alter table ${NEW_TABLES_SCHEMA}.${table} add ${definition}`);
  for (const { definition } of indexes) await sql.run(definition.replace(` ON ${schema}.`, ` ON ${NEW_TABLES_SCHEMA}.`));
  for (const table of tables) await sql.run(`drop table ${schema}.${table}`);
  for (const table of tables) await sql.run(`alter table ${NEW_TABLES_SCHEMA}.${table} set schema ${schema}`);
  await sql.run(`drop schema ${NEW_TABLES_SCHEMA}`);
}
