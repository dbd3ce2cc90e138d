import { type Random, seeded } from "../media/seeded.ts";
import type { SeedKind } from "./seed-kinds.ts";
import { makePacking } from "./seed-packing.ts";
import { below, cyclicItem, shuffled, weighted } from "./seed-random.ts";

export type Words = { material: string; detail: string; form: string; size: string; name: string };

/** Names are unique: first by all pairs of material and detail, then by form, size and reference too. `lap`: how often all pairs were used before. */
export function makeName(kind: SeedKind, round: number, reference: string, random: Random): Words {
  const { noun, sizes } = kind.good;
  const { materials, details } = shuffledWords(kind);
  const pairs = details.length * materials.length;
  const [pair, lap] = [round % pairs, Math.floor(round / pairs)];
  const timesDetailsUsed = Math.floor(round / details.length);
  const detail = cyclicItem(details, round);
  const material = cyclicItem(materials, (round % details.length) + timesDetailsUsed);
  const forms = fittingForms(kind, `${noun} ${material} ${detail}`);
  const firstForm = below(seeded(`form:${kind.index}:${pair}`), forms.length);
  const form = cyclicItem(forms, firstForm + lap);
  const stated = statedSize(`${detail} ${form}`, sizes);
  const size = stated ?? cyclicItem(sizes, pair + Math.floor(lap / forms.length));
  const words = { material, detail, form, size };
  if (lap === 0) return { ...words, name: `${noun} ${shortName(kind, words, timesDetailsUsed === 0, random)}` };
  const sized = lap < forms.length ? "" : `, ${size}`;
  const marked = lap < forms.length * (stated ? 1 : sizes.length) ? "" : `, ref. ${reference}`;
  return { ...words, name: `${noun} ${material} ${detail}, ${form}${sized}${marked}` };
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

function fittingForms({ good }: SeedKind, name: string): readonly string[] {
  const fitting = good.forms.filter((form) => !findPhrases(form).some((phrase) => name.includes(phrase)));
  return fitting.length > 0 ? fitting : good.forms;
}

const changesUnit = ({ good }: SeedKind, form: string): boolean => makePacking(good, form, 1).unit !== good.unit;

function shortName(
  kind: SeedKind,
  { material, detail, form }: Omit<Words, "size" | "name">,
  isFirstUse: boolean,
  random: Random,
): string {
  const name = weighted(random, [
    [`${material} ${detail}`, 40],
    [`${material} ${detail}, ${form}`, 35],
    [isFirstUse ? `${detail}, ${form}` : `${material} ${detail}`, 25],
  ]);
  return changesUnit(kind, form) && !name.endsWith(form) ? `${name}, ${form}` : name;
}
