import { WORDS_MAX } from "./keyword.ts";
import { isOnlyInCategory } from "./kind.ts";
import type { RankedKind } from "./kind-index.ts";
import { TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryWord } from "./read-query.ts";
import { isContentWord } from "./synonym-phrases.ts";
import { isProperty, stemText } from "./synonyms.ts";

/** `ranked`: kinds with a content word, best first; `best`: the kind that decides which list a word goes to. Results have all `required` words. */
export type PickedWords = {
  ranked: RankedKind[];
  best: RankedKind | undefined;
  required: QueryWord[];
  preferred: QueryWord[];
  mayWeigh: QueryWord[];
};

/** `vasos plásticos con tapa grandes`: required `vaso` and `tapa`, preferred `plastic`; `grand` may weigh. */
export function pickWords(words: readonly QueryWord[], { index }: Lexicon): PickedWords {
  const { content, mayWeigh } = splitWeighing(words);
  const ranked = rankByName(content, index);
  const best = kindDescribedByAll(ranked, content) ?? ranked[0];
  const dropped = categoryOnlyWords(content, best);
  const preferred = preferredWords(content, best).filter((word) => !dropped.includes(word));
  const others = content.filter((word) => !preferred.includes(word) && !dropped.includes(word));
  return { ranked, best, required: requiredWords(others, best), preferred, mayWeigh };
}

const COMMON_NAME_KINDS = 10;

/** Where many kinds share a name of several words (`decoración de cumpleaños`), properties that follow it (`niña`) do not change their ranks. */
function rankByName(content: readonly QueryWord[], index: Lexicon["index"]): RankedKind[] {
  const stems = content.map(({ stem }) => stem);
  const name = stems.slice(0, 1 + stems.findLastIndex((stem) => !isProperty(stem)));
  const named = name.length > 1 && name.length < content.length ? index.rank(name) : [];
  const areNamed = named.filter(({ nameLength }) => nameLength === name.length).length >= COMMON_NAME_KINDS;
  return areNamed ? named : index.rank(stems);
}

/** Those of `words` that the best kind has. Where no kind has any, the first one alone: products must mention it. */
const requiredWords = (words: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] =>
  best ? words.filter(({ stem }) => best.weights.has(stem)).slice(0, WORDS_MAX) : words.slice(0, 1);

/** Where all words only weigh, the first of them is looked for. */
function splitWeighing(words: readonly QueryWord[]): { content: QueryWord[]; mayWeigh: QueryWord[] } {
  const contentWords = words.filter(isContentWord);
  const content = contentWords.length > 0 ? contentWords : words.slice(0, 1);
  return { content, mayWeigh: words.filter((word) => !content.includes(word)) };
}

/** The first kind that has all words, all of them in one description: `vampiro con capa`. Undefined for one word, or if a named kind has them all. */
function kindDescribedByAll(ranked: readonly RankedKind[], content: readonly QueryWord[]): RankedKind | undefined {
  const hasAll = ({ weights }: RankedKind) => content.every(({ stem }) => weights.has(stem));
  const isDescribed = ({ kind }: RankedKind) =>
    kind.descriptions.some((phrase) => content.every(({ stem }) => stemText(phrase).includes(stem)));
  if (content.length < 2 || ranked.some((one) => hasAll(one) && one.nameLength > 0)) return undefined;
  return ranked.find((one) => hasAll(one) && isDescribed(one));
}

const isAfterName = (best: RankedKind | undefined, place: number): best is RankedKind =>
  best !== undefined && best.nameLength > 0 && place >= best.nameLength;

const PURPOSE = / para /;

/** Words after the name that only a category of the best kind has, where its noun has `para`: `moto` in `soporte celular moto`. They are dropped. */
const categoryOnlyWords = (content: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] =>
  best && PURPOSE.test(best.kind.noun)
    ? content.filter(({ stem }, place) => isAfterName(best, place) && isOnlyInCategory(best.kind, stem))
    : [];

/** Properties and words after the name, unless telling in the best kind; none where there are no other words. */
function preferredWords(content: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] {
  // After a name of several words, a word that only a category has decides nothing: `parque` in `pistola de agua parque`.
  const isOfCategory = (stem: string, place: number) =>
    isAfterName(best, place) && best.nameLength > 1 && isOnlyInCategory(best.kind, stem);
  const isTelling = (stem: string, place: number) => (best?.weights.get(stem) ?? 0) >= TELLING && !isOfCategory(stem, place);
  const isOptional = (stem: string, place: number) => isProperty(stem) || isAfterName(best, place);
  const preferred = content.filter(({ stem }, place) => isOptional(stem, place) && !isTelling(stem, place));
  return preferred.length < content.length ? preferred : [];
}
