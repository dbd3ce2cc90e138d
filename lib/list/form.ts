import { parseLinesParam } from "@/lib/cart/lines-address";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { parseQuantity } from "@/lib/quantity";

/** Quantity 0 or blank removes a line. */
type PostedLines = { lines: { product_id: string; sku_id?: string; quantity: number }[]; hasWrong: boolean };

export function postedLines(lines: string[], quantities: string[]): PostedLines {
  let hasWrong = false;
  const kept = lines.flatMap((text, index) => {
    const [known] = parseLinesParam(text);
    const typed = (quantities[index] ?? "").trim();
    if (!known || typed === "" || typed === "0") return [];
    const quantity = parseQuantity(typed);
    if (quantity === undefined || quantity < 1 || quantity > QUANTITY_MAX) hasWrong = true;
    const { product_id, sku_id } = known;
    return [{ product_id, ...(sku_id !== undefined && { sku_id }), quantity: quantity ?? known.quantity }];
  });
  return { lines: kept, hasWrong };
}
