import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { deletionsOf, isOneLetterApart, plain } from "./keyword.ts";

export type Scope = "product" | "shop";

const Unknown = z.object({ word: z.string() });
const Term = z.object({ term: z.string(), plain: z.string() });

// A word without a stem ("para", "con") is one that nobody searches for: it needs no correction.
const UNKNOWN_WORDS = `
  select word from unnest($1::text[]) word, to_tsvector('pg_catalog.spanish', plain(word)) stems
  where stems <> '' and not exists (select from search_term where stem = any(tsvector_to_array(stems)) and scope = $2)`;

const NEAR_TERMS = `
  select term, plain from search_term where scope = $1 and deletions && $2::text[] order by weight desc, term limit 50`;

/**
 * The words with those that lead nowhere replaced by the best known one that is one letter apart, or undefined where
 * there is nothing to replace.
 */
export async function corrected(sql: Sql, scope: Scope, words: string[]): Promise<string[] | undefined> {
  const unknown = await sql.rows(Unknown, UNKNOWN_WORDS, [words, scope]);
  const replacements = new Map<string, string>();
  for (const { word } of unknown) {
    const deletions = deletionsOf(word);
    if (deletions.length === 0) continue;
    const terms = await sql.rows(Term, NEAR_TERMS, [scope, deletions]);
    const nearest = terms.find((term) => isOneLetterApart(plain(word), term.plain));
    if (nearest) replacements.set(word, nearest.term);
  }
  return replacements.size > 0 ? words.map((word) => replacements.get(word) ?? word) : undefined;
}
