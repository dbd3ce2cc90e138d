import { z } from "zod";
import { ProductCard } from "../../lib/contract/product.ts";
import { FactoryCard } from "../../lib/contract/shop.ts";
import type { Database } from "../db/database.ts";
import { fold, plain, wordsOf } from "../search/keyword.ts";
import { type Lexicon, lexiconOf } from "../search/lexicon.ts";
import { stemOf, tokensOf } from "../search/stem.ts";
import { wordStem } from "../search/synonyms.ts";
import { SHOP_CARD_COLUMNS, SHOP_CARD_JOINS } from "../shop/card.ts";
import { cardsOf } from "./card.ts";
import { type Categories, categories } from "./categories.ts";

const MOST_TERMS = 8;
const MOST_CATEGORIES = 4;
const MOST_SHOPS = 3;
// Best sellers among at most this many matches.
const LOOKED_AT = 200;

/** Round-robin over kinds, at most two of each if possible. */
const OF_KINDS = `
  select own.id from unnest($2::integer[]) with ordinality kind (id, place) cross join lateral (
    select id, rank, row_number() over (order by rank desc, id desc) as turn
    from product_search where kind_id = kind.id order by rank desc, id desc
    limit greatest(2, ceil($3::real / greatest(1, cardinality($2::integer[]))))
  ) own order by kind.place + own.turn, kind.place limit $3`;

const WORDED = `
  select id from (
    select id, rank, ts_rank(document, $1::tsquery) as match
    from product_search where document @@ $1::tsquery and cardinality($2::integer[]) = 0 limit ${LOOKED_AT}
  ) hits order by match desc, rank desc, id desc limit $3`;

const SHOPS = `
  select ${SHOP_CARD_COLUMNS} from (
    select shop.*, 0 as place, 0 as sold from shop where status = 'open' and document @@ to_tsquery('pg_catalog.spanish', $5)
    union all
    select shop.*, 1, sc.total from shop_category sc join shop on shop.id = sc.shop_id
    where sc.category_id = $4 and shop.status = 'open' and not shop.document @@ to_tsquery('pg_catalog.spanish', $5)
    order by place, sold desc, rank desc, id desc limit ${MOST_SHOPS}
  ) s ${SHOP_CARD_JOINS} order by s.place, s.sold desc, s.rank desc, s.id desc`;

// One statement: round trips dominate.
const SUGGESTIONS = `
  select (select json_strip_nulls(json_agg(card)) from (${cardsOf(`(${OF_KINDS}) union all (${WORDED})`)}) card) as records,
    (select json_strip_nulls(json_agg(shop)) from (${SHOPS}) shop) as shops`;

const Found = z.object({ records: z.array(ProductCard).default([]), shops: z.array(FactoryCard).default([]) });

function matchingCategories(tree: Categories, words: readonly string[], leaves: readonly number[]) {
  const named = tree.all.filter(({ name }) => ` ${plain(name)}`.includes(` ${words.join(" ")}`));
  const own = leaves.flatMap((leaf) => tree.find(String(leaf)) ?? []);
  return [...new Set([...named, ...own])].slice(0, MOST_CATEGORIES);
}

/** Completions of the last word that share a kind with the words before. */
function goneOn({ offers, index }: Lexicon, before: readonly string[], last: string): string[] {
  const stems = before.map(wordStem);
  const isTogether = (word: string) => index.led([...stems, wordStem(fold(word))])[0]?.weights.size === stems.length + 1;
  const words = before.length > 0 ? offers.words(plain(last)).filter(isTogether) : [];
  return words.slice(0, MOST_TERMS).map((word) => [...before, word].join(" "));
}

/** Complete words, and the last one as a prefix. */
function begunIn(keyword: string): { before: string[]; last: string | undefined } {
  const raw = wordsOf(keyword);
  const telling = new Set(tokensOf(keyword).map(({ word }) => word));
  const before = raw.slice(0, -1).filter((word) => telling.has(word));
  return { before, last: raw.at(-1) };
}

export async function suggest(database: Database, keyword: string, size: number) {
  const { before, last } = begunIn(keyword);
  if (!last) return { records: [], categories: [], terms: [], shops: [] };
  const words = [...before, last].map(plain);
  const lexicon = await lexiconOf(database);
  const { terms, kinds } = lexicon.offers.like([...before, last]);
  // Quoted words have no operators. Weight A: shop name.
  const query = [...before.map((word) => `'${stemOf(word)}'`), `'${stemOf(last)}':*`].join(" & ");
  const names = words.map((word) => `'${word}':*A`).join(" & ");
  const ids = kinds.map(({ id }) => id);
  // For words known from descriptions only, the earlier words decide.
  const near = kinds.length > 0 || before.length === 0 ? kinds : lexicon.offers.like(before).kinds;
  const leaves = near.map(({ leaf }) => leaf);
  const found = await database.row(Found, SUGGESTIONS, [query, ids, size, leaves[0] ?? 0, names]);
  return {
    records: found?.records ?? [],
    categories: matchingCategories(await categories(database), words, leaves),
    terms: terms.length > 0 ? terms : goneOn(lexicon, before, last),
    shops: found?.shops ?? [],
  };
}
