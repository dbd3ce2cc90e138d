import { cartonLoad, cartonsTogether, type Load, type Packed } from "@/lib/contract/carton";
import { multiplyDivideUp } from "@/lib/contract/whole";
import { CONTAINER_CAPACITY } from "./containers";

/** Capacities in cubic centimetres and grams. Carriers count a cubic metre as a tonne. */
export const CONTAINER_SPACES = { metre: { volume: 1_000_000, weight: 1_000_000 }, ...CONTAINER_CAPACITY };
export type ContainerSpace = keyof typeof CONTAINER_SPACES;

/** Percent of a space that a load uses, rounded up. Above 100 when it needs more than one. */
export const percentUsed = ({ volume, weight }: Load, space: ContainerSpace): number =>
  Math.max(
    multiplyDivideUp(volume, 100, CONTAINER_SPACES[space].volume),
    multiplyDivideUp(weight, 100, CONTAINER_SPACES[space].weight),
  );

type Fillable = Packed & { step?: number | undefined };

/** The smallest space that the load does not fill, and what is left in it. Undefined when it fills the largest. */
export function spaceLeft(load: Load): { space: ContainerSpace; left: Load } | undefined {
  for (const space of ["metre", "twenty", "forty"] as const) {
    const left = { volume: CONTAINER_SPACES[space].volume - load.volume, weight: CONTAINER_SPACES[space].weight - load.weight };
    if (left.volume > 0 && left.weight > 0) return { space, left };
  }
  return undefined;
}

export function cartonsInto(left: Load, { carton, pack_quantity: pack, step }: Fillable): number {
  const load = carton && cartonLoad(carton);
  if (!load || !pack) return 0;
  const together = cartonsTogether(pack, step);
  const fitting = Math.min(Math.floor(left.volume / load.volume), Math.floor(left.weight / load.weight));
  return Math.max(0, Math.floor(fitting / together) * together);
}
