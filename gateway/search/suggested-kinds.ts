import { interpretKeyword } from "./interpret-keyword.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { SuggestedKind } from "./suggestions.ts";
import { stemText } from "./synonyms.ts";

const KINDS_MAX = 6;
const KINDS_OF_PHRASE_MAX = 12;

const PHRASES_MAX = 20_000;
type Understood = { kinds: readonly SuggestedKind[]; findsSoldGoods: boolean };
const understoodPhrases = new WeakMap<Lexicon, Map<string, Understood>>();

/** What suggested phrases mean: the kinds that a search for them finds first, those of the phrases in turn. */
export function kindsOfPhrases(phrases: readonly string[], lexicon: Lexicon): SuggestedKind[] {
  const ofPhrases = phrases.map((phrase) => understand(phrase, lexicon).kinds);
  const inTurn = Array.from({ length: KINDS_MAX }, (_, place) =>
    ofPhrases.flatMap((kinds) => kinds.slice(place, place + 1)),
  ).flat();
  return [...new Map(inTurn.map((kind) => [kind.id, kind])).values()].slice(0, KINDS_MAX);
}

export const findsSoldGoods = (phrase: string, lexicon: Lexicon): boolean => understand(phrase, lexicon).findsSoldGoods;

function understand(phrase: string, lexicon: Lexicon): Understood {
  const known = understoodPhrases.get(lexicon) ?? new Map<string, Understood>();
  understoodPhrases.set(lexicon, known);
  const cached = known.get(phrase);
  if (cached) return cached;
  const meaning = interpretKeyword(phrase, lexicon);
  const understood = {
    kinds: rankKinds(phrase, meaning, lexicon),
    findsSoldGoods: meaning.words.length > 0 && meaning.unsold.length === 0,
  };
  if (known.size >= PHRASES_MAX) known.clear();
  known.set(phrase, understood);
  return understood;
}

/** None for a phrase that is not understood. For one word, first the kinds of the top category that it says most of: goods for cats before the jack of a car, a `gato` too. */
function rankKinds(phrase: string, { kinds, isOccasion, leftOut, unsold }: Meaning, lexicon: Lexicon): SuggestedKind[] {
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
