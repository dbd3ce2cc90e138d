import type { z } from "zod";
import type { Sql } from "../db/database.ts";
import { readCart } from "./cart.ts";

const SEEN = { name: "Termo", options: {}, price: 5, tiers: [], shop_id: "7", shop_name: "Hengda", cover: "/media/then" };

const kept = (id: number, product_id: number, own: Record<string, unknown> = {}) => ({
  ...{ id, product_id, sku_id: "", quantity: 10, seen: SEEN },
  ...own,
});

const goods = (position: number, id: number, own: Record<string, unknown> = {}) => ({
  ...{ position, id, status: "on_sale", name: `Termo ${id}`, cover: "/media/now", price: "5.00", tiers: [], skus: [] },
  ...{ shop_id: 7, shop_name: "Hengda", shopStatus: "open", min_quantity: 1 },
  ...own,
});

/** A cart with these lines over a catalogue with these goods. */
function cartWith(lines: unknown[], catalogue: unknown[]) {
  const sql: Sql = {
    rows: async <T extends z.ZodType>(row: T, text: string) =>
      (text.includes("cart_line") ? lines : catalogue).map((one) => row.parse(one)),
    row: () => Promise.reject(new Error("not asked for")),
    run: () => Promise.reject(new Error("not asked for")),
  };
  return readCart(sql, 1);
}

test("an unchanged line has no notice, and its total counts", async () => {
  const { shops, total } = await cartWith([kept(1, 1)], [goods(0, 1)]);
  expect(shops[0]?.lines[0]).toMatchObject({ unit_price: 5, total: 50, added_unit_price: 5 });
  expect(shops[0]?.lines[0]).not.toHaveProperty("notice");
  expect([shops[0]?.subtotal, total]).toEqual([50, 50]);
});

test("a price that changed is pointed out and counts as it is now", async () => {
  const { shops, total } = await cartWith([kept(1, 1)], [goods(0, 1, { price: "6.50" })]);
  expect(shops[0]?.lines[0]).toMatchObject({ notice: "price", unit_price: 6.5, added_unit_price: 5 });
  expect(total).toBe(65);
});

test("reaching a cheaper tier is no change of price", async () => {
  const tiers = [
    { quantity: 1, price: 5 },
    { quantity: 10, price: 4 },
  ];
  const { shops } = await cartWith([kept(1, 1, { seen: { ...SEEN, tiers } })], [goods(0, 1, { tiers })]);
  expect(shops[0]?.lines[0]).toMatchObject({ unit_price: 4, added_unit_price: 4 });
  expect(shops[0]?.lines[0]).not.toHaveProperty("notice");
});

test.each([
  ["sold out", [goods(0, 1, { status: "sold_out" })], { notice: "stock", stock: 0, reason: "Este producto está agotado." }],
  ["withdrawn", [goods(0, 1, { status: "withdrawn" })], { notice: "unavailable", reason: "El proveedor retiró este producto." }],
  ["of a closed shop", [goods(0, 1, { shopStatus: "closed" })], { notice: "unavailable" }],
  ["unknown now", [], { notice: "unavailable", name: "Termo", cover: "/media/then", unit_price: 5 }],
])("what is %s stays in sight, with the reason, outside the totals", async (_, catalogue, expected) => {
  const { shops, total, count } = await cartWith([kept(1, 1)], catalogue);
  expect(shops[0]?.lines[0]).toMatchObject(expected);
  expect([shops[0]?.subtotal, total, count]).toEqual([0, 0, 1]);
});

test("a variant that is gone is shown as it was chosen", async () => {
  const line = kept(1, 1, { sku_id: "1-9", seen: { ...SEEN, options: { Color: "rojo" } } });
  const { shops } = await cartWith([line], [goods(0, 1, { skus: [{ sku_id: "1-1", options: { Color: "azul" } }] })]);
  expect(shops[0]?.lines[0]).toMatchObject({ notice: "variant", options: { Color: "rojo" }, sku_id: "1-9" });
});

test("a sample that is not offered any more is shown as it was added, not at the price of the goods", async () => {
  const seen = { ...SEEN, price: 9, options: { Presentación: "Muestra" } };
  const tiers = [{ quantity: 12, price: 4 }];
  const skus = [{ sku_id: "1-1", options: {} }];
  const { shops } = await cartWith([kept(1, 1, { sku_id: "1-1-MUESTRA", quantity: 2, seen })], [goods(0, 1, { skus, tiers })]);
  expect(shops[0]?.lines[0]).toMatchObject({
    ...{ notice: "variant", options: { Presentación: "Muestra" } },
    ...{ unit_price: 9, total: 18, min_quantity: 1, multistage_price: [] },
  });
});

test("of a line under the minimum whose price changed, the minimum is told", async () => {
  const { shops } = await cartWith([kept(1, 1)], [goods(0, 1, { price: "6.50", min_quantity: 12 })]);
  expect(shops[0]?.lines[0]).toMatchObject({ reason: "El pedido mínimo es de 12.", unit_price: 6.5 });
  expect(shops[0]?.lines[0]).not.toHaveProperty("notice");
});

test("lines stand by shop, in the order in which they came", async () => {
  const lines = [kept(1, 1), kept(2, 2), kept(3, 3)];
  const catalogue = [goods(0, 1), goods(1, 2, { shop_id: 8, shop_name: "Weilan" }), goods(2, 3)];
  const { shops } = await cartWith(lines, catalogue);
  expect(shops.map(({ shop_name, lines: group }) => [shop_name, group.map(({ id }) => id)])).toEqual([
    ["Hengda", ["1", "3"]],
    ["Weilan", ["2"]],
  ]);
});
