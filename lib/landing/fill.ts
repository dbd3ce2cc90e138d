import { cartonLoad, cartonsTogether, type Load, type Packed } from "@/lib/contract/carton";
import { multiplyDivideUp } from "@/lib/contract/whole";
import { ROOM } from "./published";

/** A cubic metre (a tonne for carriers) and the containers. */
export const CONTAINER_SPACES = { metre: { volume: 1_000_000, weight: 1_000_000 }, ...ROOM };
export type ContainerSpace = keyof typeof CONTAINER_SPACES;

/** Percent used, rounded up; above 100 when more than one is needed. */
export const taken = ({ volume, weight }: Load, hold: ContainerSpace): number =>
  Math.max(
    multiplyDivideUp(volume, 100, CONTAINER_SPACES[hold].volume),
    multiplyDivideUp(weight, 100, CONTAINER_SPACES[hold].weight),
  );

type Fillable = Packed & { step?: number | undefined };

/** The smallest hold that fits and its remaining space; undefined when none fits or one is exactly full. */
export function spaceLeft(load: Load): { hold: ContainerSpace; left: Load } | undefined {
  for (const hold of ["metre", "twenty", "forty"] as const) {
    const left = { volume: CONTAINER_SPACES[hold].volume - load.volume, weight: CONTAINER_SPACES[hold].weight - load.weight };
    if (left.volume > 0 && left.weight > 0) return { hold, left };
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
