/** Least weight of a word that tells which kind is meant (docs/glossary.md, Words of search). */
export const TELLING = 0.5;
/** Least weight of a word that names a kind. */
export const NAME_WEIGHT = 0.9;

/** Weights of a word by the part of the kind that has it. */
export const WEIGHT = {
  headNoun: 1,
  noun: 0.6,
  alias: 0.9,
  aliasPart: 0.3,
  topCategory: 0.9,
  category: 0.75,
  use: 0.5,
  description: 0.35,
  packing: 0.1,
};

/** Share of the category's weight for `Juguetes` and for `juegos` in `Juguetes y juegos`. */
export const CATEGORY_SHARE = { firstPart: 0.9, laterPart: 0.7 };

export const BONUS = {
  /** Added to the weight of a word that stands more than once in a kind's noun, aliases and categories. */
  repeated: 0.15,
  wholeNoun: 0.5,
  wholeAlias: 0.4,
  firstSense: 1.4,
  wholePhrase: 0.4,
  sameHead: 0.25,
  /** Where more than one word at the start of the query names the kind: `maletas escolares con ruedas`, or `juego de brochas` for `Brocha`. */
  namedFirst: 0.3,
};

/** Penalties of a typed word that the kind does not have. */
export const MISSING = {
  head: 0.8,
  /** The head noun names another kind: `cauchitos` in `cauchitos de colores`, for the kind `Lápices de colores`. */
  headNamesOther: 1.3,
  /** The word after the head noun, usually its modifier: `baño` in `vestido de baño niña`. */
  afterHead: 0.65,
  /** A word that only describes what was named before it: `infusor` in `termo con infusor`. */
  afterName: 0.3,
  property: 0.15,
  other: 0.4,
};

/** Penalty of a kind that has the head noun only as a use or less, where the head noun names another kind. */
export const ONLY_MENTIONED_PENALTY = 0.45;

/** Penalty of a kind whose noun lacks the typed word for whom goods are, where another noun with the head noun has it: `infantil` in `relojes digitales niño`. */
export const OTHER_AUDIENCE_PENALTY = 0.4;

/** Penalty of a kind that says a purpose which was not typed, while the bare noun is goods of another top category. */
export const OTHER_PURPOSE_PENALTY = 0.5;

/** Least weight of the head noun in the kinds that decide which words are descriptive (kind-index.ts). */
export const HEAD_WEIGHT_MIN = 0.4;

/** Factor of a head modifier's weight, `juego` in `juego de brochas`, in kinds of which no whole phrase is typed. */
export const MODIFIER_FACTOR = 0.3;
