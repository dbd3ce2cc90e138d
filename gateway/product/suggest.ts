import { z } from "zod";
import { ProductCard } from "../../lib/contract/product.ts";
import { FactoryCard } from "../../lib/contract/shop.ts";
import type { Database } from "../db/database.ts";
import { fold, LAST_CHARACTER, plain, splitWords } from "../search/keyword.ts";
import { type Lexicon, readLexicon } from "../search/lexicon.ts";
import { referencePrefix } from "../search/product-number.ts";
import { stemWord, tokenize } from "../search/stem.ts";
import type { SuggestionResult } from "../search/suggestions.ts";
import { goodsLines, stemText, wordStem } from "../search/synonyms.ts";
import { SHOP_CARD_COLUMNS, SHOP_CARD_JOINS } from "../shop/card.ts";
import { selectCards } from "./card.ts";
import { type Categories, categories } from "./categories.ts";

const NOTHING = { records: [], categories: [], terms: [], shops: [] };
const POPULAR_TERMS = 6;
const SHORTEST_CUT = 3;
const TERMS_MAX = 8;
const CATEGORIES_MAX = 4;
const SHOPS_MAX = 3;

/** Terms that complete the keyword, with their products, categories and shops. The beginning of a reference finds only products, an empty keyword popular terms and the largest categories. */
export async function suggest(database: Database, keyword: string, size: number) {
  if (keyword.trim() === "") return popular(database);
  const { before, last } = splitKeyword(keyword);
  if (!last) return NOTHING;
  const referenced = await productsByReference(database, keyword, size);
  if (referenced.length > 0) return { ...NOTHING, records: referenced };
  const words = [...before, last].map(plain);
  const lexicon = await readLexicon(database);
  const { terms, kinds } = suggestionsFor(lexicon, before, last);
  // Where no name of goods has all words, categories and shops are those of the words before the last.
  const kindsForLeaves = kinds.length > 0 || before.length === 0 ? kinds : lexicon.suggestions.matching(before).kinds;
  const leaves = kindsForLeaves.map(({ leaf }) => leaf);
  const shopNames = words.map((word) => `'${word}':*A`).join(" & ");
  const values = [queryFor(before, last, terms), kinds.map(({ id }) => id), size, leaves[0] ?? 0, shopNames];
  const found = await database.row(Found, SUGGESTIONS, values);
  return {
    records: found?.records ?? [],
    categories: matchingCategories(await categories(database), words, leaves, terms),
    terms: terms.length > 0 ? terms : continuations(lexicon, before, last),
    shops: found?.shops ?? [],
  };
}

const POPULAR = `
  select kind.noun from category top cross join lateral (
    select kind_id, rank from product_search where top_id = top.id and kind_id is not null order by rank desc, id desc limit 1
  ) best join search_kind kind on kind.id = best.kind_id
  where top.level = 1 order by best.rank desc, kind.id limit ${POPULAR_TERMS}`;

async function popular(database: Database) {
  const [rows, tree] = await Promise.all([database.rows(Noun, POPULAR), categories(database)]);
  const largest = tree.below(null).toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  return { ...NOTHING, terms: rows.map(({ noun }) => noun.toLowerCase()), categories: largest.slice(0, CATEGORIES_MAX) };
}

function splitKeyword(keyword: string): { before: string[]; last: string | undefined } {
  const typed = splitWords(keyword);
  const meaningful = new Set(tokenize(keyword).map(({ word }) => word));
  const before = typed.slice(0, -1).filter((word) => meaningful.has(word));
  return { before, last: typed.at(-1) };
}

const BY_REFERENCE = `
  select id from product_search where reference ~>=~ $1 and reference ~<~ $2 order by reference, id limit $3`;

async function productsByReference(database: Database, keyword: string, size: number): Promise<ProductCard[]> {
  const prefix = referencePrefix(keyword);
  if (prefix === undefined) return [];
  return database.rows(ProductCard, selectCards(BY_REFERENCE), [prefix, prefix + LAST_CHARACTER, size]);
}

function suggestionsFor({ suggestions, dictionary }: Lexicon, before: readonly string[], last: string): SuggestionResult {
  const corrected = dictionary
    .candidates(last)
    .flatMap(({ correction, isRisky }) => (correction && !isRisky ? [fold(correction)] : []));
  // Ignores a wrong last letter: `paraw` for `paraguas`.
  const shorter = last.length > SHORTEST_CUT ? [last.slice(0, -1)] : [];
  const tried = [last, ...corrected.slice(0, 1), ...shorter].map((word) => suggestions.matching([...before, word]));
  return tried.find(({ terms }) => terms.length > 0) ?? { terms: [], kinds: [] };
}

/** tsquery of the lexemes of the first suggestion, else of the typed words. */
function queryFor(before: readonly string[], last: string, terms: readonly string[]): string {
  const [term = ""] = terms;
  const stems = stemText(term).map((stem) => `'${stem}'`);
  const typed = [...before.map((word) => `'${stemWord(word)}'`), `'${stemWord(last)}':*`];
  // In quotes are only letters, digits, commas and points: no operators can be injected.
  return (stems.length > 0 ? stems : typed).join(" & ");
}

const categoryAliases = new Map(
  goodsLines.flatMap(({ target, phrases }) => (target.startsWith("#") ? [[target.slice(1), phrases] as const] : [])),
);

/** Categories with the typed words in their names; then, of the categories of the found kinds, those that begin as typed or have the first word of a suggested term. */
function matchingCategories(tree: Categories, words: string[], leaves: number[], terms: string[]) {
  const typed = words.join(" ");
  const begins = (text: string) => ` ${plain(text)}`.includes(` ${typed}`);
  const isWhole = ({ name }: { name: string }) => ` ${plain(name)} `.includes(` ${typed} `);
  const begun = terms.filter((term) => plain(term).startsWith(words[0] ?? ""));
  const stems = new Set((begun.length > 0 ? begun : terms).map((term) => stemText(term)[0]));
  const isCalled = ({ name }: { name: string }) => begins(name) || categoryAliases.get(name)?.some(begins) === true;
  const hasTerm = ({ name }: { name: string }) => stemText(name).some((stem) => stems.has(stem));
  const ofKinds = leaves.map((leaf) => tree.lineage(String(leaf)).filter((category) => isCalled(category) || hasTerm(category)));
  const broadest = ofKinds.flatMap((own) => own.slice(0, 1));
  return [...new Set([...tree.all.filter(isWhole), ...broadest, ...ofKinds.flat()])].slice(0, CATEGORIES_MAX);
}

/** For keywords that no suggestion matches: the words before the last one, with each completion of the last one that one kind has together with them. */
function continuations({ suggestions, index }: Lexicon, before: readonly string[], last: string): string[] {
  const stems = before.map(wordStem);
  const isTogether = (word: string) => index.rank([...stems, wordStem(fold(word))])[0]?.weights.size === stems.length + 1;
  const words = before.length > 0 ? suggestions.completions(plain(last)).filter(isTogether) : [];
  return words.slice(0, TERMS_MAX).map((word) => [...before, word].join(" "));
}

// Only so many matches are ranked, whichever the index gives first.
const RANKED_MAX = 200;

/** The best-selling products of each kind, two or more. By the sum of both places: the second product of the first kind comes before the first of the second. */
const BEST_OF_KINDS = `
  select own.id from unnest($2::integer[]) with ordinality kind (id, place) cross join lateral (
    select id, rank, row_number() over (order by rank desc, id desc) as turn
    from product_search where kind_id = kind.id order by rank desc, id desc
    limit greatest(2, ceil($3::real / greatest(1, cardinality($2::integer[]))))
  ) own order by kind.place + own.turn, kind.place limit $3`;

const WITH_WORDS = `
  select id from (
    select id, rank, ts_rank(document, $1::tsquery) as match
    from product_search where document @@ $1::tsquery and cardinality($2::integer[]) = 0 limit ${RANKED_MAX}
  ) hits order by match desc, rank desc, id desc limit $3`;

const SHOPS = `
  select ${SHOP_CARD_COLUMNS} from (
    select shop.*, 0 as place, 0 as sold from shop where status = 'open' and document @@ to_tsquery('pg_catalog.spanish', $5)
    union all
    select shop.*, 1, sc.total from shop_category sc join shop on shop.id = sc.shop_id
    where sc.category_id = $4 and shop.status = 'open' and not shop.document @@ to_tsquery('pg_catalog.spanish', $5)
    order by place, sold desc, rank desc, id desc limit ${SHOPS_MAX}
  ) s ${SHOP_CARD_JOINS} order by s.place, s.sold desc, s.rank desc, s.id desc`;

const SUGGESTIONS = `
  select (select json_strip_nulls(json_agg(card)) from (${selectCards(`(${BEST_OF_KINDS}) union all (${WITH_WORDS})`)}) card) as records,
    (select json_strip_nulls(json_agg(shop)) from (${SHOPS}) shop) as shops`;

const Noun = z.object({ noun: z.string() });

const Found = z.object({ records: z.array(ProductCard).default([]), shops: z.array(FactoryCard).default([]) });
