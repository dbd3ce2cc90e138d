import { isStopWord, type Token, tokenizeAll } from "./stem.ts";
import { wordStem } from "./synonyms.ts";
import { UNITS } from "./unit-words.ts";

export const LARGE = wordStem("grande");
export const SMALL = wordStem("pequeño");

const unitsByStem = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) =>
    Object.entries(words).map(([word, factor]) => [wordStem(word), { unit, factor }] as const),
  ),
);

type Quantity = { amount: number; unit: string; isMeasure: boolean };

const NUMBER = /^\d+(?:,\d+)?$/;
const BETWEEN = new Set(["x", "a", "y", "o", "por"]);

/** The word after a number, or after the last one of several: `cm` for both numbers of `20 x 30 cm` and of `54 a 58 cm`. */
function wordAfter(tokens: readonly Token[], place: number): Token | undefined {
  const next = tokens.slice(place + 1).findIndex(({ word }) => !(NUMBER.test(word) || BETWEEN.has(word)));
  return next < 0 ? undefined : tokens[place + 1 + next];
}

/** A number with what it counts: 1800 `mm` for `1,80` of `1,80 m`, 4 `persona` for `4` of `4 personas`. */
function quantityAt(tokens: readonly Token[], place: number): Quantity | undefined {
  const { word = "" } = tokens[place] ?? {};
  const counted = NUMBER.test(word) ? wordAfter(tokens, place) : undefined;
  if (!counted || isStopWord(counted.word)) return undefined;
  const stem = wordStem(counted.word);
  const { unit = stem, factor = 1 } = unitsByStem.get(stem) ?? {};
  const amount = Math.round(1000 * factor * Number(word.replace(",", "."))) / 1000;
  return { amount, unit, isMeasure: unitsByStem.has(stem) };
}

const allQuantities = (text: string): Quantity[] => {
  const tokens = tokenizeAll(text);
  return tokens.flatMap((_, place) => quantityAt(tokens, place) ?? []);
};

const toLexeme = ({ amount, unit }: Quantity): string => `${amount}_${unit}`;

export const quantityLexemes = (text: string): string[] => allQuantities(text).map(toLexeme);

/** Makes one token of a number and its unit. The number of other things, `4` in `4 personas`, stays apart from their word and gets both as `quantity`. */
export function joinQuantities(tokens: readonly Token[]): (Token & { quantity?: string })[] {
  return tokens.flatMap((token, place) => {
    const quantity = quantityAt(tokens, place);
    if (!quantity) return isUnitOfNumber(tokens, place) ? [] : [token];
    if (!quantity.isMeasure) return [{ ...token, quantity: toLexeme(quantity) }];
    return [{ typed: typedMeasure(tokens, place), word: toLexeme(quantity) }];
  });
}

function typedMeasure(tokens: readonly Token[], place: number): string {
  const isBetween = ({ word }: Token) => NUMBER.test(word) || BETWEEN.has(word);
  const before = tokens.slice(0, place).findLastIndex((token) => !isBetween(token));
  const start = tokens.findIndex(({ word }, at) => at > before && NUMBER.test(word));
  const unit = tokens.findIndex((token, at) => at > place && !isBetween(token));
  return tokens
    .slice(start, unit + 1)
    .map(({ typed }) => typed)
    .join(" ");
}

const isUnitOfNumber = (tokens: readonly Token[], place: number): boolean =>
  unitsByStem.has(wordStem(tokens[place]?.word ?? "")) && NUMBER.test(tokens[place - 1]?.word ?? "");

/** How large goods of a size are, for comparing those of one kind: the product of its two longest measures, `20 × 30 cm` 60,000. Of a range its end counts. Undefined where it states none. */
export function comparableSize(text: string): number | undefined {
  const single = text.replaceAll(/(?<![\d.,])[\d.,]+ a (?=\d)/g, "").replaceAll(/(\d) 1\/2/g, "$1,5");
  const measures = allQuantities(single).flatMap(({ isMeasure, amount }) => (isMeasure ? [amount] : []));
  const [longest, next = 1] = measures.toSorted((one, other) => other - one);
  return longest === undefined ? undefined : longest * next;
}
