import { z } from "zod";
import type { Database } from "../db/database.ts";
import { WEAK } from "../search/document.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { bestKinds, type Meaning, type SearchWord } from "../search/meaning.ts";
import { isWeighing } from "../search/synonyms.ts";
import { areFewGoods } from "./meant-goods.ts";
import { anyWordQuery, ownTextQuery } from "./tsquery.ts";

const FEW_MAX = 5;

const WordTotals = z.object({ typed: z.string(), inBest: z.number(), inAll: z.number() });

// `offset 0` keeps PostgreSQL from using the word index, which reads a third of all documents for some words. The documents of the kinds are fewer.
const countUpTo = (limit: number, kindIds: string) => `
  (select count(*)::integer from (
    select from (select document from product_search where kind_id = any(${kindIds}::integer[]) offset 0) goods
    where document @@ query::tsquery limit ${limit}
  ) having_word)`;

const WORD_TOTALS = `
  select typed, best.total as "inBest", case when best.total between 1 and ${FEW_MAX} then ${countUpTo(FEW_MAX + 1, "$4")} else best.total end as "inAll"
  from unnest($1::text[], $2::text[]) word (typed, query) cross join lateral (select ${countUpTo(FEW_MAX + 1, "$3")} as total) best`;

const hasWordQuery = (word: SearchWord) => (word.tellsApart ? ownTextQuery([word]) : anyWordQuery([word]));

const isSize = (lexeme: string) => isWeighing(lexeme.replace(WEAK, ""));

/** Which words that only rank results the goods lack; packing is not counted. `missing`: no product of the best kinds has the word. `few`: at most `FEW_MAX` products of all meant kinds have it; empty where these are too many to count. */
export async function wordTotals(
  database: Database,
  { kinds, weighing: allWeighing }: Meaning,
  lexicon: Lexicon,
): Promise<{ missing: string[]; few: { word: string; total: number }[] }> {
  const weighing = allWeighing.filter(({ isPacking }) => !isPacking);
  if (kinds.length === 0 || weighing.length === 0) return { missing: [], few: [] };
  const byTyped = [...Map.groupBy(weighing, (word) => word.typed)];
  const typed = byTyped.map(([word]) => word);
  const queries = byTyped.map(([, words]) => words.map(hasWordQuery).join(" | "));
  const ids = (some: Meaning["kinds"]) => some.map(({ id }) => id);
  // Many goods are not counted: that takes long, and the result is more than goods of these kinds.
  const counted = areFewGoods(ids(kinds), lexicon) ? ids(kinds) : [];
  const rows = await database.rows(WordTotals, WORD_TOTALS, [typed, queries, ids(bestKinds(kinds)), counted]);
  const areSizes = new Set(weighing.flatMap(({ typed, lexemes }) => (lexemes.some(isSize) ? [typed] : [])));
  const isFew = (row: z.output<typeof WordTotals>) => row.inAll > 0 && row.inAll <= FEW_MAX && !areSizes.has(row.typed);
  return {
    missing: rows.filter(({ inBest }) => inBest === 0).map((row) => row.typed),
    few: rows.filter(isFew).map((row) => ({ word: row.typed, total: row.inAll })),
  };
}
