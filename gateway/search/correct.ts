import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { oneLetterDeletions, plain } from "./keyword.ts";
import { isOneEditApart } from "./typo.ts";

export type Scope = "product" | "shop";

/** The words, with the most frequent term one edit away in place of each unknown word. Undefined where nothing is replaced. For shops; products are corrected by dictionary.ts. */
export async function correctWords(sql: Sql, scope: Scope, words: string[]): Promise<string[] | undefined> {
  const withDeletions = words.map((word) => ({ word, deletions: oneLetterDeletions(word) }));
  const replacements = new Map<string, string>();
  for (const { word, term, plain: plainTerm } of await sql.rows(Near, NEAR_TERMS, [JSON.stringify(withDeletions), scope])) {
    if (!replacements.has(word) && isOneEditApart(plain(word), plainTerm)) replacements.set(word, term);
  }
  return replacements.size > 0 ? words.map((word) => replacements.get(word) ?? word) : undefined;
}

const Near = z.object({ word: z.string(), term: z.string(), plain: z.string() });

const NEAR_TERMS = `
  select asked.word, near.term, near.plain
  from jsonb_to_recordset($1::jsonb) asked (word text, deletions text[])
  cross join lateral to_tsvector('pg_catalog.spanish', plain(asked.word)) stems
  cross join lateral (
    select term, plain, weight from search_term where scope = $2 and deletions && asked.deletions
    order by weight desc, term limit 50
  ) near
  where stems <> ''
    and (select count(*) from search_term where stem = any(tsvector_to_array(stems)) and scope = $2) = 0
  order by near.weight desc, near.term`;
