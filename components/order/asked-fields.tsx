import type { Asked } from "@/lib/order";

/** What a checkout is asked for, as fields of a form. */
export function AskedFields({ asked }: { asked: Asked }) {
  const [line] = asked.lines ?? [];
  const fields = {
    cart_ids: asked.cart_ids?.join(","),
    product_id: line?.product_id,
    sku_id: line?.sku_id,
    quantity: line?.quantity,
    offer_id: asked.offer_id,
    offer_quantity: asked.offer_quantity,
  };
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
