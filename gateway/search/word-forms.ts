type Rule = readonly [ending: RegExp, replacements: readonly string[]];

const DIMINUTIVES: readonly Rule[] = [
  [/e?cit([oa])s?$/, ["", "e", "$1"]],
  [/it([oa])s?$/, ["$1", "e", "", "o", "a"]],
  [/ill([oa])s?$/, ["$1", "e", ""]],
  [/in[oa]?s?$/, ["o", "a", "e"]],
];

/** Rarer diminutives and augmentatives, `gatico` and `muñecota`; other words may end so too. */
const RARE_ENDINGS: readonly Rule[] = [
  [/tic([oa])s?$/, ["t$1", "te", "t"]],
  [/ot[ae]s?$/, ["a", "o", "e"]],
];

/** Agent nouns with two genders: `trapeadora`, `minero`. */
const GENDERED: readonly Rule[] = [
  [/oras?$/, ["or"]],
  [/or(?:es)?$/, ["ora"]],
  [/eros?$/, ["era"]],
  [/eras?$/, ["ero"]],
];

const SHORTEST_GENDERED = 6;

const applyRules = (word: string, rules: readonly Rule[]): string[] =>
  rules.flatMap(([ending, replacements]) => {
    return ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [];
  });

/** Undoes the spelling of a diminutive: `muñequa` (of `muñequita`) may be `muñeca`, `pinca` (of `pincita`) `pinza`. */
const stemSpellings = (base: string): string[] => [
  base,
  base.replace(/qu(?=[oae]?$)/, "c"),
  base.replace(/gu(?=[oae]?$)/, "g"),
  base.replace(/c(?=[oa]?$)/, "z"),
];

const baseForms = (word: string, rules: readonly Rule[]): string[] =>
  [...new Set(applyRules(word, rules).flatMap(stemSpellings))].sort((one, other) => other.length - one.length);

export const likelyBases = (word: string): string[] => baseForms(word, DIMINUTIVES);

export const unlikelyBases = (word: string): string[] => baseForms(word, RARE_ENDINGS);

export const otherGender = (word: string): string[] => (word.length < SHORTEST_GENDERED ? [] : applyRules(word, GENDERED));
