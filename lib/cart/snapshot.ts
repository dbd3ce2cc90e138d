import { z } from "zod";
import { toPacking } from "@/lib/contract/carton";
import { findSku } from "@/lib/contract/find-sku";
import { PACKING_FIELDS } from "@/lib/contract/packing";
import { PriceTier, type ProductDetail, type SampleOffer, type Sku } from "@/lib/contract/product";
import { priceTiers } from "@/lib/product";

/** What a line of a guest's cart shows of its product. It is stored in the browser with the line. */
export const Snapshot = z.object({
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  unit: z.string().optional(),
  price: z.number(),
  tiers: z.array(PriceTier),
  minimum: z.number(),
  step: z.number().optional(),
  ...PACKING_FIELDS,
  is_sample: z.boolean().optional(),
  maximum: z.number().optional(),
  shop_id: z.string(),
  shop_name: z.string(),
});
export type Snapshot = z.output<typeof Snapshot>;

/** The sample whose SKU this is; undefined for goods. `sku`: the variant that it is a sample of. */
function findSample({ sample, skus }: ProductDetail, skuId: string | undefined) {
  const sampleSku = sample?.skus.find(({ sku_id }) => sku_id === skuId);
  return sample && sampleSku && { ...sample, sku: skus.find(({ sku_id }) => sku_id === sampleSku.of) };
}

export const hasSku = (product: ProductDetail, skuId: string | undefined): boolean =>
  findSample(product, skuId) !== undefined || findSku(product, skuId) !== undefined;

export function toSnapshot(product: ProductDetail, skuId: string | undefined): Snapshot {
  const sample = findSample(product, skuId);
  const sku = sample ? sample.sku : findSku(product, skuId);
  const cover = sku?.image ?? product.cover[0];
  return {
    name: product.name,
    ...(cover !== undefined && { cover }),
    options: { ...sku?.options, ...sample?.options },
    ...(product.unit !== undefined && { unit: product.unit }),
    ...(sample ? sampleFacts(sample) : goodsFacts(product, sku)),
    shop_id: product.shop_id,
    shop_name: product.shop_name,
  };
}

const sampleFacts = ({ price, quantity_max: maximum }: SampleOffer) => ({
  price,
  tiers: [],
  minimum: 1,
  is_sample: true,
  maximum,
});

const goodsFacts = (product: ProductDetail, sku: Sku | undefined) => ({
  price: sku?.price ?? product.price,
  tiers: priceTiers(product),
  minimum: Math.max(1, product.min_quantity ?? 1),
  ...(product.step !== undefined && { step: product.step }),
  ...toPacking(product),
});
