import { fold } from "./keyword.ts";
import type { QueryWord } from "./read-query.ts";
import { wordStem } from "./synonyms.ts";

const toStem = (word: string) => wordStem(fold(word));
const NAMED_OCCASIONS = "cumpleaños navidad halloween grado bautizo matrimonio comunión quince shower amistad madre padre"
  .split(" ")
  .map(toStem);
/** Goods of Christmas have the stem of `padre` too: `papá noel`. */
const OF_CHRISTMAS = new Set(["navidad", "padre"].map(toStem));

/** Stems of the occasions that are not meant where the words name one. */
export function otherOccasions(words: readonly Pick<QueryWord, "stem">[]): string[] {
  const typed = NAMED_OCCASIONS.filter((stem) => words.some((word) => word.stem === stem));
  const isMeant = (stem: string) =>
    typed.includes(stem) || (typed.some((one) => OF_CHRISTMAS.has(one)) && OF_CHRISTMAS.has(stem));
  return typed.length > 0 ? NAMED_OCCASIONS.filter((stem) => !isMeant(stem)) : [];
}
