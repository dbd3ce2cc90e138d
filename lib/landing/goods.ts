import { quantityLoad } from "@/lib/contract/carton";
import type { Carton } from "@/lib/contract/packing";
import { toCents } from "@/lib/contract/price";
import type { Goods } from "./index";

/** A line of a cart or an order, as far as an estimate reads it. */
export type Line = {
  quantity: number;
  /** Dollars for all of it. */
  total: number;
  pack_quantity?: number | undefined;
  carton?: Carton | undefined;
  tariff_heading?: string | undefined;
  is_sample?: boolean | undefined;
};

/** Lines without those of samples, which travel and cost otherwise than goods do. */
export const withoutSamples = <T extends Pick<Line, "is_sample">>(lines: readonly T[]): T[] =>
  lines.filter((line) => !line.is_sample);

/** Lines whose cartons are known, as goods of an estimate; the others are in none, and are counted by who shows it. */
export const goodsOf = (lines: readonly Line[]): Goods[] =>
  lines.flatMap((line) => {
    const load = quantityLoad(line);
    return load ? [{ cents: toCents(line.total), load, heading: line.tariff_heading }] : [];
  });
