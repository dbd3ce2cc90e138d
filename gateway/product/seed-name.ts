import { cyclicItem } from "../cyclic-item.ts";
import { type Random, seeded } from "../media/seeded.ts";
import type { SeedKind } from "./seed-kinds.ts";
import { makePacking } from "./seed-packing.ts";
import { below, shuffled, weighted } from "./seed-random.ts";

export type NameParts = { material: string; detail: string; form: string; size: string; name: string };

/** No two names of a kind are equal. All pairs of material and detail come first; then they come again with other forms, then with sizes too, then with references too. */
export function makeName(kind: SeedKind, indexInKind: number, reference: string, random: Random): NameParts {
  const { noun, sizes } = kind.good;
  const { materials, details } = shuffledWords(kind);
  const pairCount = details.length * materials.length;
  const pairIndex = indexInKind % pairCount;
  const usesOfPair = Math.floor(indexInKind / pairCount);
  const usesOfDetail = Math.floor(indexInKind / details.length);
  const detail = cyclicItem(details, indexInKind);
  // One material further at each use of a detail: so each detail meets all materials.
  const material = cyclicItem(materials, (indexInKind % details.length) + usesOfDetail);
  const forms = fittingForms(kind, `${noun} ${material} ${detail}`);
  const firstForm = below(seeded(`form:${kind.index}:${pairIndex}`), forms.length);
  const form = cyclicItem(forms, firstForm + usesOfPair);
  const stated = statedSize(`${detail} ${form}`, sizes);
  const size = stated ?? cyclicItem(sizes, pairIndex + Math.floor(usesOfPair / forms.length));
  const parts = { material, detail, form, size };
  if (usesOfPair === 0) return { ...parts, name: `${noun} ${shortName(kind, parts, usesOfDetail === 0, random)}` };
  const sizeSuffix = usesOfPair < forms.length ? "" : `, ${size}`;
  const referenceSuffix = usesOfPair < forms.length * (stated ? 1 : sizes.length) ? "" : `, ref. ${reference}`;
  return { ...parts, name: `${noun} ${material} ${detail}, ${form}${sizeSuffix}${referenceSuffix}` };
}

const wordsByKind = new Map<number, { materials: string[]; details: string[] }>();

function shuffledWords(kind: SeedKind) {
  const known = wordsByKind.get(kind.index);
  if (known) return known;
  const random = seeded(`words:${kind.good.noun}:${kind.leafId}`);
  const words = { materials: shuffled(random, kind.good.materials), details: shuffled(random, kind.good.details) };
  wordsByKind.set(kind.index, words);
  return words;
}

const MEASURE = /\d+(?:[.,]\d+)?(?: ?[×x] ?\d+(?:[.,]\d+)?)* ?(ml|cm|mm|litros?|l|m|kg|g|pulgadas?)\b/i;

function statedSize(words: string, sizes: readonly string[]): string | undefined {
  const [stated, unit] = MEASURE.exec(words) ?? [];
  if (!stated || !sizes.some((size) => MEASURE.exec(size)?.[1] === unit)) return undefined;
  return sizes.find((size) => size.includes(stated)) ?? stated;
}

const PHRASE = /(?<!\p{L})(?:de|con|en|para) \p{L}{4,}/gu;
const phrasesByForm = new Map<string, readonly string[]>();

function findPhrases(form: string): readonly string[] {
  const known = phrasesByForm.get(form) ?? form.match(PHRASE) ?? [];
  phrasesByForm.set(form, known);
  return known;
}

/** Forms that do not repeat a phrase of the name: no `con tapa` after `con tapa`. All, where none fits. */
function fittingForms({ good }: SeedKind, name: string): readonly string[] {
  const fitting = good.forms.filter((form) => !findPhrases(form).some((phrase) => name.includes(phrase)));
  return fitting.length > 0 ? fitting : good.forms;
}

/** Such a form is always named: the price is that of its unit. */
const changesUnit = ({ good }: SeedKind, form: string): boolean => makePacking(good, form, 1).unit !== good.unit;

function shortName(
  kind: SeedKind,
  { material, detail, form }: Omit<NameParts, "size" | "name">,
  isDetailNew: boolean,
  random: Random,
): string {
  const name = weighted(random, [
    [`${material} ${detail}`, 40],
    [`${material} ${detail}, ${form}`, 35],
    [isDetailNew ? `${detail}, ${form}` : `${material} ${detail}`, 25],
  ]);
  return changesUnit(kind, form) && !name.endsWith(form) ? `${name}, ${form}` : name;
}
