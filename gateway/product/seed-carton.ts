import type { Carton } from "../../lib/contract/packing.ts";
import { between, type Random } from "../media/seeded.ts";
import { weightInGrams } from "./seed-attributes.ts";
import type { Draft } from "./seed-draft.ts";
import { statedCapacity, statedSides } from "./seed-sides.ts";
import { densityShare, findSmaller, keptSides, timesOfOne } from "./seed-smaller.ts";

type Sides = Omit<Carton, "weight">;

const EMPTY_CARTON_KG = 0.4;
const WRAPPING_FACTOR = 1.03;
const CARTON_PER_CAPACITY = 1.3;
const WALL_CM = 1;

function leastBoxAround([length = 1, width = 1, height = 1]: number[], count: number): number[] {
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let rows = 1; rows <= count; rows++) {
    for (let columns = 1; columns <= Math.ceil(count / rows); columns++) {
      const [a, b, c] = [length * rows, width * columns, height * Math.ceil(count / (rows * columns))];
      const surface = a * b + b * c + a * c;
      if (surface < least) [least, best] = [surface, [a, b, c]];
    }
  }
  return best;
}

function roomFor(volume: number, kept: number[], proportion: number): number[] {
  const [long = 0, broad = 0, high = 0] = kept;
  const usual = Math.cbrt(volume / (1.5 * proportion));
  const length = Math.max(usual * 1.5, long);
  const width = Math.max(length > usual * 1.5 ? Math.sqrt(volume / length) : usual, broad);
  return [length, width, Math.max(volume / (length * width), high)];
}

function toSides(inside: number[]): Sides {
  const [length = 0, width = 0, height = 0] = inside.map((side) => Math.ceil(side + WALL_CM)).sort((a, b) => b - a);
  return { length, width, height };
}

/** A carton that holds what it is said to hold: stiff goods in rows and layers, others by weight, with room for the sides that they keep. */
export function makeCarton(draft: Draft, random: Random): Carton {
  const { kind, size, form, packing } = draft;
  const kg = (weightInGrams(draft) / 1000) * packing.carton;
  const weight = Math.max(0.1, Math.round((kg * WRAPPING_FACTOR + EMPTY_CARTON_KG) * 10) / 10);
  const [density, proportion] = [between(random, 120, 320), between(random, 0.8, 1.1)];
  const goods = packing.carton * (packing.unit === "Set" ? packing.singles : (packing.content?.count ?? packing.singles));
  const way = findSmaller(kind.good.noun, form);
  const sides = statedSides(size);
  if (!way && sides.length === 3) return { ...toSides(leastBoxAround(sides, goods)), weight };
  const one = Math.max(
    sides.length === 3 ? sides.reduce((room, side) => room * side, 1) : 0,
    statedCapacity(size) * CARTON_PER_CAPACITY,
  );
  const volume = Math.max((kg / (density * densityShare(way))) * 1_000_000, one * timesOfOne(way, goods));
  return { ...toSides(roomFor(volume, keptSides(way, sides), proportion)), weight };
}

const CARTON_MAX_GRAMS = 40_000;

/** Two people must be able to carry a carton: one that is too heavy holds half as many units, or a quarter, always whole lots. */
export function withLighterCarton(draft: Draft): Draft {
  const { step, carton } = draft.packing;
  const gramsOfLot = weightInGrams(draft) * step;
  let lots = carton / step;
  while (lots > 1 && lots * gramsOfLot > CARTON_MAX_GRAMS) lots = Math.floor(lots / 2);
  return { ...draft, packing: { ...draft.packing, carton: lots * step } };
}
