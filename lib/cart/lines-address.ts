import type { WantedLine } from "@/lib/contract/cart";
import { CART_LINES_MAX, QUANTITY_MAX } from "@/lib/contract/limits";

/** Limit in characters, which keeps addresses below 8 KB. */
const ADDRESS_MAX = 5000;

// `URLSearchParams` does not escape these two signs.
const PART_SEPARATOR = "*";
const LINE_SEPARATOR = "_";
const escapeId = (id: string) => encodeURIComponent(id).replaceAll("*", "%2A").replaceAll("_", "%5F");

function lineText({ product_id, sku_id, quantity }: WantedLine): string {
  const ids = sku_id === undefined ? [product_id] : [product_id, sku_id];
  return [...ids.map(escapeId), quantity].join(PART_SEPARATOR);
}

/** Product, variant and quantity of each line: `101*24_102*102-3*6`. Empty when too long: an address with some of the lines would pass for one with all. */
export function linesParam(lines: readonly WantedLine[]): string {
  const param = lines.map(lineText).join(LINE_SEPARATOR);
  return lines.length > CART_LINES_MAX || encodeURIComponent(param).length > ADDRESS_MAX ? "" : param;
}

function unescapeId(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const ID_MAX = 64;
const isId = (id: string | undefined): id is string => id !== undefined && id.length > 0 && id.length <= ID_MAX;

export function parseLinesParam(param: string): WantedLine[] {
  return param
    .slice(0, ADDRESS_MAX)
    .split(LINE_SEPARATOR, CART_LINES_MAX)
    .flatMap((text) => {
      const parts = text.split(PART_SEPARATOR);
      const [number = "", ids] = [parts.at(-1), parts.slice(0, -1)];
      const [product, sku] = ids.map(unescapeId);
      const quantity = /^\d{1,7}$/.test(number) ? Number(number) : 0;
      if (!isId(product) || quantity < 1 || quantity > QUANTITY_MAX || ids.length > 2) return [];
      if (ids.length === 1) return [{ product_id: product, quantity }];
      return isId(sku) ? [{ product_id: product, sku_id: sku, quantity }] : [];
    });
}
