import { headNoun } from "./head-noun.ts";
import { NAME_WEIGHT } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { isStopWord, type Token } from "./stem.ts";
import type { QueryToken } from "./synonym-phrases.ts";
import { isInTable } from "./synonym-table.ts";
import { isColor, isIgnored, isProperty, isWeighing, stemText, wordStem } from "./synonyms.ts";

const COUNTS = new Set(["par", "paquete", "docena"].map(wordStem));
const BOX = wordStem("caja");
const NUMBER = /^\d+(?:,\d+)?(?:_|$)/;

/** Whether a word of a query says only how goods are counted or packed: `par`, or a `caja` and a number that `weighPacking` marked. */
export const isPacking = ({ stem, weighs }: { stem: string; weighs?: boolean }): boolean =>
  COUNTS.has(stem) || (weighs === true && (stem === BOX || NUMBER.test(stem)));

/** Called by query-tokens.ts. Marks words that only rank results: `caja` and `100` in `caja x 100 guantes`, `par` in `par de aretes`. */
export function weighPacking(tokens: readonly Token[], lexicon: Lexicon): QueryToken[] {
  const goods = tokens.filter(isDistinctive);
  const stems = tokens.filter(({ word }) => !isStopWord(word)).map(({ word }) => wordStem(word));
  const isBoxOfGoods = stems.includes(BOX) && isPackedIn(tokens, goods, lexicon);
  return tokens.map((token, place) => {
    const stem = wordStem(token.word);
    const isCount = COUNTS.has(stem) && goods.length > 0 && !lexicon.names.standInLongerName([stem], stems);
    const weighs = isCount || (stem === BOX && isBoxOfGoods) || isQuantity(tokens, place);
    return weighs ? { ...token, weighs } : token;
  });
}

function isDistinctive({ word }: Token): boolean {
  const stem = wordStem(word);
  const isGeneral = isStopWord(word) || isIgnored(word) || isWeighing(word) || isProperty(stem) || isColor(stem);
  return !(isGeneral || COUNTS.has(stem) || stem === BOX);
}

/** A number after `x`, unless it is a size such as `20 x 30`. */
const isQuantity = (tokens: readonly Token[], place: number): boolean =>
  NUMBER.test(tokens[place]?.word ?? "") && tokens[place - 1]?.word === "x" && !NUMBER.test(tokens[place - 2]?.word ?? "");

/** `caja de lapiceros`, `lapicero caja`: the goods come first, or in the plural, or with a number; and no goods are called by both words, as `caja de herramientas` is. */
function isPackedIn(tokens: readonly Token[], goods: readonly Token[], { index }: Lexicon): boolean {
  const named = goods.find(({ word }) => isInTable(word) || isNameOfGoods(wordStem(word), index));
  if (!named || tokens.some(({ word }) => word === "para" || word === "pa")) return false;
  const hasNumber = tokens.some(({ word }) => NUMBER.test(word));
  const isBoxLater = tokens.findIndex(({ word }) => wordStem(word) === BOX) > tokens.indexOf(named);
  const stem = wordStem(named.word);
  const [best] = index.rank([BOX, stem]);
  const isCalledByBoth = best !== undefined && (best.weights.get(BOX) ?? 0) >= NAME_WEIGHT && best.weights.has(stem);
  return (hasNumber || isBoxLater || named.word.endsWith("s")) && !isCalledByBoth;
}

const isNameOfGoods = (stem: string, index: Lexicon["index"]): boolean =>
  index.rank([stem]).some(({ kind: { noun, aliases } }) => {
    return headNoun(stemText(noun)) === stem || aliases.some((alias) => stemText(alias).join(" ") === stem);
  });
