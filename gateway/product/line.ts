import { z } from "zod";
import { toPacking } from "../../lib/contract/carton.ts";
import { Carton } from "../../lib/contract/packing.ts";
import { priceAt } from "../../lib/contract/price.ts";
import { PriceTier, Sku } from "../../lib/contract/product.ts";
import { nearestMultiples, quantityObstacle, smallestQuantity } from "../../lib/contract/quantity.ts";
import { Id, QUANTITY_MAX } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { SAMPLE_OPTION, type Sample, sampleIn } from "./sample.ts";
import { weightAndVolume } from "./volume.ts";

/** `sku_id`: required for products with variants. */
export type RequestedLine = { product_id: string; sku_id?: string | undefined; quantity: number };

/** US dollars, exact to the cent; weight and volume of the whole line. */
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
export const TOO_MANY = "Cada línea admite hasta 1.000.000. Pida menos o solicite una cotización.";
/** Another quantity solves `minimum` and `step`. */
type Obstacle = "unavailable" | "stock" | "variant" | "minimum" | "step" | "maximum";

export type CheckedLine = { requested: RequestedLine; priced?: PricedLine; obstacle?: Obstacle; reason?: string; name?: string };

const Goods = z.object({
  position: z.number(),
  id: Id,
  status: z.string(),
  name: z.string(),
  cover: z.string().optional(),
  unit: z.string().optional(),
  price: z.coerce.number(),
  tiers: z.array(PriceTier),
  skus: z.array(Sku),
  min_quantity: z.number().optional(),
  step: z.number().optional(),
  weight: z.number().optional(),
  size: z.string().optional(),
  pack_quantity: z.number().optional(),
  carton: Carton.optional(),
  tariff_heading: z.string().optional(),
  sample_price: z.coerce.number().optional(),
  sample_limit: z.number().optional(),
  shop_id: Id,
  shop_name: z.string(),
  shopStatus: z.string(),
});
type Goods = z.output<typeof Goods>;

const GOODS = `
  select w.position, p.id, p.status, p.name, p.images[1] as cover, p.unit, p.price, p.tiers, p.skus, p.min_quantity, p.step, p.weight, p.size,
    p.pack_quantity, p.carton, p.tariff_heading, p.sample_price, p.sample_limit,
    p.shop_id, s.name as shop_name, s.status as "shopStatus"
  from jsonb_to_recordset($1::jsonb) as w (position integer, product_id integer)
  join product p on p.id = w.product_id join shop s on s.id = p.shop_id`;

function toPricedLine(
  { sku_id: wantedSku, quantity, product_id }: RequestedLine,
  goods: Goods,
  sku: Sku | undefined,
): PricedLine {
  const price = sku?.price ?? goods.price;
  const { unit: unit_price, total } = priceAt({ price, tiers: goods.tiers }, quantity);
  const cover = sku?.image ?? goods.cover;
  const skuId = sku?.sku_id ?? wantedSku;
  return {
    product_id,
    ...(skuId !== undefined && { sku_id: skuId }),
    name: goods.name,
    ...(cover !== undefined && { cover }),
    options: sku?.options ?? {},
    quantity,
    ...(goods.unit !== undefined && { unit: goods.unit }),
    unit_price,
    total,
    min_quantity: Math.max(1, goods.min_quantity ?? 1),
    ...(goods.step !== undefined && { step: goods.step }),
    multistage_price: goods.tiers,
    price,
    shop_id: goods.shop_id,
    shop_name: goods.shop_name,
    ...weightAndVolume(goods, quantity),
    ...toPacking(goods),
  };
}

const findVariant = ({ skus }: Goods, skuId: string | undefined): Sku | undefined =>
  skuId === undefined && skus.length === 1 ? skus[0] : skus.find(({ sku_id }) => sku_id === skuId);

export const sampleLimit = (limit = 1) => `De muestra puede pedir hasta ${limit}.`;

/** Samples have no tiers, minimum or step. */
function toPricedSample(line: PricedLine, price: number, limit: number): PricedLine {
  const { step: _step, pack_quantity: _pack, carton: _carton, ...plain } = line;
  const { unit: unit_price, total } = priceAt({ price, tiers: [] }, line.quantity);
  const options = { ...line.options, ...SAMPLE_OPTION };
  const own = { is_sample: true, max_quantity: limit } as const;
  return { ...plain, options, price, unit_price, total, min_quantity: 1, multistage_price: [], ...own };
}

function checkSample(requested: RequestedLine, goods: Goods, { sku }: Sample): CheckedLine {
  const { sample_price: price, sample_limit: limit } = goods;
  const line = { ...toPricedLine(requested, goods, sku), ...(requested.sku_id !== undefined && { sku_id: requested.sku_id }) };
  const known = { requested, name: goods.name };
  if (price === undefined || limit === undefined)
    return { ...known, priced: line, obstacle: "variant", reason: "El proveedor ya no ofrece muestras de este producto." };
  const obstacle =
    goodsObstacle(goods) ??
    (requested.quantity > limit ? { obstacle: "maximum" as const, reason: sampleLimit(limit) } : undefined);
  return { ...known, priced: toPricedSample(line, price, limit), ...obstacle };
}

type ObstacleReason = { obstacle: Obstacle; reason: string };

function goodsObstacle({ status, shopStatus }: Goods): ObstacleReason | undefined {
  if (status === "withdrawn") return { obstacle: "unavailable", reason: "El proveedor retiró este producto." };
  if (shopStatus !== "open") return { obstacle: "unavailable", reason: "La tienda ya no está abierta." };
  return status === "sold_out" ? { obstacle: "stock", reason: "Este producto está agotado." } : undefined;
}

function findObstacle(
  { sku_id: wantedSku, quantity }: RequestedLine,
  goods: Goods,
  sku: Sku | undefined,
): ObstacleReason | undefined {
  const goodsProblem = goodsObstacle(goods);
  if (goodsProblem?.obstacle === "unavailable") return goodsProblem;
  if (!sku && wantedSku !== undefined) return { obstacle: "variant", reason: "Esa variante ya no existe. Elija otra." };
  if (!sku && goods.skus.length > 0) return { obstacle: "variant", reason: "Elija una variante de este producto." };
  if (goodsProblem) return goodsProblem;
  if (quantity > QUANTITY_MAX) return { obstacle: "maximum", reason: TOO_MANY };
  return quantityReason(quantity, { minimum: goods.min_quantity ?? 1, step: goods.step });
}

/** Message with valid quantities; undefined when valid. */
export function quantityReason(quantity: number, { minimum: least, step = 1 }: { minimum: number; step: number | undefined }) {
  const minimum = smallestQuantity({ minimum: least, step });
  const obstacle = quantityObstacle(quantity, { minimum, step });
  if (!obstacle) return undefined;
  const { below, above } = nearestMultiples(quantity, step);
  const reason =
    obstacle === "minimum" ? `El pedido mínimo es de ${minimum}.` : `Se vende de a ${step}: pida ${below} o ${above}.`;
  return { obstacle, reason };
}

function checkLine(requested: RequestedLine, goods: Goods | undefined): CheckedLine {
  if (!goods) return { requested, obstacle: "unavailable", reason: "No encontramos este producto." };
  const sample = sampleIn(goods, requested.sku_id);
  if (sample) return checkSample(requested, goods, sample);
  const sku = findVariant(goods, requested.sku_id);
  const obstacle = findObstacle(requested, goods, sku);
  return { requested, name: goods.name, priced: toPricedLine(requested, goods, sku), ...obstacle };
}

export async function checkLines(sql: Sql, requested: RequestedLine[]): Promise<CheckedLine[]> {
  if (requested.length === 0) return [];
  const numbered = requested.map(({ product_id }, position) => ({ position, product_id: toRowId(product_id) }));
  const goods = await sql.rows(Goods, GOODS, [JSON.stringify(numbered)]);
  const byPosition = new Map(goods.map((one) => [one.position, one]));
  return requested.map((one, position) => checkLine(one, byPosition.get(position)));
}

/** Prices lines by tier; others are refused with a reason in Spanish. Prices in requests are ignored. */
export async function pricedLines(
  sql: Sql,
  requested: RequestedLine[],
): Promise<{ lines: PricedLine[]; refused: RefusedLine[] }> {
  const checked = await checkLines(sql, requested);
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
    const key = JSON.stringify([line.product_id, line.sku_id ?? null]);
    const existing = byKey.get(key);
    byKey.set(key, existing ? { ...existing, quantity: existing.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}
