import { isKnown, isOrderable } from "@/lib/list";
import { sharedFile } from "@/lib/list/shared-file";
import { optionsLabel } from "@/lib/order";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/order/csv";
import { text } from "@/lib/text";
import { unitName } from "@/lib/unit";

/** CSV that can be pasted or opened on `/cart/references`, which reads its columns of reference and quantity. */
export const GET = sharedFile("csv", async ({ lines }) => {
  const rows = lines.filter(isKnown).map((line) => {
    // Lines that cannot be ordered have no price, so that the column adds up to the page's total.
    const { unit_price = "", total = "" } = isOrderable(line) ? line : {};
    const { product_id, sku_id, name, options, quantity, unit, reason = "" } = line;
    return csvRow([
      { text: sku_id ?? product_id },
      quantity,
      name,
      optionsLabel(options),
      unitName(unit),
      unit_price,
      total,
      reason,
    ]);
  });
  return BYTE_ORDER_MARK + csvRow(Object.values(text.list.csvHead)) + rows.join("");
});
