import { z } from "zod";
import type { Database } from "../db/database.ts";
import { bestKinds, type Meaning } from "../search/meaning.ts";
import { anyWordQuery } from "./tsquery.ts";

const Missing = z.object({ typed: z.string() });

// `offset 0` keeps PostgreSQL from using the word index, which reads a third of all documents for some words. The documents of the kinds are fewer.
const MISSING = `
  select typed from unnest($1::text[], $2::text[]) word (typed, query)
  where not exists (
    select from (select document from product_search where kind_id = any($3::integer[]) offset 0) goods where document @@ query::tsquery
  )`;

/** Weighing words that no product of the best kinds has, as they were typed. */
export async function missingWords(database: Database, { kinds, weighing }: Meaning): Promise<string[]> {
  if (kinds.length === 0 || weighing.length === 0) return [];
  const typed = weighing.map((word) => word.typed);
  const queries = weighing.map((word) => anyWordQuery([word]));
  const rows = await database.rows(Missing, MISSING, [typed, queries, bestKinds(kinds).map(({ id }) => id)]);
  return rows.map((row) => row.typed);
}
