import {
  changedPrices,
  checkoutName,
  inQuantities,
  listQuery,
  orderLines,
  type Preview,
  parseSelection,
  reorderPlan,
  withLineQuantity,
  withoutLine,
} from "./index";

const line = (product_id: string, unit_price: number, sku_id?: string) => ({
  product_id,
  ...(sku_id && { sku_id }),
  name: `Producto ${product_id}`,
  options: {},
  quantity: 10,
  unit_price,
  total: unit_price * 10,
});

const preview = (lines: ReturnType<typeof line>[], refused: Preview["refused"] = []): Preview => ({
  shops: [{ shop_id: "1", shop_name: "Tienda", note: "", lines, subtotal: 0 }],
  total: 0,
  refused,
});

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
    expect(checkoutName({ cart_ids: ["3"], address_id: "1" })).toBe(checkoutName({ cart_ids: ["3"], address_id: "2" }));
    expect(checkoutName({ cart_ids: ["3"] })).not.toBe(checkoutName({ offer_id: "3" }));
    expect(checkoutName({ lines: [{ product_id: "3", quantity: 1 }] })).not.toBe(
      checkoutName({ lines: [{ product_id: "3", quantity: 2 }] }),
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

test("prices that changed are known with what they were", () => {
  const changed = changedPrices(
    preview([line("1", 2), line("2", 3, "a")]),
    preview([line("1", 2), line("2", 4, "a"), line("3", 1)]),
  );
  expect([...changed]).toEqual([["2/a", 3]]);
});

test("an old order is told line by line", () => {
  const old = preview([line("1", 2), line("2", 2), line("3", 2), line("4", 2), line("5", 2)]);
  const now = preview([line("1", 2), line("2", 1), line("3", 3)], [{ product_id: "4", reason: "Se agotó." }]);
  const lines = orderLines(old);
  expect(reorderPlan(lines, now).map(({ line: { product_id }, ...rest }) => [product_id, rest])).toMatchObject([
    ["1", { kind: "same", now: 2 }],
    ["2", { kind: "cheaper", now: 1 }],
    ["3", { kind: "dearer", now: 3 }],
    ["4", { kind: "gone", reason: "Se agotó." }],
    ["5", { kind: "gone", reason: undefined }],
  ]);
  const [first, second] = inQuantities(lines, "0,36,x");
  expect([first?.quantity, second?.quantity]).toEqual([0, 36]);
  expect(inQuantities(lines, "0,36,x").slice(2)).toEqual(lines.slice(2));
  expect(inQuantities(lines, ["1"])).toEqual(lines);
  expect(reorderPlan(inQuantities(lines, "0"), now)[0]).toMatchObject({ kind: "left" });
});

// spec: 16.1
test("the list's address is read whatever it holds", () => {
  expect(listQuery({})).toEqual({ family: undefined, status: "", keyword: "", range: {}, page: 1 });
  expect(listQuery({ family: "legacy", status: "paid", keyword: " termo ", page: "3" })).toEqual({
    family: "legacy",
    status: "paid",
    keyword: "termo",
    range: {},
    page: 3,
  });
  const range = { from: "2026-01-31", to: "2026-02-01", min_total: "10", max_total: "99.50" };
  expect(listQuery(range).range).toEqual(range);
  expect(listQuery({ from: "2026-02-31", to: "0000-01-01", min_total: "1e9", max_total: "-1" }).range).toEqual({});
  expect(listQuery({ family: "other", from: ["2026-01-31"] })).toMatchObject({ family: undefined, range: {} });
  expect(["-1", "x", "1e9", ["2"]].map((page) => listQuery({ page }).page)).toEqual([1, 1, 100_000, 2]);
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
