import type { z } from "zod";
import { PRICE_UNITS, type PriceUnit } from "@/lib/contract/added-filters";
import type { SearchFilter } from "@/lib/contract/product";
import { parseId } from "@/lib/id";
import type { ListingQuery } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";

type RawQuery = Record<string, string | string[] | undefined>;

const KEYWORD_MAX = 200;
const PRICE_MAX = 1_000_000;

const one = (value: string | string[] | undefined) => firstValue(value).trim() || undefined;

const price = (value: string | string[] | undefined) => {
  const amount = Number(one(value)?.replace(",", "."));
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, PRICE_MAX) : undefined;
};

const NAME_MAX = 80;
const MINIMUM_MAX = 1_000_000;

const minimum = (value: string | string[] | undefined) => {
  const amount = Number(one(value));
  return Number.isInteger(amount) && amount > 0 ? Math.min(amount, MINIMUM_MAX) : undefined;
};

const priceUnit = (value: string | string[] | undefined): PriceUnit | undefined =>
  PRICE_UNITS.find((unit) => unit !== "unit" && unit === one(value));

const identifier = (value: string | string[] | undefined) => parseId(one(value));

/** Tolerant: drops invalid values, swaps a reversed price range. */
export function listingQuery(raw: RawQuery): ListingQuery {
  const prices = [price(raw.min_price), price(raw.max_price)] as const;
  const [min, max] =
    prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  const page = Number(one(raw.page));
  const query = {
    keyword: one(raw.keyword)?.slice(0, KEYWORD_MAX),
    parent_product_type_id: identifier(raw.parent_product_type_id),
    shop_id: identifier(raw.shop_id),
    district: identifier(raw.district),
    material: one(raw.material)?.slice(0, NAME_MAX),
    color: one(raw.color)?.slice(0, NAME_MAX),
    minimum: minimum(raw.minimum),
    price_per: priceUnit(raw.price_per),
    min_price: min,
    max_price: max,
    sort: one(raw.sort),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

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
