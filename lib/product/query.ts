import type { z } from "zod";
import { PRICE_UNITS, type PriceUnit } from "@/lib/contract/narrowing";
import type { SearchFilter } from "@/lib/contract/product";
import { idOf } from "@/lib/id";
import type { ListingQuery } from "@/lib/routes";

type Given = Record<string, string | string[] | undefined>;

/** Longest keyword that is searched for; the rest says nothing more. */
const KEYWORD_MAX = 200;
const PRICE_MAX = 1_000_000;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined;

const price = (value: string | string[] | undefined) => {
  const amount = Number(one(value)?.replace(",", "."));
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, PRICE_MAX) : undefined;
};

/** Longest name of a material or a colour. */
const NAME_MAX = 80;
const MINIMUM_MAX = 1_000_000;

const minimum = (value: string | string[] | undefined) => {
  const amount = Number(one(value));
  return Number.isInteger(amount) && amount > 0 ? Math.min(amount, MINIMUM_MAX) : undefined;
};

const priceUnit = (value: string | string[] | undefined): PriceUnit | undefined =>
  PRICE_UNITS.find((unit) => unit !== "unit" && unit === one(value));

const identifier = (value: string | string[] | undefined) => idOf(one(value));

/** What an address asks a listing for: anything that can't be meant is left out, a price range the wrong way round is turned. */
export function listingQuery(given: Given): ListingQuery {
  const prices = [price(given.min_price), price(given.max_price)] as const;
  const [min, max] =
    prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  const page = Number(one(given.page));
  const query = {
    keyword: one(given.keyword)?.slice(0, KEYWORD_MAX),
    parent_product_type_id: identifier(given.parent_product_type_id),
    shop_id: identifier(given.shop_id),
    district: identifier(given.district),
    material: one(given.material)?.slice(0, NAME_MAX),
    color: one(given.color)?.slice(0, NAME_MAX),
    minimum: minimum(given.minimum),
    price_per: priceUnit(given.price_per),
    min_price: min,
    max_price: max,
    sort: one(given.sort),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The same as a filter for the search call; sort and page apart. */
export function searchFilter({
  parent_product_type_id,
  sort: _sort,
  page: _page,
  ...query
}: ListingQuery): z.input<typeof SearchFilter> {
  const price_per = priceUnit(query.price_per);
  const { price_per: _given, ...narrowed } = query;
  return {
    ...(parent_product_type_id && { product_type_id: parent_product_type_id }),
    ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value)),
    ...(price_per && { price_per }),
  };
}
