import type { Sku } from "./product.ts";

/** The variant of a product that an id names; its only one where none is named. */
export const findSku = ({ skus }: { skus: Sku[] }, skuId: string | undefined): Sku | undefined =>
  skuId === undefined && skus.length === 1 ? skus[0] : skus.find(({ sku_id }) => sku_id === skuId);
