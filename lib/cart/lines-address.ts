import { CART_LINES_MAX, QUANTITY_MAX } from "@/lib/contract/limits";

/** A wanted line, as an address carries it along. */
export type LineAlong = { product_id: string; sku_id?: string | undefined; quantity: number };

/** Most that an address carries along of lines, in characters: as many lines as a cart has, and addresses stay below 8 KB. */
const ADDRESS_MAX = 5000;

// Both signs stay as they are in an address, and separate.
const PART = "*";
const LINE = "_";
const escaped = (id: string) => encodeURIComponent(id).replaceAll("*", "%2A").replaceAll("_", "%5F");

function lineText({ product_id, sku_id, quantity }: LineAlong): string {
  const ids = sku_id === undefined ? [product_id] : [product_id, sku_id];
  return [...ids.map(escaped), quantity].join(PART);
}

/** Lines as a parameter of an address: `101*24_102*102-3*6`. Empty where not all of them fit: some of them would be taken for all. */
export function linesParam(lines: readonly LineAlong[]): string {
  const param = lines.map(lineText).join(LINE);
  return lines.length > CART_LINES_MAX || encodeURIComponent(param).length > ADDRESS_MAX ? "" : param;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins nothing: somebody wrote the address by hand.
    return undefined;
  }
}

const ID_MAX = 64;
const isId = (id: string | undefined): id is string => id !== undefined && id.length > 0 && id.length <= ID_MAX;

/** The lines of such a parameter, at most those of a cart; what is no line is passed over. */
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
