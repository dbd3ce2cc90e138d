import { toPacking } from "../../lib/contract/carton.ts";
import { findSku } from "../../lib/contract/find-sku.ts";
import { lineKey } from "../../lib/contract/line-key.ts";
import type { Carton } from "../../lib/contract/packing.ts";
import { priceAt } from "../../lib/contract/price.ts";
import type { PriceTier, Sku } from "../../lib/contract/product.ts";
import type { Sql } from "../db/database.ts";
import { findLineProblem, findProductProblem, type LineProblem } from "./line-obstacle.ts";
import { type ProductRow, readProducts } from "./product-row.ts";
import { SAMPLE_OPTION, type Sample, sampleIn } from "./sample.ts";
import { weightAndVolume } from "./volume.ts";

export const sampleLimitText = (limit = 1) => `De muestra puede pedir hasta ${limit}.`;

/** `sku_id`: a variant or a sample. It may be absent only for products without a choice of variants. */
export type RequestedLine = { product_id: string; sku_id?: string | undefined; quantity: number };

/** Prices are US dollars in whole cents. `price`: before tiers. `unit_price`: at this quantity. Weight and volume are those of the whole line. `max_quantity`: of samples only. */
export type PricedLine = {
  product_id: string;
  sku_id?: string;
  name: string;
  cover?: string;
  options: Record<string, string>;
  quantity: number;
  unit?: string;
  unit_price: number;
  total: number;
  min_quantity: number;
  step?: number;
  multistage_price: PriceTier[];
  price: number;
  shop_id: string;
  shop_name: string;
  weight_kg?: number;
  volume_m3?: number;
  pack_quantity?: number;
  carton?: Carton;
  tariff_heading?: string;
  is_sample?: true;
  max_quantity?: number;
};

export type RefusedLine = { product_id: string; sku_id?: string; name?: string; reason: string };

/** `priced`: absent only for an unknown product. A line with an obstacle has it too, since carts and lists show such lines. */
export type CheckedLine = Partial<LineProblem> & { requested: RequestedLine; priced?: PricedLine; name?: string };

export async function checkLines(sql: Sql, requested: RequestedLine[]): Promise<CheckedLine[]> {
  if (requested.length === 0) return [];
  const products = await readProducts(
    sql,
    requested.map(({ product_id }) => product_id),
  );
  return requested.map((line, position) => checkLine(line, products[position]));
}

/** Checks lines with duplicates merged. A line that leaves out a product's only variant is a duplicate of one that names it. */
export async function checkMergedLines(sql: Sql, requested: RequestedLine[]): Promise<CheckedLine[]> {
  const checked = await checkLines(sql, mergeDuplicates(requested));
  const merged = mergeDuplicates(
    checked.map((line) => ({ ...line.requested, sku_id: line.priced?.sku_id ?? line.requested.sku_id })),
  );
  return merged.length === checked.length ? checked : checkLines(sql, merged);
}

/** Merges duplicates. `lines`: those without an obstacle, priced by tier. `refused`: the others, with a reason in Spanish. */
export async function priceMergedLines(
  sql: Sql,
  requested: RequestedLine[],
): Promise<{ lines: PricedLine[]; refused: RefusedLine[] }> {
  const checked = await checkMergedLines(sql, requested);
  return {
    lines: checked.flatMap((line) => (line.priced && !line.obstacle ? [line.priced] : [])),
    refused: checked.flatMap((line) => (line.obstacle ? [toRefusedLine(line)] : [])),
  };
}

export const toRefusedLine = ({ requested, name, reason = "" }: CheckedLine): RefusedLine => ({
  product_id: requested.product_id,
  ...(requested.sku_id !== undefined && { sku_id: requested.sku_id }),
  ...(name !== undefined && { name }),
  reason,
});

export function mergeDuplicates<T extends RequestedLine>(lines: T[]): T[] {
  const byKey = new Map<string, T>();
  for (const line of lines) {
    const key = lineKey(line);
    const existing = byKey.get(key);
    byKey.set(key, existing ? { ...existing, quantity: existing.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}

function checkLine(requested: RequestedLine, product: ProductRow | undefined): CheckedLine {
  if (!product) return { requested, obstacle: "unavailable", reason: "No encontramos este producto." };
  const sample = sampleIn(product, requested.sku_id);
  if (sample) return checkSample(requested, product, sample);
  const sku = findSku(product, requested.sku_id);
  const problem = findLineProblem(requested, product, sku);
  return { requested, name: product.name, priced: toPricedLine(requested, product, sku), ...problem };
}

function toPricedSample(line: PricedLine, price: number, limit: number): PricedLine {
  const { step: _step, pack_quantity: _pack, carton: _carton, ...ordered } = line;
  const { unit: unit_price, total } = priceAt({ price, tiers: [] }, line.quantity);
  const options = { ...line.options, ...SAMPLE_OPTION };
  return {
    ...ordered,
    options,
    price,
    unit_price,
    total,
    min_quantity: 1,
    multistage_price: [],
    is_sample: true,
    max_quantity: limit,
  };
}

function checkSample(requested: RequestedLine, product: ProductRow, { sku }: Sample): CheckedLine {
  const { sample_price: price, sample_limit: limit } = product;
  const line = { ...toPricedLine(requested, product, sku), ...(requested.sku_id !== undefined && { sku_id: requested.sku_id }) };
  const named = { requested, name: product.name };
  if (price === undefined || limit === undefined)
    return { ...named, priced: line, obstacle: "variant", reason: "El proveedor ya no ofrece muestras de este producto." };
  const problem =
    findProductProblem(product) ??
    (requested.quantity > limit ? { obstacle: "maximum" as const, reason: sampleLimitText(limit) } : undefined);
  return { ...named, priced: toPricedSample(line, price, limit), ...problem };
}

function toPricedLine(
  { sku_id: requestedSku, quantity, product_id }: RequestedLine,
  product: ProductRow,
  sku: Sku | undefined,
): PricedLine {
  const price = sku?.price ?? product.price;
  const { unit: unit_price, total } = priceAt({ price, tiers: product.tiers }, quantity);
  const cover = sku?.image ?? product.cover;
  const skuId = sku?.sku_id ?? requestedSku;
  return {
    product_id,
    ...(skuId !== undefined && { sku_id: skuId }),
    name: product.name,
    ...(cover !== undefined && { cover }),
    options: sku?.options ?? {},
    quantity,
    ...(product.unit !== undefined && { unit: product.unit }),
    unit_price,
    total,
    min_quantity: Math.max(1, product.min_quantity ?? 1),
    ...(product.step !== undefined && { step: product.step }),
    multistage_price: product.tiers,
    price,
    shop_id: product.shop_id,
    shop_name: product.shop_name,
    ...weightAndVolume(product, quantity),
    ...toPacking(product),
  };
}
