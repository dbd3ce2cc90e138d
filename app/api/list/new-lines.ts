import "server-only";
import { toWantedLine } from "@/lib/cart";
import { parseReferences } from "@/lib/cart/parse-references";
import { CartList, type WantedLine } from "@/lib/contract/cart";
import { withoutSamples } from "@/lib/contract/cart-sums";
import { FavoriteList } from "@/lib/contract/favorite";
import { CART_LINES_MAX, PAGE_SIZE_MAX } from "@/lib/contract/limits";
import { type ResolvedLine, WantedLines } from "@/lib/contract/line";
import { smallestQuantity } from "@/lib/contract/quantity";
import { FormRefused } from "@/lib/form/post";
import { fill } from "@/lib/format";
import { send } from "@/lib/http/gateway";
import { isKnown } from "@/lib/list";
import type { CallContext } from "@/lib/session/server";
import { text } from "@/lib/text";

/** As many of the member's saved products as a list can hold, each in its minimum quantity. */
export async function favoriteLines(context: CallContext): Promise<WantedLine[]> {
  const pages = Array.from({ length: CART_LINES_MAX / PAGE_SIZE_MAX }, (_, index) => index + 1);
  const answers = await Promise.all(
    pages.map((currPage) => send(FavoriteList, { query: { currPage, pageSize: PAGE_SIZE_MAX } }, context)),
  );
  return answers
    .flatMap(({ records }) => records)
    .filter(({ is_available }) => is_available)
    .map(({ obj_id, sku_id, min_quantity = 1 }) =>
      toWantedLine({ product_id: obj_id, sku_id, quantity: Math.max(1, min_quantity) }),
    );
}

export async function cartLines(context: CallContext): Promise<WantedLine[]> {
  const { shops } = await send(CartList, { body: {} }, context);
  return shops.flatMap(({ lines }) => withoutSamples(lines).map(toWantedLine));
}

export async function productLines(productId: string, context: CallContext): Promise<WantedLine[]> {
  const { lines } = await send(WantedLines, { body: { lines: [{ reference: productId, quantity: 1 }] } }, context);
  return lines
    .filter(isKnown)
    .map(({ min_quantity = 1, step, ...line }) =>
      toWantedLine({ ...line, quantity: smallestQuantity({ minimum: Math.max(1, min_quantity), step }) }),
    );
}

export const refusedWith = (sentence: string) => new FormRefused({ problem: "message" }, sentence);

/** Without a `sku_id` the product was named alone: its variant is yet to be chosen. */
const isVariantGone = ({ obstacle, sku_id }: ResolvedLine) => obstacle === "variant" && sku_id !== undefined;

/** Lines by typed references (`10-1 24`); refuses at the first that cannot be read or found. */
export async function linesOfReferences(typed: string, context: CallContext): Promise<WantedLine[]> {
  const t = text.list;
  const { lines: parsed, misread } = parseReferences(typed);
  const [unread] = misread;
  if (unread) throw refusedWith(fill(t.unread, { line: unread.line, text: unread.text }));
  if (parsed.length > CART_LINES_MAX) throw refusedWith(fill(t.tooMany, { most: CART_LINES_MAX }));
  if (parsed.length === 0) return [];
  const body = { lines: parsed.map(({ reference, quantity }) => ({ reference, quantity })) };
  const { lines } = await send(WantedLines, { body }, context);
  const unknown = parsed.find((_line, index) => {
    const found = lines[index];
    return !found || !isKnown(found) || isVariantGone(found);
  });
  if (unknown) throw refusedWith(fill(t.unknown, { reference: unknown.reference }));
  return lines.filter(isKnown).map(toWantedLine);
}
