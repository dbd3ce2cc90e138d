import { WORDS_MAX } from "../search/keyword.ts";
import type { Meaning, SearchWord } from "../search/meaning.ts";
import { isColor } from "../search/synonyms.ts";
import { LARGE, SMALL } from "../search/units.ts";
import type { IdStatement, PageRange } from "./page-parts.ts";
import { type ProductQuery, paramIn } from "./product-query.ts";
import { anyWordQuery, nameQuery, ownTextQuery } from "./tsquery.ts";

/** `kindIds`: ids of `kinds`. `allKindIds`: ids of `kinds` and `otherKinds`. `weighing`, `qualifying` and `tieBreakers`: a tsquery of each word; tie breakers rank goods only within their kind. */
export type Placeholders = Record<
  "kindIds" | "scores" | "lifts" | "allKindIds" | "offset" | "size" | "anyWord" | "inName" | "inOwnText",
  string
> & {
  weighing: string[];
  qualifying: string[];
  tieBreakers: string[];
  unwanted: string | null;
};

/** Whether a word tells goods of one kind apart, not kinds: how they are packed, or `grande`. */
const isRelative = ({ isPacking, lexemes }: SearchWord) => isPacking || lexemes.includes(LARGE) || lexemes.includes(SMALL);

const BARE_NUMBER = /^\d+$/;
const isColorOrNumber = ({ lexemes }: SearchWord) => lexemes.some((lexeme) => isColor(lexeme) || BARE_NUMBER.test(lexeme));

/** Whether the word tells varieties of goods apart. Beside one, colours and bare numbers only break ties: `velas doradas de número` shows number candles first, golden or not. */
const isMainWord = (word: SearchWord) => !(isRelative(word) || isColorOrNumber(word));

export function addValues(
  { kinds, otherKinds, words, weighing, qualifying, unwanted }: Meaning,
  page: PageRange,
  values: IdStatement["values"],
): Placeholders {
  const param = paramIn(values);
  const ownTexts = (some: Meaning["words"]) => [...new Set(some.map((word) => ownTextQuery([word])))];
  const isTieBreaker = (word: SearchWord) =>
    isRelative(word) || (isColorOrNumber(word) && [...weighing, ...qualifying].some(isMainWord));
  const mainWords = weighing.filter((word) => !isTieBreaker(word));
  const weighingTexts = ownTexts(mainWords);
  const kindIds = param(kinds.map(({ id }) => id));
  return {
    kindIds,
    scores: param(kinds.map(({ score }) => score)),
    lifts: param(kinds.map(({ lift }) => lift ?? 0)),
    allKindIds: `(${kindIds}::integer[] || ${param([...new Set(otherKinds)])}::integer[])`,
    offset: `${param(page.offset)}::integer`,
    size: `${param(page.size)}::integer`,
    anyWord: param(anyWordQuery([...words, ...weighing])),
    inName: param(nameQuery(words)),
    // A product's name may have the first word where its kind's noun does not: `trípode`.
    inOwnText: param(ownTextQuery([...words.slice(0, 1), ...mainWords])),
    weighing: weighingTexts.map(param),
    qualifying: ownTexts(qualifying)
      .filter((text) => !weighingTexts.includes(text))
      .map(param),
    tieBreakers: ownTexts(weighing.filter(isTieBreaker)).map(param),
    unwanted: unwanted.length > 0 ? param(ownTextQuery([{ lexemes: unwanted, typed: "", weight: 0 }])) : null,
  };
}

/** `read`: how many best-selling products of each kind are looked at. `kept`: how many matches of them are ranked. `penalty`: taken from a match's score once for each better match of its kind. */
type KindLimits = { kept: number; read: number; penalty: number };

// A product's score is its kind's plus these, less the penalty. MATCH_SCORE is multiplied by `ts_rank`.
const MATCH_SCORE = 0.3;
const IN_NAME_SCORE = 0.4;
const IN_OWN_TEXT_SCORE = 0.15;
/** For each weighing word that the product has: goods with all of them come before goods of a better kind with fewer. */
const WEIGHED_SCORE = 0.2;
const SAME_KIND_PENALTY = 0.07;

export function limitsPerKind({ kinds, isOccasion }: Meaning): KindLimits {
  // For an occasion the penalty exceeds all differences of scores: so the best product of each kind comes before any second one.
  const range =
    (kinds[0]?.score ?? 0) -
    (kinds.at(-1)?.score ?? 0) +
    MATCH_SCORE +
    IN_NAME_SCORE +
    IN_OWN_TEXT_SCORE +
    WEIGHED_SCORE * WORDS_MAX;
  const penalty = isOccasion ? range : SAME_KIND_PENALTY;
  if (kinds.length <= 2) return { kept: 48, read: 100, penalty };
  return kinds.length <= 8 ? { kept: 24, read: 60, penalty } : { kept: 10, read: 30, penalty };
}

const ORDER_IN_KIND = [
  "found.unwanted",
  "found.weighed + found.qualified desc",
  "found.tie_breakers desc",
  "found.in_own_text desc",
  "found.in_name desc",
  "found.match desc",
  "found.rank desc",
  "found.id desc",
].join(", ");

/** Within a kind the score never rises (a running minimum), so that its goods keep ORDER_IN_KIND among those of other kinds. */
export function selectHits(
  { recheckConditions }: ProductQuery,
  { kindIds, scores, lifts, anyWord, inName, inOwnText, weighing, qualifying, tieBreakers, unwanted }: Placeholders,
  { kept, read, penalty }: KindLimits,
): string {
  const count = (queries: string[]) => ["0", ...queries.map((query) => `(document @@ ${query}::tsquery)::integer`)].join(" + ");
  return `
      select id, rank, place_in_kind, min(own_score - ${penalty} * place_in_kind) over (partition by kind_id order by place_in_kind) as score
      from (
        select found.id, found.rank, kind.id as kind_id,
          kind.score + ${MATCH_SCORE} * found.match + ${IN_NAME_SCORE} * found.in_name + ${IN_OWN_TEXT_SCORE} * found.in_own_text + ${WEIGHED_SCORE} * found.weighed + kind.lift * (found.weighed > 0)::integer as own_score,
          row_number() over (partition by kind.id order by ${ORDER_IN_KIND}) - 1 as place_in_kind
        from unnest(${kindIds}::integer[], ${scores}::real[], ${lifts}::real[]) kind (id, score, lift) cross join lateral (
          select id, rank, ts_rank(document, ${anyWord}::tsquery) as match, (document @@ ${inName}::tsquery)::integer as in_name,
            coalesce((document @@ nullif(${inOwnText}, '')::tsquery)::integer, 0) as in_own_text,
            ${count(weighing)} as weighed, ${count(qualifying)} as qualified,
            ${count(tieBreakers)} as tie_breakers, ${count(unwanted === null ? [] : [unwanted])} as unwanted
          -- The conditions of words stand outside this limit: inside, the planner would sort the whole kind.
          from (select * from product_search where kind_id = kind.id order by rank desc, id desc limit ${read}) best_selling
          where ${recheckConditions.join(" and ")} limit ${kept}
        ) found
      ) placed`;
}
