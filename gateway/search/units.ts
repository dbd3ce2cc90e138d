import { isStopWord, type Token, tokenizeAll } from "./stem.ts";
import { wordStem } from "./synonyms.ts";

export const LARGE = wordStem("grande");
export const SMALL = wordStem("pequeño");

/** Of each unit its words, with how many of the unit one of them is: a `metro` is 1000 mm. */
const UNITS: Record<string, Record<string, number>> = {
  mm: { mm: 1, milimetro: 1, cm: 10, cms: 10, centimetro: 10, m: 1000, mt: 1000, mts: 1000, metro: 1000 },
  ml: { ml: 1, mililitro: 1, cc: 1, l: 1000, lt: 1000, lts: 1000, litro: 1000 },
  g: { g: 1, gr: 1, grs: 1, gramo: 1, kg: 1000, kgs: 1000, kilo: 1000, kilogramo: 1000 },
  pulgada: { pulgada: 1, pulg: 1 },
  onza: { onza: 1, oz: 1 },
  gb: { gb: 1, giga: 1 },
  mah: { mah: 1 },
  w: { w: 1, watt: 1, vatio: 1 },
  v: { v: 1, volt: 1, voltio: 1 },
};

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
    const unit = isUnitOfNumber(tokens, place + 1) ? ` ${tokens[place + 1]?.typed}` : "";
    return [{ typed: token.typed + unit, word: toLexeme(quantity) }];
  });
}

const isUnitOfNumber = (tokens: readonly Token[], place: number): boolean =>
  unitsByStem.has(wordStem(tokens[place]?.word ?? "")) && NUMBER.test(tokens[place - 1]?.word ?? "");

/** How large goods of a size are, for comparing those of one kind: the product of its measures, `20 × 30 cm` 60,000. Undefined where it states none. */
export function comparableSize(text: string): number | undefined {
  const measures = allQuantities(text).filter(({ isMeasure }) => isMeasure);
  return measures.length > 0 ? measures.reduce((size, { amount }) => size * amount, 1) : undefined;
}
