import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { load, replaceTables } from "../db/load.ts";
import { FILL_STATEMENTS } from "./fill-statements.ts";
import { kindRows } from "./kind-rows.ts";
import { loadDocuments } from "./load-documents.ts";
import { synonymsVersion } from "./synonyms.ts";

// Increment when stemming, documents, kinds or the derived tables change.
const RULES_VERSION = 12;
const VERSION = `${RULES_VERSION}-${synonymsVersion}`;

/** Fills the search tables from products, shops and terms, and from a table `campaign_goods (code, id, rank)`, which the caller makes. */
export async function fillSearchTables(sql: Sql): Promise<void> {
  const kinds = kindRows();
  await load(sql, "search_kind", kinds);
  await loadDocuments(sql, kinds);
  for (const statement of FILL_STATEMENTS) await sql.run(statement);
  await sql.run("insert into search_version (version) values ($1)", [VERSION]);
}

const SWAPPED_TABLES = ["product_search", "word_goods"];
const REFILLED_TABLES = ["search_kind", "campaign_search", "shop_category", "word_count", "word_kind", "search_version"];
const LOCK_ID = 7_216_020;

async function isCurrent(sql: Sql): Promise<boolean> {
  const current = await sql.row(z.object({ version: z.string() }), "select version from search_version");
  return current?.version === VERSION;
}

/** Rebuilds the search tables if rules or synonyms have changed; returns whether it did. Until the end searches use the old tables. */
export async function refreshSearch(database: Database, onStart?: () => void): Promise<boolean> {
  if (await isCurrent(database)) return false;
  onStart?.();
  const isFresh = await database.transaction(async (sql) => {
    await sql.run("select pg_advisory_xact_lock($1)", [LOCK_ID]);
    if (await isCurrent(sql)) return true;
    await sql.run("create temporary table campaign_goods on commit drop as select code, id, rank from campaign_search");
    await replaceTables(sql, SWAPPED_TABLES, async () => {
      for (const table of REFILLED_TABLES) await sql.run(`delete from ${table}`);
      await fillSearchTables(sql);
    });
    return false;
  });
  if (!isFresh) await database.run("vacuum analyze");
  return !isFresh;
}
