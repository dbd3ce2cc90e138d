type Rule = readonly [ending: RegExp, replacements: readonly string[]];

/** `cajita`, `muñequita`, `botoncito`. */
const SIZED: readonly Rule[] = [
  [/e?cit([oa])s?$/, ["", "e", "$1"]],
  [/it([oa])s?$/, ["$1", "e", "", "o", "a"]],
  [/ill([oa])s?$/, ["$1", "e", ""]],
  [/i(n)[oa]?s?$/, ["o", "a", "e"]],
];

/** `gatico`, as Colombians say it, and `muñecota`: more words end so by chance. */
const SELDOM_SIZED: readonly Rule[] = [
  [/tic([oa])s?$/, ["t$1", "te", "t"]],
  [/ot[ae]s?$/, ["a", "o", "e"]],
];

/** Who or what does something has two genders: `trapeadora`, `minero`. */
const GENDERED: readonly Rule[] = [
  [/oras?$/, ["or"]],
  [/or(?:es)?$/, ["ora"]],
  [/eros?$/, ["era"]],
  [/eras?$/, ["ero"]],
];

const SHORTEST_GENDERED = 6;

const formsOf = (word: string, rules: readonly Rule[]): string[] =>
  rules.flatMap(([ending, replacements]) => {
    return ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [];
  });

/** How a base is written before another ending: `muñequ` of a `muñeca`, `vaquit` of a `vaca`, `pincit` of a `pinza`. */
const spellingsOf = (base: string): string[] => [
  base,
  base.replace(/qu(?=[oae]?$)/, "c"),
  base.replace(/gu(?=[oae]?$)/, "g"),
  base.replace(/c(?=[oa]?$)/, "z"),
];

const basesOf = (word: string, rules: readonly Rule[]): string[] =>
  [...new Set(formsOf(word, rules).flatMap(spellingsOf))].sort((one, other) => other.length - one.length);

/** What a diminutive may be one of, the likeliest first: the longest. */
export const undiminished = (word: string): string[] => basesOf(word, SIZED);

/** The same for the rarer endings of small and large things. */
export const seldomUndiminished = (word: string): string[] => basesOf(word, SELDOM_SIZED);

/** The same in the other gender, for words that mostly have both. */
export const otherGenderOf = (word: string): string[] => (word.length < SHORTEST_GENDERED ? [] : formsOf(word, GENDERED));
