import { pick, seeded } from "../media/seeded.ts";
import type { Draft } from "./seed-draft.ts";

const LAYERED =
  /^(Película estirable|Cinta de embalaje|Papel para empaque|Toalla para mascota|Toallita|Cobija de bebé|Manta decorativa|Paño)/;
const THICKNESS = /^(\d+) (micras|g\/m²)$/;
/** `45 cm × 300 m`, `70 × 100 cm`. */
const SIDES = /^(\d+) ?(mm|cm)? × (\d+) ?(cm|m)$/;
const METRES: Record<string, number> = { mm: 0.001, cm: 0.01, m: 1 };
const FILM_GRAMS_PER_MICRON = 0.92;

export type Layer = { label: string; value: string; grams: number };

/** Of goods whose weight follows from size and thickness: the thickness, and the weight of a unit. Chosen apart from the draft's random numbers, since weight and attributes both need it. */
export function makeLayer({ kind: { good }, number, size, packing }: Draft): Layer | undefined {
  const [, width, widthUnit, length, lengthUnit = ""] = SIDES.exec(size) ?? [];
  const [label, values] = Object.entries(good.attributes).find(([, [first = ""]]) => THICKNESS.test(first)) ?? [];
  if (!LAYERED.test(good.noun) || !label || !values || !width || !length) return undefined;
  const value = pick(seeded(`layer:${number}`), values);
  const [, thickness, unit] = THICKNESS.exec(value) ?? [];
  const area = Number(width) * (METRES[widthUnit ?? lengthUnit] ?? 0) * Number(length) * (METRES[lengthUnit] ?? 0);
  const gramsOfArea = Number(thickness) * (unit === "micras" ? FILM_GRAMS_PER_MICRON : 1);
  return { label, value, grams: area * gramsOfArea * (packing.content?.count ?? 1) };
}
