import { quantityLoad } from "../../lib/contract/carton.ts";
import type { Carton } from "../../lib/contract/packing.ts";

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const BOX = new RegExp(`${NUMBER}\\s*[x×]\\s*${NUMBER}\\s*[x×]\\s*${NUMBER}\\s*(mm|cm|m)\\b`, "i");
const METRES_PER_UNIT: Record<string, number> = { mm: 0.001, cm: 0.01, m: 1 };

export function parseCubicMetres(size: string | undefined): number | undefined {
  const [, length, width, height, unit = ""] = BOX.exec(size ?? "") ?? [];
  const metres = METRES_PER_UNIT[unit.toLowerCase()];
  if (metres === undefined) return undefined;
  return [length, width, height].reduce((volume, side = "0") => volume * Number(side.replace(",", ".")) * metres, 1);
}

type Packed = {
  weight?: number | undefined;
  size?: string | undefined;
  pack_quantity?: number | undefined;
  carton?: Carton | undefined;
};

/** Weight and volume: the quantity's share of its cartons where packing is known, else those of a unit times the quantity. */
export function weightAndVolume(
  { weight, size, pack_quantity, carton }: Packed,
  quantity: number,
): { weight_kg?: number; volume_m3?: number } {
  const load = quantityLoad({ quantity, pack_quantity, carton });
  if (load) return { weight_kg: load.weight / 1000, volume_m3: load.volume / 1_000_000 };
  const volume = parseCubicMetres(size);
  return {
    ...(weight !== undefined && { weight_kg: weight * quantity }),
    ...(volume !== undefined && { volume_m3: volume * quantity }),
  };
}
