import type { Sku } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { firstValue } from "@/lib/search-params";
import { text } from "@/lib/text";

type Query = Record<string, string | string[] | undefined>;

/** The variant that a URL names by its id, or by its options: without scripts, the form of the product's page sends options. */
export function variantFromQuery(skus: Sku[], query: Query): Sku | undefined {
  const isNamed = ([name, value]: [string, string]) => firstValue(query[name]) === value;
  return (
    skus.find(({ sku_id }) => sku_id === firstValue(query.sku)) ??
    skus.find(({ options }) => Object.keys(options).length > 0 && Object.entries(options).every(isNamed))
  );
}

export const quantityFromQuery = (query: Query): string => /^[1-9]\d{0,6}$/.exec(firstValue(query.quantity))?.[0] ?? "";

/** `Color: Rosado · Talla: S · Referencia 1000224-5`. */
export const variantLabel = ({ sku_id, options }: Sku): string =>
  [...Object.entries(options).map(([name, value]) => `${name}: ${value}`), fill(text.product.reference, { sku: sku_id })].join(
    " · ",
  );
