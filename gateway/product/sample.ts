import type { Sku } from "../../lib/contract/product.ts";

const SAMPLE_SUFFIX = "-MUESTRA";

export const SAMPLE_OPTION = { Presentación: "Muestra" };

/** SQL of the column `sample` of a product's detail, for `product p`. Null where the supplier offers none. */
export const SAMPLE_JSON = `
  case when p.sample_price is not null then json_build_object('price', p.sample_price, 'quantity_max', p.sample_limit,
    'options', '${JSON.stringify(SAMPLE_OPTION)}'::json, 'skus',
    case when jsonb_array_length(p.skus) = 0 then json_build_array(json_build_object('sku_id', p.id || '${SAMPLE_SUFFIX}'))
    else (select json_agg(json_build_object('sku_id', (sku->>'sku_id') || '${SAMPLE_SUFFIX}', 'of', sku->>'sku_id'))
      from jsonb_array_elements(p.skus) sku) end) end`;

/** `sku` is undefined for a product without variants. */
export type Sample = { sku?: Sku };

export function sampleIn({ id, skus }: { id: string; skus: Sku[] }, skuId: string | undefined): Sample | undefined {
  if (!skuId?.endsWith(SAMPLE_SUFFIX)) return undefined;
  const sampledId = skuId.slice(0, -SAMPLE_SUFFIX.length);
  const sku = skus.find(({ sku_id }) => sku_id === sampledId);
  if (sku) return { sku };
  return skus.length === 0 && sampledId === id ? {} : undefined;
}
