import type { Carton } from "../../lib/contract/packing.ts";
import { toDollars } from "../money.ts";

/** One line as it is ordered; weight and volume of the whole line, where they are known. */
export type OrderedLine = {
  shop_id: string;
  shop_name: string;
  product_id: string;
  sku_id?: string | undefined;
  name: string;
  cover?: string | undefined;
  options: Record<string, string>;
  quantity: number;
  unit?: string | undefined;
  unit_price_cents: number;
  weight_kg?: number | undefined;
  volume_m3?: number | undefined;
  /** Units in a master carton. */
  pack_quantity?: number | undefined;
  carton?: Carton | undefined;
  tariff_heading?: string | undefined;
  is_sample?: boolean | undefined;
  /** The fewest that are sold. */
  min_quantity?: number | undefined;
  /** Quantities are multiples of it. */
  step?: number | undefined;
};

/** What carriers reckon where nobody knows the size: 167 kg of mixed goods fill a cubic metre. */
const KG_A_CUBIC_METRE = 167;

export const totalCents = ({ unit_price_cents: price, quantity }: Pick<OrderedLine, "unit_price_cents" | "quantity">) =>
  price * quantity;

/** What lines cost together, in cents. */
export const sumCents = (lines: OrderedLine[]) => lines.reduce((sum, line) => sum + totalCents(line), 0);

/** Lines by shop, in the order in which the shops come up. */
export const byShop = (lines: OrderedLine[]) =>
  [...Map.groupBy(lines, (line) => line.shop_id)].map(([id, own]) => ({ id, name: own[0]?.shop_name ?? "", lines: own }));

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Estimated weight and volume of lines together, and whether the volume of one is guessed from its weight; nothing where the weight
 * of one is unknown.
 */
export function totalWeightAndVolume(lines: OrderedLine[]): { weight_kg?: number; volume_m3?: number; volume_guessed?: boolean } {
  let [kg, volume] = [0, 0];
  for (const line of lines) {
    if (line.weight_kg === undefined) return {};
    kg += line.weight_kg;
    volume += line.volume_m3 ?? line.weight_kg / KG_A_CUBIC_METRE;
  }
  return {
    weight_kg: rounded(kg, 2),
    volume_m3: rounded(volume, 3),
    volume_guessed: lines.some((line) => line.volume_m3 === undefined),
  };
}

/** A line as the contract shows it. */
export const shownLine = (line: OrderedLine) => ({
  product_id: line.product_id,
  sku_id: line.sku_id,
  name: line.name,
  cover: line.cover,
  options: line.options,
  quantity: line.quantity,
  unit: line.unit,
  unit_price: toDollars(line.unit_price_cents),
  total: toDollars(totalCents(line)),
  weight_kg: line.weight_kg === undefined ? undefined : rounded(line.weight_kg, 3),
  pack_quantity: line.pack_quantity,
  carton: line.carton,
  tariff_heading: line.tariff_heading,
  is_sample: line.is_sample,
  min_quantity: line.min_quantity,
  step: line.step,
});
