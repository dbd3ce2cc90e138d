import { headNoun, isHeadModifier } from "./head-noun.ts";
import type { Kind, StemmedKind } from "./kind.ts";
import type { KindPostings, Match } from "./kind-postings.ts";
import {
  BONUS,
  HEAD_WEIGHT_MIN,
  MISSING,
  MODIFIER_FACTOR,
  NAME_WEIGHT,
  ONLY_MENTIONED_PENALTY,
  OTHER_AUDIENCE_PENALTY,
  OTHER_PURPOSE_PENALTY,
  WEIGHT,
} from "./kind-weights.ts";
import { isAudience, isColor, isProperty } from "./synonyms.ts";

/** `nameLength`: how many words at the beginning of the query name the kind; 0 where none does. */
export type RankedKind = { kind: Kind; weights: Map<string, number>; score: number; nameLength: number };

/** `head`: the query's head noun. `isHeadAName`: whether it names a kind. `descriptive`: words that name none of the kinds that have the head noun. */
type Query = {
  stems: readonly string[];
  head: string | undefined;
  isHeadAName: boolean;
  descriptive: readonly string[];
  names: readonly string[];
  audience: readonly string[];
  /** Top category of the kind whose noun is the head noun alone. */
  topOfBareNoun: string | undefined;
};

export class KindIndex {
  readonly #postings: KindPostings;

  constructor(postings: KindPostings) {
    this.#postings = postings;
  }

  /** Kinds that have a word of the query, best first. `termo`, `infantil`: `Termo` (score 2.15), `Tetera` (0.37), and others. */
  rank(stems: readonly string[]): RankedKind[] {
    const matches = this.#postings.kindsMatchingAny(new Set(stems));
    const query = toQuery(stems, matches);
    return [...matches]
      .map(([kind, match]) => toRankedKind(kind, match, query))
      .sort((one, other) => other.score - one.score || one.kind.id - other.kind.id);
  }
}

const weightIn = ({ weights }: Match, stem = "") => weights.get(stem) ?? 0;

function toQuery(stems: readonly string[], matchesByKind: ReadonlyMap<StemmedKind, Match>): Query {
  const matches = [...matchesByKind.values()];
  const head = headNoun(stems);
  const bare = [...matchesByKind.keys()].find(({ noun }) => noun.length === 1 && noun[0] === head);
  const withHead = matches.filter((match) => weightIn(match, head) >= HEAD_WEIGHT_MIN);
  return {
    stems,
    head,
    isHeadAName: matches.some((match) => weightIn(match, head) >= NAME_WEIGHT),
    // A kind loses more for lacking a word that is not descriptive: `mordedor` in `juguete mordedor` names a kind itself.
    descriptive: stems.filter((stem) => withHead.every((match) => weightIn(match, stem) < NAME_WEIGHT)),
    names: stems.filter(
      (stem) => !(isProperty(stem) || isColor(stem)) && matches.some((match) => weightIn(match, stem) >= NAME_WEIGHT),
    ),
    audience: stems.filter((stem) => isAudience(stem) && isNounFor(stem, stems, matchesByKind)),
    topOfBareNoun: bare?.kind.categories[0],
  };
}

/** Whether a kind with the head noun has the word in its noun, and all other words but properties: `gafas lectura mujer` are no sunglasses. */
function isNounFor(audience: string, stems: readonly string[], matches: ReadonlyMap<StemmedKind, Match>): boolean {
  const head = headNoun(stems);
  return [...matches].some(
    ([kind, { weights }]) =>
      kind.head === head && kind.noun.includes(audience) && stems.every((stem) => weights.has(stem) || isProperty(stem)),
  );
}

function toRankedKind(stemmed: StemmedKind, match: Match, query: Query): RankedKind {
  const { stems, head } = query;
  const endOfHead = weightIn(match, head) >= NAME_WEIGHT ? stems.indexOf(head ?? "") + 1 : 0;
  const nameLength = Math.max(leadingNameLength(stemmed, stems), endOfHead);
  const afterName = nameLength > 0 ? stems.slice(nameLength) : [];
  const score = scoreKind(stemmed, match, query, afterName) + (nameLength > 1 ? BONUS.namedFirst : 0);
  return { kind: stemmed.kind, weights: match.weights, score, nameLength };
}

function leadingNameLength({ names }: StemmedKind, stems: readonly string[]): number {
  const isLeading = (name: readonly string[]) => {
    const first = stems.slice(0, name.length);
    return name.every((stem) => first.includes(stem));
  };
  return Math.max(0, ...names.filter(isLeading).map(({ length }) => length));
}

function scoreKind(stemmed: StemmedKind, { weights, bonus }: Match, query: Query, afterName: readonly string[]): number {
  const { stems, head, isHeadAName } = query;
  // Beside the name of other goods the first sense is not meant: no basketballs for `pelota gato`.
  const lacksName = query.names.some((stem) => !weights.has(stem));
  let score =
    (lacksName ? Math.min(bonus, BONUS.wholeAlias) : bonus) +
    (stemmed.head === head ? BONUS.sameHead : 0) -
    (isOtherPurpose(stemmed, query) ? OTHER_PURPOSE_PENALTY : 0) -
    OTHER_AUDIENCE_PENALTY * query.audience.filter((stem) => !stemmed.noun.includes(stem)).length;
  for (const [place, stem] of stems.entries()) {
    const weight = weights.get(stem);
    const isModifier = bonus === 0 && stem !== head && isHeadModifier(stem);
    if (weight === undefined) score -= isModifier ? 0 : missingPenalty(stem, stems[place - 1], query, afterName);
    else {
      const isOnlyMentioned = stem === head && isHeadAName && weight <= WEIGHT.use;
      score += (isModifier ? MODIFIER_FACTOR : 1) * weight - (isOnlyMentioned ? ONLY_MENTIONED_PENALTY : 0);
    }
  }
  const nounWordsTyped = stems.filter((stem) => stemmed.noun.includes(stem)).length;
  return score + (BONUS.wholeNoun * nounWordsTyped) / Math.max(1, stemmed.noun.length);
}

/** `Diadema para computador` for `diademas niña`: `Diadema` of another top category is meant, and nothing typed says the purpose. */
function isOtherPurpose({ kind, noun, head: ownHead }: StemmedKind, { stems, head, topOfBareNoun }: Query): boolean {
  const isOfOtherTop = topOfBareNoun !== undefined && kind.categories[0] !== topOfBareNoun;
  return isOfOtherTop && ownHead === head && noun.length > 1 && noun.every((stem) => stem === head || !stems.includes(stem));
}

function missingPenalty(stem: string, previous: string | undefined, query: Query, afterName: readonly string[]): number {
  const { head, isHeadAName, descriptive } = query;
  if (stem === head) return isHeadAName ? MISSING.headNamesOther : MISSING.head;
  if (isProperty(stem)) return MISSING.property;
  if (afterName.includes(stem) && descriptive.includes(stem)) return MISSING.afterName;
  return previous === head ? MISSING.afterHead : MISSING.other;
}
