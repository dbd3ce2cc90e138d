import "server-only";
import type { z } from "zod";
import { cacheTag, filterTags, listTags } from "@/lib/cache";
import { cachedRead } from "@/lib/cache/cached-read";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { tagPage } from "@/lib/cache/render-context";
import {
  ProductDetailCall,
  ProductRecommend,
  ProductSearch,
  ProductTypeList,
  type SearchFilter,
  TopProductTypeList,
  TopTypeList,
} from "@/lib/contract/product";
import type { OutlineQuery } from "@/lib/contract/wire";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { toCard } from "./index";

type Filter = z.input<typeof SearchFilter>;

export const getCategoryTree = cachedRead(["categories"], async () => (await send(ProductTypeList, {})).data);

export const getTopCategories = cachedRead(["categories"], async () => (await send(TopTypeList, {})).data);

export async function getCategoryTrail(id: string) {
  tagPage("categories", cacheTag("categories", id));
  const trail = await readOrUndefined(send(TopProductTypeList, { query: { product_type_id: id } }));
  return trail?.data ?? [];
}

/** @throws GatewayError 404 when unknown, 410 when withdrawn */
export const getProduct = oncePerRequest(async (id: string) => {
  tagPage("products", cacheTag("products", id));
  return send(ProductDetailCall, { query: { product_id: id } });
});

export async function getProductCards(ids: string[]) {
  const products = await Promise.all(ids.map((id) => readOrUndefined(getProduct(id))));
  return products.flatMap((product) => (product ? [toCard(product)] : []));
}

export async function getRelatedProducts(id: string, pageSize: number) {
  const { records } = await send(ProductRecommend, { query: { product_id: id, pageSize } });
  tagPage(...listTags("products", records, ({ productId }) => productId));
  return records;
}

export const listProducts = oncePerRequest(async (filter: Filter) => {
  const page = await send(ProductSearch, { body: filter });
  tagPage(...listTags("products", page.records, ({ productId }) => productId), ...filterTags(filter));
  return page;
});

/** For product feeds: the products that follow an id, some hundred at a time. Undefined where the service does not support it. */
export async function offeredProducts(after: number) {
  const { offered } = await send(ProductSearch, { body: { offered_after: after } }, { timeout: OUTLINE_TIMEOUT_MS });
  return offered;
}

/** Longer than for other reads: an answer has up to 1,000 products. */
const OUTLINE_TIMEOUT_MS = 10_000;

/** For sitemaps: the outline of all products (`OutlineQuery`). Empty where the service does not support it. */
export async function outlineProducts(query: OutlineQuery) {
  const { outline } = await send(ProductSearch, { body: { outline: query } }, { timeout: OUTLINE_TIMEOUT_MS });
  return outline ?? [];
}
