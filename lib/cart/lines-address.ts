import { CART_LINES_MAX, QUANTITY_MAX } from "@/lib/contract/limits";

export type LineAlong = { product_id: string; sku_id?: string | undefined; quantity: number };

/** Characters; keeps addresses below 8 KB. */
const ADDRESS_MAX = 5000;

// Not escaped in query strings.
const PART = "*";
const LINE = "_";
const escaped = (id: string) => encodeURIComponent(id).replaceAll("*", "%2A").replaceAll("_", "%5F");

function lineText({ product_id, sku_id, quantity }: LineAlong): string {
  const ids = sku_id === undefined ? [product_id] : [product_id, sku_id];
  return [...ids.map(escaped), quantity].join(PART);
}

/** `101*24_102*102-3*6`; empty when too long, since a part would pass for all. */
export function linesParam(lines: readonly LineAlong[]): string {
  const param = lines.map(lineText).join(LINE);
  return lines.length > CART_LINES_MAX || encodeURIComponent(param).length > ADDRESS_MAX ? "" : param;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Malformed escape.
    return undefined;
  }
}

const ID_MAX = 64;
const isId = (id: string | undefined): id is string => id !== undefined && id.length > 0 && id.length <= ID_MAX;

/** Ignores malformed lines. */
export function linesOfParam(param: string): LineAlong[] {
  return param
    .slice(0, ADDRESS_MAX)
    .split(LINE, CART_LINES_MAX)
    .flatMap((text) => {
      const [number = "", ...ids] = text.split(PART).toReversed();
      const [product, sku] = ids.toReversed().map(decoded);
      const quantity = /^\d{1,7}$/.test(number) ? Number(number) : 0;
      if (!isId(product) || quantity < 1 || quantity > QUANTITY_MAX || ids.length > 2) return [];
      if (ids.length === 1) return [{ product_id: product, quantity }];
      return isId(sku) ? [{ product_id: product, sku_id: sku, quantity }] : [];
    });
}
