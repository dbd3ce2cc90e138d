import type { z } from "zod";
import { toCents } from "@/lib/contract/price";
import type { WatchedFilter } from "@/lib/contract/watch";
import { searchFilter } from "@/lib/product/query";
import { LISTING_PARAMS, type ListingQuery } from "@/lib/routes";

/** What a listing is filtered by, without sort and page. Empty for the list of all products. */
export const watchedFilter = (query: ListingQuery): z.input<typeof WatchedFilter> => searchFilter(query);

export const toListingQuery = ({ product_type_id, ...filter }: WatchedFilter): ListingQuery => ({
  ...filter,
  ...(product_type_id !== undefined && { parent_product_type_id: product_type_id }),
});

/** The same as hidden form fields: names and values. */
export const watchedFields = (query: ListingQuery): [string, string][] =>
  LISTING_PARAMS.flatMap((name) => (query[name] ? [[name, String(query[name])]] : []));

export function priceTrend({ price, saved_price: saved }: { price: number; saved_price: number }): "down" | "up" | "same" {
  if (price === saved) return "same";
  return price < saved ? "down" : "up";
}

export const isReached = (target: number, product: { price: number } | undefined): boolean =>
  product !== undefined && toCents(product.price) <= toCents(target);
