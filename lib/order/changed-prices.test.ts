import { OrderPre } from "@/lib/contract/order";
import { hasChanged } from "./changed-prices";

const preview = (more: object = {}) => OrderPre.response.parse({ shops: [], refused: [], total: 10, ...more });

test("an order has changed with its total or with goods that are refused, not by an ended session", () => {
  expect(hasChanged(preview(), preview())).toBe(false);
  expect(hasChanged(preview(), undefined)).toBe(false);
  expect(hasChanged(preview(), preview({ total: 11 }))).toBe(true);
  expect(hasChanged(preview(), preview({ refused: [{ product_id: "1", reason: "Agotado." }] }))).toBe(true);
});
