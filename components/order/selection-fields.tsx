import type { CheckoutSelection } from "@/lib/order/selection";

/** Hidden fields that `parseSelection` reads again. It reads one line, so a selection has no more. */
export function SelectionFields({ selection }: { selection: CheckoutSelection }) {
  const [line] = selection.lines ?? [];
  const fields = {
    cart_ids: selection.cart_ids?.join(","),
    product_id: line?.product_id,
    sku_id: line?.sku_id,
    quantity: line?.quantity,
    offer_id: selection.offer_id,
    offer_quantity: selection.offer_quantity,
  };
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
