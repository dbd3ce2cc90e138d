import { changedPrices } from "./changed-prices";
import { orderLines, type Preview } from "./index";
import { reorderPlan, withQuantities } from "./reorder";

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
  const [first, second] = withQuantities(lines, "0,36,x");
  expect([first?.quantity, second?.quantity]).toEqual([0, 36]);
  expect(withQuantities(lines, "0,36,x").slice(2)).toEqual(lines.slice(2));
  expect(withQuantities(lines, ["1"])).toEqual(lines);
  expect(reorderPlan(withQuantities(lines, "0"), now)[0]).toMatchObject({ kind: "removed" });
});
