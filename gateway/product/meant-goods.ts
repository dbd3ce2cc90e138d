import { ProductCard } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { WEAK } from "../search/document.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { KINDS_MAX, type Meaning, type SearchWord } from "../search/meaning.ts";
import { stemText } from "../search/synonyms.ts";
import { selectCards } from "./card.ts";
import { type ProductQuery, paramIn, where } from "./product-query.ts";
import { nameQuery } from "./tsquery.ts";
import { withWords } from "./word-conditions.ts";

/** Where more goods are meant, the result is not narrowed to them: sorted by relevance, they fill its first pages anyway. */
const MEANT_GOODS_MAX = 2000;

/** Whether the kinds have few enough goods to list, or to count, these alone. */
export const areFewGoods = (kindIds: readonly number[], { countProducts }: Pick<Lexicon, "countProducts">): boolean =>
  countProducts(kindIds) <= MEANT_GOODS_MAX;

/** Narrows to goods of the meant kinds, and goods without a kind that have the words in their names. Undefined in campaigns, without kinds, and for too many kinds or goods. */
export function ofMeantKinds(
  query: ProductQuery,
  { kinds, words }: Meaning,
  { countProducts }: Lexicon,
): ProductQuery | undefined {
  const ids = kinds.map(({ id }) => id);
  if (query.source !== "product_search" || ids.length === 0 || ids.length >= KINDS_MAX) return undefined;
  if (!areFewGoods(ids, { countProducts })) return undefined;
  const values = [...query.values];
  const param = paramIn(values);
  const isNamed = `document @@ ${param(nameQuery(words))}::tsquery`;
  const isMeant = `(kind_id = any(${param(ids)}::integer[]) or (kind_id is null and ${isNamed}))`;
  return {
    ...query,
    values,
    conditions: [...query.conditions, isMeant],
    recheckConditions: [...query.recheckConditions, isMeant],
    isOfWholeCatalogue: false,
    stem: null,
  };
}

const MENTIONS_MAX = 8;
const READ_MAX = 1000;
const CANDIDATES_MAX = 4 * MENTIONS_MAX;

/** The words that mentions must have in their names, packing included: those of the first unsold phrase; without one the required words. */
const mentionedWords = ({ unsold: [phrase], words }: Meaning): SearchWord[] =>
  phrase === undefined ? words : stemText(phrase).map((stem) => ({ lexemes: [stem, WEAK + stem], typed: phrase, weight: 0 }));

/** Goods of other kinds with all words in their names, of as many kinds as possible. `base`: the query without words. */
export async function readMentions(database: Database, base: ProductQuery, meaning: Meaning): Promise<ProductCard[]> {
  const { kinds } = meaning;
  const words = mentionedWords(meaning);
  if (words.length === 0) return [];
  const query = withWords(base, words);
  const values = [...query.values];
  const param = paramIn(values);
  const inNames = meaning.unsold.length > 0 ? [] : [`document @@ ${param(nameQuery(words))}::tsquery`];
  const isOther = `kind_id <> all(${param(kinds.map(({ id }) => id))}::integer[])`;
  const ids = `
    select id from (
      select id, rank, row_number() over (partition by kind_id order by rank desc, id desc) as place_in_kind
      from (select id, kind_id, rank from product_search ${where([...query.conditions, ...inNames, isOther])} limit ${READ_MAX}) found
    ) placed order by place_in_kind, rank desc, id desc limit ${CANDIDATES_MAX}`;
  const candidates = await database.rows(ProductCard, selectCards(ids), values);
  // Leaves out products that match by an alias of their kind: their cards do not show the words.
  return candidates.filter(({ name }) => hasWords(stemText(name), words)).slice(0, MENTIONS_MAX);
}

const hasWords = (stems: readonly string[], words: Meaning["words"]) =>
  words.every(({ lexemes }) => lexemes.some((lexeme) => stems.includes(lexeme.replace(WEAK, ""))));
