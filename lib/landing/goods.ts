import { quantityLoad } from "@/lib/contract/carton";
import type { Carton } from "@/lib/contract/packing";
import { toCents } from "@/lib/contract/price";
import type { Goods } from "./index";

export type Line = {
  quantity: number;
  total: number;
  pack_quantity?: number | undefined;
  carton?: Carton | undefined;
  tariff_heading?: string | undefined;
  is_sample?: boolean | undefined;
};

export const toGoods = (lines: readonly Line[]): Goods[] =>
  lines.flatMap((line) => {
    const load = quantityLoad(line);
    return load ? [{ cents: toCents(line.total), load, heading: line.tariff_heading }] : [];
  });
