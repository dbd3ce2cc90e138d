import { splitCompound } from "./compound.ts";
import type { StemCandidate } from "./dictionary.ts";
import { LETTERS_MAX } from "./keyword.ts";
import { TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import { toTokens } from "./query-tokens.ts";
import type { Token } from "./stem.ts";
import { applySynonyms, isContentWord, type QueryToken, type UnsoldToken } from "./synonym-phrases.ts";
import { type CorrectedToken, isInTable } from "./synonym-table.ts";
import { isGeneral, isIgnored } from "./synonyms.ts";

export type QueryWord = QueryToken & { stem: string; correction?: string };

/** `tokens`: all words, some corrected by synonym-table.ts. `words`: those to search, whose stems products have. `unsold`: words for goods that the catalogue lacks (synonyms.json). `unread`: words without a candidate. */
export type ReadQuery = { tokens: CorrectedToken[]; words: QueryWord[]; unsold: UnsoldToken[]; unread: QueryToken[] };

/** Called by interpret-phrase.ts. `bazos con tapa xqzw`: the words `vaso`, corrected, and `tapa`; `xqzw` is unread. */
export function readQuery(keyword: string, lexicon: Lexicon): ReadQuery {
  const tokens = toTokens(keyword, lexicon);
  const withSoundalikes = tokens.map((token) => withSoundalike(token, lexicon));
  const nameAKind = (stems: readonly string[], query: readonly string[]) => lexicon.names.nameAKind(stems, query);
  const { words: replaced, unsold } = applySynonyms(withSoundalikes, nameAKind, (stems) => lexicon.names.areDescription(stems));
  const withoutCompounds = replaced.flatMap((token) => splitCompound(token, lexicon.isStrongLexeme));
  const tokensWithCandidate = withCandidates(withoutCompounds, lexicon).map(({ token, candidates }, place, all) => {
    const neighbours = { before: certainStems(all.slice(0, place)), after: certainStems(all.slice(place + 1)) };
    return { token, candidate: likeliest(candidates, neighbours, lexicon) };
  });
  const words = tokensWithCandidate.flatMap(({ token, candidate }) => (candidate ? [{ ...token, ...candidate }] : []));
  const distinct = words.filter(({ stem }, place) => words.findIndex((word) => word.stem === stem) === place);
  const unread = tokensWithCandidate.flatMap(({ token, candidate }) => (candidate ? [] : [token]));
  return { tokens, words: withoutGeneral(distinct, lexicon), unsold, unread };
}

function withSoundalike(token: Token, { dictionary }: Lexicon): QueryToken {
  const soundalike = isInTable(token.word) ? undefined : dictionary.soundalike(token.word);
  return { ...token, ...(soundalike !== undefined && { soundalike }) };
}

type TokenWithCandidates = { token: QueryToken; candidates: StemCandidate[] };

/** Candidates of all but the ignored words. A query of ignored words alone is looked up as it is, without corrections. */
function withCandidates(tokens: readonly QueryToken[], { dictionary }: Lexicon): TokenWithCandidates[] {
  const candidatesFor = ({ word }: QueryToken) => dictionary.candidates(word.slice(0, LETTERS_MAX));
  const searched = tokens.filter(({ word }) => !isIgnored(word));
  if (searched.length > 0) return searched.map((token) => ({ token, candidates: candidatesFor(token) }));
  return tokens.map((token) => {
    return { token, candidates: candidatesFor(token).filter(({ correction }) => correction === undefined) };
  });
}

const certainStems = (words: readonly TokenWithCandidates[]): string[] =>
  words.flatMap(({ candidates: [first, ...others] }) => (first && others.length === 0 && !first.isRisky ? [first.stem] : []));

const MIN_SCORE_GAIN = 0.3;

/** The first candidate, unless the best kind for a later one scores higher by MIN_SCORE_GAIN. Risky ones count only if they and their neighbours are telling words of that kind. */
function likeliest(
  candidates: readonly StemCandidate[],
  { before, after }: Record<"before" | "after", string[]>,
  { index }: Lexicon,
): StemCandidate | undefined {
  if (before.length + after.length === 0) return candidates.find(({ isRisky }) => !isRisky);
  const withNeighbours = ({ stem }: StemCandidate) => [...before, stem, ...after];
  const bestKind = (candidate: StemCandidate) => index.rank(withNeighbours(candidate))[0];
  const isTellingThroughout = (candidate: StemCandidate) => {
    const weights = bestKind(candidate)?.weights;
    return withNeighbours(candidate).every((stem) => (weights?.get(stem) ?? 0) >= TELLING);
  };
  const plausible = candidates.filter((candidate) => !candidate.isRisky || isTellingThroughout(candidate));
  if (plausible.length < 2) return plausible[0];
  const score = (candidate: StemCandidate) => bestKind(candidate)?.score ?? 0;
  return plausible.reduce((one, other) => (score(other) > score(one) + MIN_SCORE_GAIN ? other : one));
}

/** Drops a first word for any goods (`regalo` in `regalo de grado`) where content words follow, unless it is part of a longer name. */
function withoutGeneral(words: QueryWord[], { names }: Lexicon): QueryWord[] {
  const [first, ...others] = words;
  const stems = words.map(({ stem }) => stem);
  if (!first || !isGeneral(first.stem) || names.standInLongerName([first.stem], stems)) return words;
  return others.some(isContentWord) ? others : words;
}
