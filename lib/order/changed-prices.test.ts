import { OrderPre } from "@/lib/contract/order";
import { hasChanged } from "./changed-prices";

const line = { product_id: "1", name: "Taza", quantity: 2, unit_price: 5, total: 10 };
const shops = (unit_price: number) => [{ shop_id: "1", shop_name: "T", subtotal: 10, lines: [{ ...line, unit_price }] }];
const preview = (more: object = {}) => OrderPre.response.parse({ shops: [], refused: [], total: 10, ...more });

test("an order has changed with its total, a price or goods that are refused, not by an ended session", () => {
  expect(hasChanged(preview(), preview())).toBe(false);
  expect(hasChanged(preview(), undefined)).toBe(false);
  expect(hasChanged(preview(), preview({ total: 11 }))).toBe(true);
  expect(hasChanged(preview({ shops: shops(5) }), preview({ shops: shops(6) }))).toBe(true);
  expect(hasChanged(preview(), preview({ refused: [{ product_id: "1", reason: "Agotado." }] }))).toBe(true);
});
