import { z } from "zod";
import { ProductCard } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { plain, wordsOf } from "../search/keyword.ts";
import { cardsOf } from "./card.ts";
import { categories } from "./categories.ts";

const MOST_TERMS = 8;
const MOST_CATEGORIES = 4;
// The best selling ones of so many matches are shown: a first letter matches half the catalogue.
const LOOKED_AT = 200;
const LAST_CHARACTER = "\u{10FFFF}";

// An index can serve a prefix only as a range; one without width finds nothing.
const terms = (from: string, to: string) => `
  select term from search_term where scope = 'product' and plain ~>=~ ${from} and plain ~<~ ${to}
  order by weight desc, term limit ${MOST_TERMS}`;

const PRODUCTS = `
  with hits as materialized (
    select id, rank, document @@ to_tsquery('pg_catalog.spanish', $2) as named
    from product_search where document @@ to_tsquery('pg_catalog.spanish', $1) limit ${LOOKED_AT}
  )
  select id from hits order by named desc, rank desc, id desc limit $3`;

// One statement: a question costs more than its answer.
const SUGGESTIONS = `
  select array(${terms("$4", "$5")}) as whole, array(${terms("$6", "$7")}) as ends,
    (select json_strip_nulls(json_agg(card)) from (${cardsOf(PRODUCTS)}) card) as records`;

const Found = z.object({
  whole: z.array(z.string()),
  ends: z.array(z.string()),
  records: z.array(ProductCard).default([]),
});

const rangeOf = (prefix: string) => [prefix, prefix && prefix + LAST_CHARACTER];

/** What a person may be about to type: terms, categories and products that begin like the keyword, those named so first. */
export async function suggest(database: Database, keyword: string, size: number) {
  const words = wordsOf(keyword).map(plain);
  const last = words.at(-1);
  if (!last) return { records: [], categories: [], terms: [] };
  const before = words.slice(0, -1);
  // Each word is letters and digits, in quotes: nothing in it is an operator. The words before the last one are whole; weight A is the name.
  const query = (weight: string) => [...before.map((word) => `'${word}':${weight}`), `'${last}':*${weight}`].join(" & ");
  const ranges = [...rangeOf(words.join(" ")), ...rangeOf(before.length === 0 ? "" : last)];
  const found = await database.row(Found, SUGGESTIONS, [query("ABCD"), query("A"), size, ...ranges]);
  const { whole, ends, records } = found ?? { whole: [], ends: [], records: [] };
  const named = (await categories(database)).all.filter(({ name }) => ` ${plain(name)}`.includes(` ${words.join(" ")}`));
  return {
    records,
    categories: named.slice(0, MOST_CATEGORIES),
    terms: [...new Set([...whole, ...ends.map((end) => [...before, end].join(" "))])].slice(0, MOST_TERMS),
  };
}
