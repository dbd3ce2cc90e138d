import { cartRoutes } from "./cart-routes";

test("a checkout's address carries one line, and several are no address of the first", () => {
  const lines = ["7", "8"].map((product_id) => ({ product_id, quantity: 12 }));
  expect(cartRoutes.checkoutFor({ lines: lines.slice(0, 1) })).toBe("/checkout?product_id=7&quantity=12");
  expect(() => cartRoutes.checkoutFor({ lines })).toThrow("one line");
});
