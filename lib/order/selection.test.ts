import { parseSelection, selectionKey, withLineQuantity, withoutLine } from "./selection";

describe("what a checkout is asked for", () => {
  test("lines of the cart, each once", () => {
    expect(parseSelection({ cart_ids: "3,4,3,%3C,", address_id: "9" })).toEqual({ cart_ids: ["3", "4"], address_id: "9" });
  });

  test("a product with its variant and quantity, or an accepted offer", () => {
    expect(parseSelection({ product_id: "7", sku_id: "a-1", quantity: "12" })).toEqual({
      lines: [{ product_id: "7", sku_id: "a-1", quantity: 12 }],
    });
    expect(parseSelection({ offer_id: "5" })).toEqual({ offer_id: "5" });
  });

  test("nothing where nothing can be ordered", () => {
    const wrong = [{}, { cart_ids: "" }, { cart_ids: ["1"] }, { product_id: "7" }, { product_id: "7", quantity: "0" }];
    for (const query of [...wrong, { product_id: "7", quantity: "1.5" }, { offer_id: "<script>" }])
      expect(parseSelection(query)).toBeUndefined();
  });

  test("the same goods are the same checkout wherever they go", () => {
    expect(selectionKey({ cart_ids: ["3"], address_id: "1" })).toBe(selectionKey({ cart_ids: ["3"], address_id: "2" }));
    expect(selectionKey({ cart_ids: ["3"] })).not.toBe(selectionKey({ offer_id: "3" }));
    expect(selectionKey({ lines: [{ product_id: "3", quantity: 1 }] })).not.toBe(
      selectionKey({ lines: [{ product_id: "3", quantity: 2 }] }),
    );
  });
});

test("what cannot be had is taken out of a checkout, unless nothing else is in it", () => {
  const gone = { product_id: "7", reason: "Se agotó." };
  expect(withoutLine({ cart_ids: ["3", "4"], address_id: "9" }, { ...gone, cart_id: "3" })).toEqual({
    cart_ids: ["4"],
    address_id: "9",
  });
  expect(withoutLine({ cart_ids: ["3"] }, { ...gone, cart_id: "3" })).toBeUndefined();
  expect(withoutLine({ lines: [{ product_id: "7", quantity: 1 }] }, gone)).toBeUndefined();
  expect(withoutLine({ offer_id: "5" }, gone)).toBeUndefined();
});

test("another quantity of a line is in the checkout's address, that of a cart's line in the cart", () => {
  const lines = [{ product_id: "1", sku_id: "1-2", quantity: 12 }];
  expect(withLineQuantity({ lines }, "1/1-2", 24)).toEqual({ lines: [{ product_id: "1", sku_id: "1-2", quantity: 24 }] });
  expect(withLineQuantity({ lines }, "2/", 24)).toEqual({ lines });
  expect(withLineQuantity({ offer_id: "9" }, "1/", 84)).toEqual({ offer_id: "9", offer_quantity: 84 });
  expect(withLineQuantity({ cart_ids: ["5"] }, "1/", 84)).toEqual({ cart_ids: ["5"] });
  expect(parseSelection({ offer_id: "9", offer_quantity: "84" })).toEqual({ offer_id: "9", offer_quantity: 84 });
  for (const offer_quantity of ["0", "1.5", "x", "1000001", ""])
    expect(parseSelection({ offer_id: "9", offer_quantity })).toEqual({ offer_id: "9" });
});
