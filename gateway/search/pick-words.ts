import { headNoun } from "./head-noun.ts";
import { WORDS_MAX } from "./keyword.ts";
import { isOnlyInCategory } from "./kind.ts";
import type { RankedKind } from "./kind-index.ts";
import { TELLING } from "./kind-weights.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryWord } from "./read-query.ts";
import { isContentWord } from "./synonym-phrases.ts";
import { isProperty, stemText } from "./synonyms.ts";

/** `ranked`: kinds with a content word, best first. `best`: the kind that decides which list a word goes to. Results have all `required` words. `mayWeigh`: words that are no content words. Words in no list are left out. */
export type PickedWords = {
  ranked: RankedKind[];
  best: RankedKind | undefined;
  required: QueryWord[];
  preferred: QueryWord[];
  mayWeigh: QueryWord[];
};

const PURPOSE = / para /;

/** Called by interpret-phrase.ts. `vasos plásticos con tapa grandes`: `vaso` and `tapa` are required, `plastic` is preferred, `grand` may weigh. */
export function pickWords(words: readonly QueryWord[], { index }: Lexicon): PickedWords {
  const { content, mayWeigh } = splitWeighing(words);
  const ranked = rankKinds(content, index);
  const best = kindDescribedByAll(ranked, content) ?? ranked[0];
  const ofCategory = categoryOnlyWords(content, best);
  // A noun with `para` says its purpose itself. Of `soporte celular moto`, `moto` is dropped: `Soporte de celular para carro` has it only in its category.
  const dropped = best && PURPOSE.test(best.kind.noun) ? ofCategory : [];
  const preferred = preferredWords(content, best, ofCategory).filter((word) => !dropped.includes(word));
  const others = content.filter((word) => !preferred.includes(word) && !dropped.includes(word));
  return { ranked, best, required: requiredWords(others, best), preferred, mayWeigh };
}

const COMMON_NAME_KINDS = 10;

/** Kinds, best first. Where many share a name of several words (`decoración de cumpleaños`), properties after it (`niña`) are not counted. */
function rankKinds(content: readonly QueryWord[], index: Lexicon["index"]): RankedKind[] {
  const stems = content.map(({ stem }) => stem);
  const name = stems.slice(0, 1 + stems.findLastIndex((stem) => !isProperty(stem)));
  const named = name.length > 1 && name.length < content.length ? index.rank(name) : [];
  const shareName = named.filter(({ nameLength }) => nameLength === name.length).length >= COMMON_NAME_KINDS;
  return shareName ? named : index.rank(stems);
}

/** Those of `words` that the best kind has. Where no kind has any, only the first word. */
const requiredWords = (words: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] =>
  best ? words.filter(({ stem }) => best.weights.has(stem)).slice(0, WORDS_MAX) : words.slice(0, 1);

function splitWeighing(words: readonly QueryWord[]): { content: QueryWord[]; mayWeigh: QueryWord[] } {
  const contentWords = words.filter(isContentWord);
  const content = contentWords.length > 0 ? contentWords : words.slice(0, 1);
  return { content, mayWeigh: words.filter((word) => !content.includes(word)) };
}

/** The first kind of which one description has all words: `vampiro con capa`. Undefined for one word, or if a kind that the query names has all words. */
function kindDescribedByAll(ranked: readonly RankedKind[], content: readonly QueryWord[]): RankedKind | undefined {
  const hasAll = ({ weights }: RankedKind) => content.every(({ stem }) => weights.has(stem));
  const isDescribed = ({ kind }: RankedKind) =>
    kind.descriptions.some((phrase) => content.every(({ stem }) => stemText(phrase).includes(stem)));
  if (content.length < 2 || ranked.some((one) => hasAll(one) && one.nameLength > 0)) return undefined;
  return ranked.find((one) => hasAll(one) && isDescribed(one));
}

/** The name stands at the beginning of the query, `nameLength` words long. */
const isAfterName = (best: RankedKind | undefined, place: number): best is RankedKind =>
  best !== undefined && best.nameLength > 0 && place >= best.nameLength;

/** Words after the name that the best kind has only in a category. */
const categoryOnlyWords = (content: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] =>
  content.filter(({ stem }, place) => isAfterName(best, place) && isOnlyInCategory(best.kind, stem));

/** Properties and words after the name, unless they are telling in the best kind. None where there are no other words. */
function preferredWords(
  content: readonly QueryWord[],
  best: RankedKind | undefined,
  ofCategory: readonly QueryWord[],
): QueryWord[] {
  // After a name of several words, a category's word does not tell the kind: `parque` in `pistola de agua parque`.
  const isNotTelling = (word: QueryWord) =>
    (best?.weights.get(word.stem) ?? 0) < TELLING || ((best?.nameLength ?? 0) > 1 && ofCategory.includes(word));
  const placeOfHead = content.findIndex(({ stem }) => best !== undefined && stem === headNoun(stemText(best.kind.noun)));
  const isOptional = ({ stem }: QueryWord, place: number) => isProperty(stem) || isAfterName(best, place) || place < placeOfHead;
  const preferred = content.filter((word, place) => isOptional(word, place) && isNotTelling(word));
  return preferred.length < content.length ? preferred : [];
}
