import type { Carton } from "../../lib/contract/packing.ts";
import type { PriceTier } from "../../lib/contract/product.ts";
import { toDollars } from "../money.ts";

/** `weight_kg`, `volume_m3`: of the whole quantity. */
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
  pack_quantity?: number | undefined;
  carton?: Carton | undefined;
  tariff_heading?: string | undefined;
  is_sample?: boolean | undefined;
  min_quantity?: number | undefined;
  step?: number | undefined;
  multistage_price?: PriceTier[] | undefined;
};

/** Air freight counts a cubic metre as 167 kg; by this ratio an unknown volume is estimated from the weight. */
const KG_A_CUBIC_METRE = 167;

export const totalCents = ({ unit_price_cents: price, quantity }: Pick<OrderedLine, "unit_price_cents" | "quantity">) =>
  price * quantity;

export const sumCents = (lines: OrderedLine[]) => lines.reduce((sum, line) => sum + totalCents(line), 0);

export const byShop = (lines: OrderedLine[]) =>
  [...Map.groupBy(lines, (line) => line.shop_id)].map(([id, group]) => ({ id, name: group[0]?.shop_name ?? "", lines: group }));

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Weight, volume and whether volume is estimated; empty when a weight is unknown. */
export function totalWeightAndVolume(lines: OrderedLine[]): { weight_kg?: number; volume_m3?: number; volume_guessed?: boolean } {
  let [kg, volume] = [0, 0];
  for (const line of lines) {
    if (line.weight_kg === undefined) return {};
    kg += line.weight_kg;
    volume += line.volume_m3 ?? line.weight_kg / KG_A_CUBIC_METRE;
  }
  return {
    weight_kg: rounded(kg, 3),
    volume_m3: rounded(volume, 6),
    volume_guessed: lines.some((line) => line.volume_m3 === undefined),
  };
}

export const toWireLine = (line: OrderedLine) => ({
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
  multistage_price: line.multistage_price,
});
