import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { isOneLetterApart, oneLetterDeletions, plain } from "./keyword.ts";

export type Scope = "product" | "shop";

const Near = z.object({ word: z.string(), term: z.string(), plain: z.string() });

/** Known terms that share a deletion with an unknown word, best first; `first`: its first parameter. */
const nearTerms = (first: number) => `
  select asked.word, near.term, near.plain
  from jsonb_to_recordset($${first}::jsonb) asked (word text, deletions text[])
  cross join lateral to_tsvector('pg_catalog.spanish', plain(asked.word)) stems
  cross join lateral (
    select term, plain, weight from search_term where scope = $${first + 1} and deletions && asked.deletions
    order by weight desc, term limit 50
  ) near
  where stems <> ''
    and (select count(*) from search_term where stem = any(tsvector_to_array(stems)) and scope = $${first + 1}) = 0
  order by near.weight desc, near.term`;

const nearValues = (scope: Scope, words: string[]) => [
  JSON.stringify(words.map((word) => ({ word, deletions: oneLetterDeletions(word) }))),
  scope,
];

/** Replaces unknown words by the best term one edit away; undefined when none. */
export function replaced(words: string[], near: z.output<typeof Near>[]): string[] | undefined {
  const replacements = new Map<string, string>();
  for (const { word, term, plain: letters } of near) {
    if (!replacements.has(word) && isOneLetterApart(plain(word), letters)) replacements.set(word, term);
  }
  return replacements.size > 0 ? words.map((word) => replacements.get(word) ?? word) : undefined;
}

export const corrected = async (sql: Sql, scope: Scope, words: string[]): Promise<string[] | undefined> =>
  replaced(words, await sql.rows(Near, nearTerms(1), nearValues(scope, words)));
