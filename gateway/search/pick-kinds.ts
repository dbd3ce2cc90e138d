import { headNoun } from "./head-noun.ts";
import type { RankedKind } from "./kind-index.ts";
import { NAME_WEIGHT, TELLING } from "./kind-weights.ts";
import { bestKinds, KINDS_MAX } from "./meaning.ts";
import type { PickedWords } from "./pick-words.ts";
import type { QueryWord } from "./read-query.ts";
import { isColor, isProperty, stemText } from "./synonyms.ts";

const SHOWN_SHARE_OF_BEST_SCORE = 0.4;

/** Called by interpret-phrase.ts. `kinds`: what the words mean. `otherKinds`: kinds that have the words too, but score lower or are not named. */
export function pickKinds(picked: PickedWords): Record<"kinds" | "otherKinds", RankedKind[]> {
  const { ranked, best } = picked;
  const telling = best ? tellingKinds(ranked, picked.required) : [];
  const kinds = namedKinds(telling, picked)
    .filter(({ score }) => best !== undefined && score > SHOWN_SHARE_OF_BEST_SCORE * best.score)
    .slice(0, KINDS_MAX);
  return { kinds, otherKinds: telling.filter((kind) => !kinds.includes(kind)).slice(0, KINDS_MAX) };
}

/** Kinds that have every word and in which one word is telling. If there are some, but the words name no kind, all kinds that have every word. */
function tellingKinds(ranked: readonly RankedKind[], words: readonly QueryWord[]): RankedKind[] {
  const complete = ranked.filter(({ weights }) => words.every(({ stem }) => weights.has(stem)));
  const highestWeight = ({ weights }: RankedKind) => Math.max(...words.map(({ stem }) => weights.get(stem) ?? 0));
  const telling = complete.filter((kind) => highestWeight(kind) >= TELLING);
  return telling.length > 0 && complete.every((kind) => highestWeight(kind) < NAME_WEIGHT) ? complete : telling;
}

/** If the head noun is that of one of the best kinds, only the kinds that it names and those of a typed category: no wallets `con bolsa interna` for `bolsas de regalo`. */
function namedKinds(kinds: readonly RankedKind[], { required, preferred }: PickedWords): readonly RankedKind[] {
  const head = headNoun(required.map(({ stem }) => stem)) ?? "";
  const typed = [...required, ...preferred].map(({ stem }) => stem);
  const isOfTypedCategory = ({ kind: { categories } }: RankedKind) =>
    categories.some((category) => stemText(category).every((stem) => typed.includes(stem)));
  const isMeant = (kind: RankedKind) => (kind.weights.get(head) ?? 0) >= NAME_WEIGHT || isOfTypedCategory(kind);
  const isNamed = bestKinds(kinds).some(({ kind: { noun } }) => headNoun(stemText(noun)) === head);
  return isNamed && !isProperty(head) && !isColor(head) ? kinds.filter(isMeant) : kinds;
}
