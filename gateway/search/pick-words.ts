import { WORDS_MAX } from "./keyword.ts";
import { isOnlyInCategory, type RankedKind, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryWord } from "./reading.ts";
import type { Token } from "./stem.ts";
import { isColor, isIgnored, isProperty, isWeighing, stemText } from "./synonyms.ts";

/** Unknown head noun with known modifiers only: `de silicona` alone would match unrelated products. */
export function isHeadUnknown(
  tokens: readonly Token[],
  known: readonly QueryWord[],
  unread: readonly Token[],
  { index }: Lexicon,
): boolean {
  const [first] = tokens.filter(({ word }) => !isIgnored(word));
  const isNamed = (stem: string) => index.rank([stem]).some(({ weights }) => (weights.get(stem) ?? 0) > TELLING);
  const isDescribing = ({ stem, word }: QueryWord) => isProperty(stem) || isColor(stem) || isWeighing(word) || !isNamed(stem);
  return unread.some(({ typed }) => typed === first?.typed) && known.every(isDescribing);
}

function splitWeighing(words: readonly QueryWord[]): { saying: QueryWord[]; weighing: QueryWord[] } {
  const [first] = words;
  const saying = words.filter(({ word, weighs }) => !(weighs || isWeighing(word)));
  const usedWords = saying.length > 0 || !first ? saying : [first];
  return { saying: usedWords, weighing: words.filter((word) => !usedWords.includes(word)) };
}

/** Properties and words after the name, unless telling in the best kind; none where there are no other words. */
function preferredWords(saying: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] {
  const isAfterName = (place: number) => best !== undefined && best.nameLength > 0 && place >= best.nameLength;
  // After a whole name, a category alone decides nothing: `baby shower niña`.
  const isTelling = (stem: string, place: number) =>
    (best?.weights.get(stem) ?? 0) >= TELLING &&
    !(best && best.nameLength > 1 && isAfterName(place) && isOnlyInCategory(best.kind, stem));
  const isOptional = (stem: string, place: number) => isProperty(stem) || isAfterName(place);
  const preferred = saying.filter(({ stem }, place) => isOptional(stem, place) && !isTelling(stem, place));
  return preferred.length < saying.length ? preferred : [];
}

/** If no kind that the words name has all of them: the first with a descriptive phrase that has: `vampiro con capa`. */
function kindDescribedByAll(ranked: readonly RankedKind[], saying: readonly QueryWord[]): RankedKind | undefined {
  const hasAll = ({ weights }: RankedKind) => saying.every(({ stem }) => weights.has(stem));
  if (saying.length < 2 || ranked.some((one) => hasAll(one) && one.nameLength > 0)) return undefined;
  return ranked.find(
    (one) => hasAll(one) && one.kind.words.some((text) => saying.every(({ stem }) => stemText(text).includes(stem))),
  );
}

const PURPOSE = / para /;

/** Words after the name that only a category of the best kind has; dropped where its name has `para`: `soporte celular moto`. */
const categoryOnlyWords = (saying: readonly QueryWord[], best: RankedKind | undefined): QueryWord[] =>
  best && PURPOSE.test(best.kind.noun)
    ? saying.filter(({ stem }, place) => best.nameLength > 0 && place >= best.nameLength && isOnlyInCategory(best.kind, stem))
    : [];

export function pickWords(read: readonly QueryWord[], { index }: Lexicon) {
  const { saying, weighing } = splitWeighing(read);
  const ranked = index.rank(saying.map(({ stem }) => stem));
  const best = kindDescribedByAll(ranked, saying) ?? ranked[0];
  const categoryOnly = categoryOnlyWords(saying, best);
  const preferred = preferredWords(saying, best).filter((word) => !categoryOnly.includes(word));
  const required = saying
    .filter((word) => ![...preferred, ...categoryOnly].includes(word) && (!best || best.weights.has(word.stem)))
    .slice(0, best ? WORDS_MAX : 1);
  return { ranked, best, required, preferred, weighing };
}

export type PickedWords = ReturnType<typeof pickWords>;
