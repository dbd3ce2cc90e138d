import type { Sku } from "./product.ts";

/** The variant with this id; without an id, the product's only variant. Undefined if there is no such variant, or several and no id. */
export const findSku = ({ skus }: { skus: Sku[] }, skuId: string | undefined): Sku | undefined =>
  skuId === undefined && skus.length === 1 ? skus[0] : skus.find(({ sku_id }) => sku_id === skuId);
