import type { z } from "zod";
import { PRICE_UNITS, type PriceUnit } from "@/lib/contract/added-filters";
import { chosenValues } from "@/lib/contract/chosen-values";
import { KEYWORD_LENGTH_MAX, PAGE_NUMBER_MAX } from "@/lib/contract/limits";
import type { SearchFilter } from "@/lib/contract/product";
import { parseId } from "@/lib/id";
import type { ListingQuery } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";
import { VALUES_TEXT_MAX } from "./filters";

type RawQuery = Record<string, string | string[] | undefined>;

const VALUE_MAX = 80;
const PRICE_MAX = 1_000_000;
const MINIMUM_MAX = 1_000_000;

const paramText = (value: string | string[] | undefined) => firstValue(value).trim() || undefined;

/** Points between thousands: `1.250`. Prices are rounded to cents, so an address of this site never has three decimals that look like thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

const toPrice = (value: string | string[] | undefined) => {
  const typed = paramText(value)?.replace(/^\$\s*/, "") ?? "";
  if (!/^[\d.,]+$/.test(typed)) return undefined;
  const amount = Number((THOUSANDS.test(typed) ? typed.replaceAll(".", "") : typed).replace(",", "."));
  const cents = Math.round(amount * 100) / 100;
  return Number.isFinite(cents) && cents > 0 ? Math.min(cents, PRICE_MAX) : undefined;
};

const toMinimum = (value: string | string[] | undefined) => {
  const amount = Number(paramText(value));
  return Number.isInteger(amount) && amount > 0 ? Math.min(amount, MINIMUM_MAX) : undefined;
};

const toPriceUnit = (value: string | string[] | undefined): PriceUnit | undefined =>
  PRICE_UNITS.find((unit) => unit !== "unit" && unit === paramText(value));

function valuesText(value: string | string[] | undefined, readOne: (one: string) => string | undefined): string | undefined {
  const values = chosenValues(paramText(value)).flatMap((one) => readOne(one) ?? []);
  while (values.join(",").length > VALUES_TEXT_MAX) values.pop();
  return values.join(",") || undefined;
}

const toValue = (one: string) => one.slice(0, VALUE_MAX);

const toId = (value: string | string[] | undefined) => parseId(paramText(value));

/** Reads a listing's query. Invalid values are dropped, a reversed price range is swapped. */
export function listingQuery(raw: RawQuery): ListingQuery {
  const prices = [toPrice(raw.min_price), toPrice(raw.max_price)] as const;
  const [min, max] =
    prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  const page = Number(paramText(raw.page));
  const query = {
    keyword: paramText(raw.keyword)?.slice(0, KEYWORD_LENGTH_MAX),
    parent_product_type_id: toId(raw.parent_product_type_id),
    shop_id: toId(raw.shop_id),
    district: valuesText(raw.district, parseId),
    material: valuesText(raw.material, toValue),
    color: valuesText(raw.color, toValue),
    minimum: toMinimum(raw.minimum),
    price_per: toPriceUnit(raw.price_per),
    min_price: min,
    max_price: max,
    sort: paramText(raw.sort),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, PAGE_NUMBER_MAX) : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The query as the filter of a search call, without sort, page and empty values. The category has its wire name. */
export function searchFilter({
  parent_product_type_id,
  price_per,
  sort: _sort,
  page: _page,
  ...others
}: ListingQuery): z.input<typeof SearchFilter> {
  const priceUnit = toPriceUnit(price_per);
  return {
    ...(parent_product_type_id && { product_type_id: parent_product_type_id }),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value)),
    ...(priceUnit && { price_per: priceUnit }),
  };
}
