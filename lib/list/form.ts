import { toWantedLine } from "@/lib/cart";
import { parseLinesParam } from "@/lib/cart/lines-address";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { parseQuantity } from "@/lib/quantity";

/** `lines`: without those of quantity 0 or blank. `hasWrong`: whether a quantity is invalid. */
type PostedLines = { lines: { product_id: string; sku_id?: string; quantity: number }[]; hasWrong: boolean };

export function postedLines(lines: string[], quantities: string[]): PostedLines {
  let hasWrong = false;
  const withQuantities = lines.flatMap((text, index) => {
    const [line] = parseLinesParam(text);
    const typed = (quantities[index] ?? "").trim();
    if (!line || typed === "" || typed === "0") return [];
    const quantity = parseQuantity(typed);
    if (quantity === undefined || quantity < 1 || quantity > QUANTITY_MAX) hasWrong = true;
    return [toWantedLine({ ...line, quantity: quantity ?? line.quantity })];
  });
  return { lines: withQuantities, hasWrong };
}
