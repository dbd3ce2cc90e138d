import { z } from "zod";
import { ProductCard, SearchFilter } from "../../lib/contract/product.ts";
import { FactoryCard } from "../../lib/contract/shop.ts";
import type { Database } from "../db/database.ts";
import { joinedWords } from "../search/joined-words.ts";
import { fold, LAST_CHARACTER, plain, splitWords } from "../search/keyword.ts";
import { type Lexicon, readLexicon } from "../search/lexicon.ts";
import { numberRanges, referencePrefix } from "../search/product-number.ts";
import { beginsArticle, isStopWord, stemWord } from "../search/stem.ts";
import { findsSoldGoods, kindsOfPhrases } from "../search/suggested-kinds.ts";
import type { SuggestionResult } from "../search/suggestions.ts";
import { goodsLines, stemText, wordStem } from "../search/synonyms.ts";
import { beginUnsold } from "../search/unsold-beginning.ts";
import { selectCards } from "./card.ts";
import { type Categories, categories } from "./categories.ts";
import { searchProducts } from "./search.ts";
import { BY_NUMBER, BY_REFERENCE, POPULAR, SUGGESTIONS, TEXTS_OF_GOODS } from "./suggest-statements.ts";

const NOTHING = { records: [], categories: [], terms: [], shops: [] };
const SHORTEST_CUT = 3;
const TERMS_MAX = 8;
const TERMS_SHOWN = 3;
const CATEGORIES_MAX = 4;

/** Terms that complete the keyword, with their products, categories and shops. The beginning of a product number or reference finds only products, an empty keyword popular terms and the largest categories. */
export async function suggest(database: Database, keyword: string, size: number) {
  if (keyword.trim() === "") return popular(database);
  const words = splitWords(keyword);
  const last = words.at(-1);
  if (!last) return NOTHING;
  const numbered = await productsByNumber(database, keyword, size);
  if (numbered.length > 0) return { ...NOTHING, records: numbered };
  const before = words.slice(0, -1).filter((word) => !isStopWord(word));
  const lexicon = await readLexicon(database);
  const matching = suggestionsFor(lexicon, words);
  const terms = matching.terms.length > 0 ? matching.terms : await joinedTerms(database, lexicon, before, last);
  const meant = kindsOfPhrases(terms.length > 0 ? terms.slice(0, TERMS_SHOWN) : [before.join(" ")], lexicon);
  const find = async (found: SuggestionResult["kinds"]) => {
    const ids = found.map(({ id }) => id);
    const leaves = found.map(({ leaf }) => leaf);
    const tsquery = tsqueryForFirst(before, last, terms);
    const values = [tsquery, ids, size, leaves.slice(0, TERMS_SHOWN), ...namedQueries(before, last, terms)];
    return { ...(await database.row(Found, SUGGESTIONS, values)), leaves };
  };
  const foundInTexts = matching.terms.length > 0 && matching.kinds.length === 0 ? await find([]) : undefined;
  const kinds = meant.length > 0 ? meant : matching.kinds;
  const { records, shops, leaves } =
    foundInTexts && (foundInTexts.records?.length || kinds.length === 0) ? foundInTexts : await find(kinds);
  const ofTerms = before.length > 0 ? await bestGoods(database, begunTerms(terms, words), size) : [];
  return {
    records: ofTerms.length > 0 ? ofTerms : (records ?? []),
    categories: matchingCategories(await categories(database), [...before, last].map(plain), leaves, terms),
    terms,
    shops: shops ?? [],
  };
}

function begunTerms(terms: readonly string[], words: readonly string[]): readonly string[] {
  const begun = terms.filter((term) => hasFirstWord(term, words));
  return (begun.length > 0 ? begun : terms).slice(0, TERMS_SHOWN);
}

async function bestGoods(database: Database, terms: readonly string[], size: number): Promise<ProductCard[]> {
  const results = await Promise.all(
    terms.map((keyword) => searchProducts(database, SearchFilter.parse({ keyword, pageSize: size }))),
  );
  const inTurn = Array.from({ length: size }, (_, place) => results.flatMap(({ records }) => records.slice(place, place + 1)));
  return [...new Map(inTurn.flat().map((card) => [card.productId, card])).values()].slice(0, size);
}

async function popular(database: Database) {
  const [rows, tree] = await Promise.all([database.rows(Noun, POPULAR), categories(database)]);
  const largest = tree.below(null).toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  return { ...NOTHING, terms: rows.map(({ noun }) => noun.toLowerCase()), categories: largest.slice(0, CATEGORIES_MAX) };
}

async function productsByNumber(database: Database, keyword: string, size: number): Promise<ProductCard[]> {
  const ranges = numberRanges(keyword);
  if (ranges.length > 0) {
    const bounds = [ranges.map(({ first }) => first), ranges.map(({ last }) => last)];
    return database.rows(ProductCard, selectCards(BY_NUMBER), [...bounds, size]);
  }
  const prefix = referencePrefix(keyword);
  if (prefix === undefined) return [];
  return database.rows(ProductCard, selectCards(BY_REFERENCE), [prefix, prefix + LAST_CHARACTER, size]);
}

function suggestionsFor(lexicon: Lexicon, words: readonly string[]): SuggestionResult {
  for (const typed of likelySpellings(lexicon, words)) {
    const found = lexicon.suggestions.matching(typed);
    const sold = found.terms.filter((term) => findsSoldGoods(term, lexicon));
    const begun = sold.filter((term) => hasFirstWord(term, typed));
    if (sold.length > 0) return { terms: [...new Set([...begun, ...sold])], kinds: found.kinds };
    if (beginUnsold(words)) break;
  }
  return { terms: [], kinds: [] };
}

const hasFirstWord = (term: string, [first = "", ...others]: readonly string[]) =>
  others.length === 0 || stemText(term)[0] === wordStem(first);

/** The words with the last one as it is, corrected, without a wrong last letter, `paraw` for `paraguas`, and without an article that has been begun, `día de l`. */
function* likelySpellings(lexicon: Lexicon, words: readonly string[]): Generator<string[]> {
  const { wordBeginnings } = lexicon.suggestions;
  const last = words.at(-1) ?? "";
  const spelling = (word: string) => completeWord(word, lexicon) ?? correctWord(word, lexicon) ?? word;
  const before = words.slice(0, -1).map((word) => (isStopWord(word) ? word : spelling(word)));
  const withLast = (word: string | undefined) => (word === undefined ? [] : [[...before, word]]);
  yield [...before, last];
  yield* withLast(correctWord(last, lexicon));
  yield* withLast(wordBeginnings.soundingLike(plain(last)));
  if (last.length > SHORTEST_CUT) yield [...before, last.slice(0, -1)];
  yield* withLast(wordBeginnings.oneEditApart(plain(last)));
  if (beginsArticle(last) && before.length > 0) yield before;
}

const completeWord = (word: string, { dictionary, suggestions }: Lexicon): string | undefined =>
  dictionary.knows(word) ? undefined : suggestions.completions(plain(word))[0];

function correctWord(word: string, { dictionary }: Lexicon): string | undefined {
  const correction = dictionary.candidates(word).find((candidate) => candidate.correction && !candidate.isRisky)?.correction;
  return correction && fold(correction);
}

async function joinedTerms(database: Database, lexicon: Lexicon, before: readonly string[], last: string): Promise<string[]> {
  const texts = joinedWords(lexicon, before, last).map((word) => [...before, word].join(" "));
  if (texts.length === 0) return [];
  const kindIds = kindsOfPhrases([before.join(" "), ...texts], lexicon).map(({ id }) => id);
  const queries = texts.map((text) => toTsquery(stemText(text)));
  const rows = await database.rows(Text, TEXTS_OF_GOODS, [texts, queries, kindIds]);
  return rows.map(({ text }) => text).slice(0, TERMS_MAX);
}

// Stems are letters, digits, commas and points only: no operators can be injected.
const toTsquery = (stems: readonly string[]) => stems.map((stem) => `'${stem}'`).join(" & ");

function tsqueryForFirst(before: readonly string[], last: string, terms: readonly string[]): string {
  const stems = stemText(terms[0] ?? "");
  return stems.length > 0
    ? toTsquery(stems)
    : [...before.map((word) => `'${stemWord(word)}'`), `('${last}':* | '${stemWord(last)}')`].join(" & ");
}

/** Parameters of the search for shops by name: the words before the last one, the last one as a beginning and as a word, and whether a shop is rather meant than goods. */
function namedQueries(before: readonly string[], last: string, terms: readonly string[]) {
  const named = before.map((word) => `'${plain(word)}':A`).join(" & ");
  const begun = plain(last);
  const isNameFirst = before.length > 0 || !terms.some((term) => ` ${plain(term)}`.includes(` ${begun}`));
  return [named || null, `'${begun}':*A`, `'${begun}':A`, isNameFirst];
}

const categoryAliases = new Map(
  goodsLines.flatMap(({ target, phrases }) => (target.startsWith("#") ? [[target.slice(1), phrases] as const] : [])),
);

/** Categories with the typed words in their names; then, of the categories of the found kinds, those that begin as typed or have the first word of a suggested term. */
function matchingCategories(tree: Categories, words: string[], leaves: number[], terms: string[]) {
  const typed = words.join(" ");
  const begins = (text: string) => ` ${plain(text)}`.includes(` ${typed}`);
  const isWhole = ({ name }: { name: string }) => !isStopWord(typed) && ` ${plain(name)} `.includes(` ${typed} `);
  const begun = terms.filter((term) => plain(term).startsWith(words[0] ?? ""));
  const stems = new Set((begun.length > 0 ? begun : terms).map((term) => stemText(term)[0]));
  const isCalled = ({ name }: { name: string }) => begins(name) || categoryAliases.get(name)?.some(begins) === true;
  const hasTerm = ({ name }: { name: string }) => stemText(name).some((stem) => stems.has(stem));
  const ofKinds = leaves.map((leaf) => tree.lineage(String(leaf)).filter((category) => isCalled(category) || hasTerm(category)));
  const broadest = ofKinds.flatMap((own) => own.slice(0, 1));
  return [...new Set([...tree.all.filter(isWhole), ...broadest, ...ofKinds.flat()])].slice(0, CATEGORIES_MAX);
}

const Noun = z.object({ noun: z.string() });
const Text = z.object({ text: z.string() });

const Found = z.object({ records: z.array(ProductCard).default([]), shops: z.array(FactoryCard).default([]) });
