import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { deletionsOf, isOneLetterApart, plain } from "./keyword.ts";

export type Scope = "product" | "shop";

const Near = z.object({ word: z.string(), term: z.string(), plain: z.string() });

// A word without a stem ("para", "con") is one that nobody searches for: it needs no correction.
const NEAR_TERMS = `
  select asked.word, near.term, near.plain
  from jsonb_to_recordset($1::jsonb) asked (word text, deletions text[])
  cross join lateral to_tsvector('pg_catalog.spanish', plain(asked.word)) stems
  cross join lateral (
    select term, plain, weight from search_term where scope = $2 and deletions && asked.deletions
    order by weight desc, term limit 50
  ) near
  where stems <> '' and (select count(*) from search_term where stem = any(tsvector_to_array(stems)) and scope = $2) = 0
  order by near.weight desc, near.term`;

/**
 * The words with those that lead nowhere replaced by the best known one that is one letter apart, or undefined where
 * there is nothing to replace.
 */
export async function corrected(sql: Sql, scope: Scope, words: string[]): Promise<string[] | undefined> {
  const asked = words.map((word) => ({ word, deletions: deletionsOf(word) }));
  const replacements = new Map<string, string>();
  for (const { word, term, plain: letters } of await sql.rows(Near, NEAR_TERMS, [JSON.stringify(asked), scope])) {
    if (!replacements.has(word) && isOneLetterApart(plain(word), letters)) replacements.set(word, term);
  }
  return replacements.size > 0 ? words.map((word) => replacements.get(word) ?? word) : undefined;
}
