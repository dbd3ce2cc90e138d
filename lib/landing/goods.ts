import { quantityLoad } from "@/lib/contract/carton";
import type { Carton } from "@/lib/contract/packing";
import { toCents } from "@/lib/contract/price";
import type { Goods } from "./index";

export type Line = {
  quantity: number;
  /** Dollars. */
  total: number;
  pack_quantity?: number | undefined;
  carton?: Carton | undefined;
  tariff_heading?: string | undefined;
};

/** Lines with known cartons; callers count the others. */
export const goodsOf = (lines: readonly Line[]): Goods[] =>
  lines.flatMap((line) => {
    const load = quantityLoad(line);
    return load ? [{ cents: toCents(line.total), load, heading: line.tariff_heading }] : [];
  });
