import { type Random, seeded } from "../media/seeded.ts";
import type { Kind } from "./seed-kinds.ts";
import { makePacking } from "./seed-packing.ts";
import { below, cyclicItem, shuffled, weighted } from "./seed-random.ts";

export type Words = { material: string; detail: string; form: string; size: string; name: string };

const ordered = new Map<number, { materials: string[]; details: string[] }>();

function shuffledWords(kind: Kind) {
  const known = ordered.get(kind.index);
  if (known) return known;
  const random = seeded(`words:${kind.good.noun}:${kind.leafId}`);
  const words = { materials: shuffled(random, kind.good.materials), details: shuffled(random, kind.good.details) };
  ordered.set(kind.index, words);
  return words;
}

const MEASURE = /\d+(?:[.,]\d+)?(?: ?[×x] ?\d+(?:[.,]\d+)?)* ?(ml|cm|mm|litros?|l|m|kg|g|pulgadas?)\b/i;

function statedSize(words: string, sizes: readonly string[]): string | undefined {
  const [stated, unit] = MEASURE.exec(words) ?? [];
  if (!stated || !sizes.some((size) => MEASURE.exec(size)?.[1] === unit)) return undefined;
  return sizes.find((size) => size.includes(stated)) ?? stated;
}

/** "Vela para torta con pincho para torta". */
export const REPEATED = /(?<!\p{L})((?:de|con|en|para) \p{L}{4,})(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/u;

const PHRASE = /(?<!\p{L})(?:de|con|en|para) \p{L}{4,}/gu;
const phrases = new Map<string, readonly string[]>();

function findPhrases(form: string): readonly string[] {
  const known = phrases.get(form) ?? form.match(PHRASE) ?? [];
  phrases.set(form, known);
  return known;
}

/** Packs must be named as such. */
const isToldByForm = ({ good }: Kind, form: string): boolean => makePacking(good, form, 1).unit !== good.unit;

function firstName(
  kind: Kind,
  { material, detail, form }: Omit<Words, "size" | "name">,
  isFirst: boolean,
  random: Random,
): string {
  const chosen = weighted(random, [
    [`${material} ${detail}`, 40],
    [`${material} ${detail}, ${form}`, 35],
    [isFirst ? `${detail}, ${form}` : `${material} ${detail}`, 25],
  ]);
  return isToldByForm(kind, form) && !chosen.endsWith(form) ? `${chosen}, ${form}` : chosen;
}

/** Unique names: all pairs of material and detail, then form, size and reference. */
export function makeName(kind: Kind, round: number, reference: string, random: Random): Words {
  const { noun, sizes } = kind.good;
  const { materials, details } = shuffledWords(kind);
  const pass = Math.floor(round / details.length);
  const lap = Math.floor(round / (details.length * materials.length));
  const place = round % (details.length * materials.length);
  const detail = cyclicItem(details, round);
  const material = cyclicItem(materials, (round % details.length) + pass);
  const head = `${noun} ${material} ${detail}`;
  const fitting = kind.good.forms.filter((form) => !findPhrases(form).some((phrase) => head.includes(phrase)));
  const forms = fitting.length > 0 ? fitting : kind.good.forms;
  const first = below(seeded(`form:${kind.index}:${place}`), forms.length);
  const form = cyclicItem(forms, first + lap);
  const stated = statedSize(`${detail} ${form}`, sizes);
  const size = stated ?? cyclicItem(sizes, place + Math.floor(lap / forms.length));
  if (lap === 0)
    return { material, detail, form, size, name: `${noun} ${firstName(kind, { material, detail, form }, pass === 0, random)}` };
  const sized = lap < forms.length ? "" : `, ${size}`;
  const marked = lap < forms.length * (stated ? 1 : sizes.length) ? "" : `, ref. ${reference}`;
  return { material, detail, form, size, name: `${noun} ${material} ${detail}, ${form}${sized}${marked}` };
}
