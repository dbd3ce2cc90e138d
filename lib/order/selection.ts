import type { WantedLine } from "@/lib/contract/cart";
import { CART_LINES_MAX } from "@/lib/contract/limits";
import { lineKey } from "@/lib/contract/line-key";
import { parseId } from "@/lib/id";
import { type Preview, parseLineQuantity } from "./index";

/** What a checkout is for: lines of the cart, products, or an accepted offer. */
export type CheckoutSelection = {
  cart_ids?: string[];
  lines?: WantedLine[];
  offer_id?: string;
  offer_quantity?: number;
  address_id?: string;
};

/** For previews, which are about goods only: the gateway would refuse a preview with an address that is deleted. */
export const withoutAddress = ({ address_id: _address, ...goods }: CheckoutSelection): CheckoutSelection => goods;

/** A selection of cart lines is returned as it is: the lines' quantities are kept in the cart. */
export function withLineQuantity(selection: CheckoutSelection, key: string, quantity: number): CheckoutSelection {
  if (selection.cart_ids) return selection;
  if (selection.offer_id) return { ...selection, offer_quantity: quantity };
  return { ...selection, lines: (selection.lines ?? []).map((line) => (lineKey(line) === key ? { ...line, quantity } : line)) };
}

/** Undefined when nothing would be left, and when the selection does not name the refused line, as in the order of an offer. */
export function withoutLine(selection: CheckoutSelection, refused: Preview["refused"][number]): CheckoutSelection | undefined {
  const cart_ids = selection.cart_ids?.filter((id) => id !== refused.cart_id);
  const lines = selection.lines?.filter((line) => lineKey(line) !== lineKey(refused));
  const remaining = { ...selection, ...(cart_ids && { cart_ids }), ...(lines && { lines }) };
  const hasOthers = Boolean(cart_ids?.length || lines?.length || selection.offer_id);
  return hasOthers && selectionKey(remaining) !== selectionKey(selection) ? remaining : undefined;
}

export function parseSelection(query: Record<string, unknown>): CheckoutSelection | undefined {
  const ids = typeof query.cart_ids === "string" ? [...new Set(query.cart_ids.split(","))].filter(parseId) : [];
  const [product, sku, offer, address] = [query.product_id, query.sku_id, query.offer_id, query.address_id].map(parseId);
  const [quantity, offered] = [parseLineQuantity(query.quantity), parseLineQuantity(query.offer_quantity)];
  if (ids.length === 0 && !offer && !(product && quantity)) return undefined;
  return {
    ...(ids.length > 0 && { cart_ids: ids.slice(0, CART_LINES_MAX) }),
    ...(product && quantity && { lines: [{ product_id: product, ...(sku && { sku_id: sku }), quantity }] }),
    ...(offer && { offer_id: offer, ...(offered && { offer_quantity: offered }) }),
    ...(address && { address_id: address }),
  };
}

/** Under this key a checkout's entries and idempotency key are stored. It does not depend on the address or on an offer's quantity. */
export const selectionKey = ({ cart_ids = [], lines = [], offer_id = "" }: CheckoutSelection): string =>
  [cart_ids.join(","), ...lines.map(({ quantity, ...line }) => `${lineKey(line)}/${quantity}`), offer_id].join(";");
