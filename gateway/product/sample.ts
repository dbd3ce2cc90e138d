import type { Sku } from "../../lib/contract/product.ts";

const ENDING = "-MUESTRA";

export const SAMPLE_OPTION = { Presentación: "Muestra" };

/** Column of the detail of `product p`; null without a sample. */
export const SAMPLE_JSON = `
  case when p.sample_price is not null then json_build_object('price', p.sample_price, 'quantity_max', p.sample_limit,
    'options', '${JSON.stringify(SAMPLE_OPTION)}'::json, 'skus',
    case when jsonb_array_length(p.skus) = 0 then json_build_array(json_build_object('sku_id', p.id || '${ENDING}'))
    else (select json_agg(json_build_object('sku_id', (sku->>'sku_id') || '${ENDING}', 'of', sku->>'sku_id'))
      from jsonb_array_elements(p.skus) sku) end) end`;

/** `sku` is undefined for a product without variants. */
export type Sample = { sku?: Sku };

type Goods = { id: string; skus: Sku[] };

/** Undefined for other SKUs. */
export function sampleIn({ id, skus }: Goods, skuId: string | undefined): Sample | undefined {
  if (!skuId?.endsWith(ENDING)) return undefined;
  const of = skuId.slice(0, -ENDING.length);
  const sku = skus.find(({ sku_id }) => sku_id === of);
  if (sku) return { sku };
  return skus.length === 0 && of === id ? {} : undefined;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/** Price factor: a single piece is packed and sent separately. */
const DEARER = 1.8;
const LEAST_PRICE = 1;
/** Maximum quantity by price. */
const LIMITS = [
  { below: 2, limit: 5 },
  { below: 20, limit: 3 },
];
const HEAVIEST_KG = 8;

/** Seed: about half of the shops. */
const offersSamples = (shop: number) => shop % 9 < 5;

export function sampleSeed({ shop, price, kg }: { shop: number; price: number; kg: number }) {
  if (!offersSamples(shop) || kg > HEAVIEST_KG) return { sample_price: null, sample_limit: null };
  const limit = LIMITS.find(({ below }) => price < below)?.limit ?? 1;
  return { sample_price: Math.max(LEAST_PRICE, cents(price * DEARER)), sample_limit: limit };
}
