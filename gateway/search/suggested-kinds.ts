import { interpretKeyword } from "./interpret-keyword.ts";
import type { Lexicon } from "./lexicon.ts";
import type { SuggestedKind } from "./suggestions.ts";
import { stemText } from "./synonyms.ts";

const KINDS_MAX = 6;
const KINDS_OF_PHRASE_MAX = 12;

const PHRASES_MAX = 20_000;
const kindsByPhrase = new WeakMap<Lexicon, Map<string, readonly SuggestedKind[]>>();

/** What suggested phrases mean: the kinds that a search for them finds first, those of the phrases in turn. */
export function kindsOfPhrases(phrases: readonly string[], lexicon: Lexicon): SuggestedKind[] {
  const ofPhrases = phrases.map((phrase) => cachedKinds(phrase, lexicon));
  const inTurn = Array.from({ length: KINDS_MAX }, (_, place) =>
    ofPhrases.flatMap((kinds) => kinds.slice(place, place + 1)),
  ).flat();
  return [...new Map(inTurn.map((kind) => [kind.id, kind])).values()].slice(0, KINDS_MAX);
}

function cachedKinds(phrase: string, lexicon: Lexicon): readonly SuggestedKind[] {
  const known = kindsByPhrase.get(lexicon) ?? new Map<string, readonly SuggestedKind[]>();
  kindsByPhrase.set(lexicon, known);
  const cached = known.get(phrase);
  if (cached) return cached;
  const kinds = rankKinds(phrase, lexicon);
  if (known.size >= PHRASES_MAX) known.clear();
  known.set(phrase, kinds);
  return kinds;
}

/** None for a phrase that is not understood. For one word, first the kinds of the top category that it says most of: goods for cats before the jack of a car, a `gato` too. */
function rankKinds(phrase: string, lexicon: Lexicon): SuggestedKind[] {
  const { kinds, isOccasion, leftOut, unsold } = interpretKeyword(phrase, lexicon);
  if (leftOut.some((word) => !unsold.includes(word))) return [];
  const best = kinds.slice(0, KINDS_OF_PHRASE_MAX).flatMap(({ id, score }) => {
    const kind = lexicon.suggestions.kind(id);
    return kind ? [{ ...kind, score }] : [];
  });
  const scoresByTop = new Map<string, number>();
  for (const { top, score } of best) scoresByTop.set(top, (scoresByTop.get(top) ?? 0) + score);
  const byTop = best.toSorted((one, other) => (scoresByTop.get(other.top) ?? 0) - (scoresByTop.get(one.top) ?? 0));
  return (stemText(phrase).length === 1 && !isOccasion ? byTop : best).slice(0, KINDS_MAX);
}
