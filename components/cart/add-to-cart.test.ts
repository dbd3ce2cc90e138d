jest.mock("@/components/ui/toast.client", () => ({ showToast: jest.fn() }));

import { showToast } from "@/components/ui/toast.client";
import later from "@/messages/later.json";
import { addToCart } from "./add-to-cart";

test("a guest whose browser keeps nothing is not told that a product is in the cart", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const page = Object.defineProperty({ dispatchEvent: jest.fn() }, "localStorage", { get: blocked });
  Object.defineProperty(globalThis, "window", { value: page, configurable: true });
  Object.defineProperty(globalThis, "document", { value: { cookie: "" }, configurable: true });
  const line = { product_id: "7", sku_id: "7-1", quantity: 10 };
  expect(await addToCart([line], "Termo")).toEqual([line]);
  expect(jest.mocked(showToast).mock.calls).toEqual([[expect.objectContaining({ title: later.cartActions.blocked })]]);
});
