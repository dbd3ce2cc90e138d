import { cartonLoad, cartonsTogether, type Load, type Packed } from "@/lib/contract/carton";
import { scaledUp } from "@/lib/contract/whole";
import { ROOM } from "./figures";

/** What a cart is held against: a cubic metre, for which carriers take a tonne, and the containers. */
export const HOLDS = { metre: { volume: 1_000_000, weight: 1_000_000 }, ...ROOM };
export type Hold = keyof typeof HOLDS;

/** How much of each is taken, in whole percent rounded up; more than 100 where it takes more than one. */
export const taken = ({ volume, weight }: Load, hold: Hold): number =>
  Math.max(scaledUp(volume, 100, HOLDS[hold].volume), scaledUp(weight, 100, HOLDS[hold].weight));

/** A line with what tells whether more of its cartons fit. */
export type Fillable = Packed & { step?: number | undefined };

/** The smallest of the holds that a load fits in, and what is left in it; nothing where it fits in none, or in one exactly. */
export function spaceLeft(load: Load): { hold: Hold; left: Load } | undefined {
  for (const hold of ["metre", "twenty", "forty"] as const) {
    const left = { volume: HOLDS[hold].volume - load.volume, weight: HOLDS[hold].weight - load.weight };
    if (left.volume > 0 && left.weight > 0) return { hold, left };
  }
  return undefined;
}

/** How many more whole cartons of a line fit into a space: as many as can be ordered, none parted. */
export function cartonsInto(left: Load, { carton, pack_quantity: pack, step }: Fillable): number {
  const load = carton && cartonLoad(carton);
  if (!load || !pack) return 0;
  const together = cartonsTogether(pack, step);
  const fitting = Math.min(Math.floor(left.volume / load.volume), Math.floor(left.weight / load.weight));
  return Math.max(0, Math.floor(fitting / together) * together);
}
