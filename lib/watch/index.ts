import type { z } from "zod";
import type { WatchedFilter } from "@/lib/contract/watch";
import { searchFilter } from "@/lib/product/query";
import { LISTING_PARAMS, type ListingQuery } from "@/lib/routes";

/** What a saved search of a list asks for: neither its order nor its page. Empty for the list of all goods. */
export const watchedFilter = (query: ListingQuery): z.input<typeof WatchedFilter> => searchFilter(query);

/** The address of the list that a saved search asks for. */
export const listingOf = ({ product_type_id, ...filter }: WatchedFilter): ListingQuery => ({
  ...filter,
  ...(product_type_id !== undefined && { parent_product_type_id: product_type_id }),
});

/** What of a list's address can be saved, as fields of a form; empty for the list of all goods. */
export const watchedFields = (query: ListingQuery): [string, string][] =>
  LISTING_PARAMS.flatMap((name) => (query[name] ? [[name, String(query[name])]] : []));

/** The way a price went since it was saved. */
export function priceTrend({ price, saved_price: saved }: { price: number; saved_price: number }): "down" | "up" | "same" {
  if (price === saved) return "same";
  return price < saved ? "down" : "up";
}
