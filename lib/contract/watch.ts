import { z } from "zod";
import { call } from "./call.ts";
import { SearchFilter } from "./product.ts";
import { isStorable } from "./storable.ts";
import { Id, Money, Timestamp } from "./wire.ts";

/** Watched searches of one member, and likewise watched prices. */
export const WATCHES_MAX = 50;
export const WATCH_NAME_MAX = 80;
const KEYWORD_MAX = 200;
const VALUE_MAX = 200;

const Name = z.string().trim().min(1).max(WATCH_NAME_MAX);

const Filter = SearchFilter.pick({
  keyword: true,
  product_type_id: true,
  shop_id: true,
  min_price: true,
  max_price: true,
  price_per: true,
  minimum: true,
  material: true,
  color: true,
  district: true,
});

/** The part of a search filter that says which goods are wanted: no sort, page or campaign. */
export const WatchedFilter = Filter.extend({
  keyword: z.string().trim().min(1).max(KEYWORD_MAX).optional(),
  material: z.string().max(VALUE_MAX).optional(),
  color: z.string().max(VALUE_MAX).optional(),
});
export type WatchedFilter = z.output<typeof WatchedFilter>;

const NewFilter = WatchedFilter.refine((filter) => Object.keys(filter).length > 0, "Diga qué se busca.").refine(
  (filter) => Object.values(filter).every(isStorable),
  "Escríbalo con otras letras.",
);

const WatchedSearch = z.object({ id: Id, name: z.string(), filter: WatchedFilter, created_at: Timestamp });
export type WatchedSearch = z.output<typeof WatchedSearch>;

const WatchedPrice = z.object({
  product_id: Id,
  name: z.string(),
  cover: z.string().optional(),
  unit: z.string().optional(),
  price: Money.describe("US dollars a unit of the smallest order, now"),
  lowest_price: Money.optional().describe("The price of its largest tier, now"),
  saved_price: Money.describe("The same on the day it was saved"),
  target_price: Money.optional().describe("The member is told only when the price falls and is this one or lower"),
  is_available: z.boolean(),
  created_at: Timestamp,
});
export type WatchedPrice = z.output<typeof WatchedPrice>;

const member = { base: "buyer", session: true } as const;
const SearchKey = z.object({ id: Id });
const ProductKey = z.object({ product_id: Id });

export const WatchAll = call({
  ...member,
  method: "GET",
  path: "/member/watch",
  summary: "Addition: the searches and prices that the member watches, the last saved first",
  response: z.object({ searches: z.array(WatchedSearch), prices: z.array(WatchedPrice) }),
});

export const SearchWatchCreate = call({
  ...member,
  method: "POST",
  path: "/member/watch/search",
  summary: "Addition: save a search; the member is told of goods that come. The same filter again gives it another name",
  body: z.object({ name: Name, filter: NewFilter }),
  response: z.object({ id: Id }),
});

export const SearchWatchRename = call({
  ...member,
  method: "POST",
  path: "/member/watch/search/{id}",
  summary: "Addition: give a saved search another name",
  params: SearchKey,
  body: z.object({ name: Name }),
  response: z.object({ id: Id }),
});

export const SearchWatchDelete = call({
  ...member,
  method: "DELETE",
  path: "/member/watch/search/{id}",
  summary: "Addition: forget a saved search",
  params: SearchKey,
  response: z.object({ id: Id }),
});

export const PriceWatchCreate = call({
  ...member,
  method: "POST",
  path: "/member/watch/price",
  summary: "Addition: watch a product's price; the member is told when it changes. Twice changes only the target",
  body: ProductKey.extend({
    saved_price: Money.optional().describe("The one of a watch that comes back; else that of now"),
    target_price: WatchedPrice.shape.target_price,
  }),
  response: ProductKey,
});

export const PriceWatchDelete = call({
  ...member,
  method: "DELETE",
  path: "/member/watch/price/{product_id}",
  summary: "Addition: watch a product's price no more; one that is not watched is forgotten already",
  params: ProductKey,
  response: ProductKey,
});
