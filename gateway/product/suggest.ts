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

// The words before the last one are whole; an index can serve a prefix only as a range.
const TERMS = `
  select term from search_term where scope = 'product' and plain ~>=~ $1 and plain ~<~ $2
  order by weight desc, term limit ${MOST_TERMS}`;

const Term = z.object({ term: z.string() });

const PRODUCTS = `
  with hits as materialized (
    select id, rank, document @@ to_tsquery('pg_catalog.spanish', $3) as named
    from product_search where document @@ to_tsquery('pg_catalog.spanish', $1) limit ${LOOKED_AT}
  )
  select id from hits order by named desc, rank desc, id desc limit $2`;

const termsLike = async (database: Database, prefix: string) =>
  (await database.rows(Term, TERMS, [prefix, prefix + LAST_CHARACTER])).map(({ term }) => term);

/** What a person may be about to type: terms, categories and products that begin like the keyword, those named so first. */
export async function suggest(database: Database, keyword: string, size: number) {
  const words = wordsOf(keyword).map(plain);
  const last = words.at(-1);
  if (!last) return { records: [], categories: [], terms: [] };
  const before = words.slice(0, -1);
  const whole = await termsLike(database, words.join(" "));
  const ends = before.length === 0 ? [] : await termsLike(database, last);
  const terms = [...new Set([...whole, ...ends.map((end) => [...before, end].join(" "))])].slice(0, MOST_TERMS);
  // Each word is letters and digits, in quotes: nothing in it is an operator. Weight A is the name.
  const query = (weight: string) => [...before.map((word) => `'${word}':${weight}`), `'${last}':*${weight}`].join(" & ");
  const named = (await categories(database)).all.filter(({ name }) => ` ${plain(name)}`.includes(` ${words.join(" ")}`));
  return {
    records: await database.rows(ProductCard, cardsOf(PRODUCTS), [query("ABCD"), size, query("A")]),
    categories: named.slice(0, MOST_CATEGORIES),
    terms,
  };
}
