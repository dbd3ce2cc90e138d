import type { Sku } from "../../lib/contract/product.ts";

/** SKU suffix of a sample, after the SKU of the variant or the product id. */
const ENDING = "-MUESTRA";

/** Option on every sample line. */
export const SAMPLE_OPTION = { Presentación: "Muestra" };

/** `sample` of the detail of `product p`; null without one. */
export const SAMPLE_JSON = `
  case when p.sample_price is not null then json_build_object('price', p.sample_price, 'quantity_max', p.sample_limit,
    'options', '${JSON.stringify(SAMPLE_OPTION)}'::json, 'skus',
    case when jsonb_array_length(p.skus) = 0 then json_build_array(json_build_object('sku_id', p.id || '${ENDING}'))
    else (select json_agg(json_build_object('sku_id', (sku->>'sku_id') || '${ENDING}', 'of', sku->>'sku_id'))
      from jsonb_array_elements(p.skus) sku) end) end`;

/** What a sample is of: `sku` is left out for a product without variants. */
export type Sample = { sku?: Sku };

type Goods = { id: string; skus: Sku[] };

/** Undefined when the SKU is not one of a sample. */
export function sampleIn({ id, skus }: Goods, skuId: string | undefined): Sample | undefined {
  if (!skuId?.endsWith(ENDING)) return undefined;
  const of = skuId.slice(0, -ENDING.length);
  const sku = skus.find(({ sku_id }) => sku_id === of);
  if (sku) return { sku };
  return skus.length === 0 && of === id ? {} : undefined;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/** What a sample costs beside the wholesale price of a unit: a single piece is packed and sent for itself. */
const DEARER = 1.8;
const LEAST_PRICE = 1;
/** How many of it, by what one is worth. */
const LIMITS = [
  { below: 2, limit: 5 },
  { below: 20, limit: 3 },
];
/** Nobody sends a piece of more kilograms as a sample. */
const HEAVIEST_KG = 8;

/** Whether a shop offers samples: about half of them do, of all that can be sent. */
const offersSamples = (shop: number) => shop % 9 < 5;

/** The sample of a product of the seed. */
export function sampleSeed({ shop, price, kg }: { shop: number; price: number; kg: number }) {
  if (!offersSamples(shop) || kg > HEAVIEST_KG) return { sample_price: null, sample_limit: null };
  const limit = LIMITS.find(({ below }) => price < below)?.limit ?? 1;
  return { sample_price: Math.max(LEAST_PRICE, cents(price * DEARER)), sample_limit: limit };
}
