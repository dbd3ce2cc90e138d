import type { z } from "zod";
import type { Sql } from "../db/database.ts";
import { mergeDuplicates, priceMergedLines } from "./line.ts";
import { quantityProblem } from "./line-obstacle.ts";

const TIERS = [
  { quantity: 12, price: 5 },
  { quantity: 60, price: 4 },
];
const SKUS = [
  { sku_id: "2-1", options: { Color: "rojo" }, image: "/media/red", price: 9 },
  { sku_id: "2-2", options: { Color: "azul" } },
];

const goods = (position: number, id: number, own: Record<string, unknown> = {}) => ({
  ...{
    position,
    id,
    status: "on_sale",
    name: `Producto ${id}`,
    cover: "/media/own",
    unit: "Piece",
    price: "5.00",
    tiers: [],
    skus: [],
  },
  ...{ shop_id: 7, shop_name: "Hengda", shopStatus: "open", min_quantity: 12, weight: 0.5, size: "10 × 10 × 10 cm" },
  ...own,
});

/** A database that answers each query with these rows and records the queries. */
function databaseOf(rows: unknown[]) {
  const asked: string[] = [];
  const sql: Sql = {
    rows: async <T extends z.ZodType>(row: T, text: string) => {
      asked.push(text);
      return rows.map((one) => row.parse(one));
    },
    row: () => Promise.reject(new Error("not asked for")),
    run: () => Promise.reject(new Error("not asked for")),
  };
  return { sql, asked };
}

test("any number of lines is one statement, priced by the tier that the quantity reaches", async () => {
  const { sql, asked } = databaseOf([goods(0, 1, { tiers: TIERS }), goods(1, 3, { tiers: TIERS })]);
  const { lines, refused } = await priceMergedLines(sql, [
    { product_id: "1", quantity: 59 },
    { product_id: "3", quantity: 60 },
  ]);
  expect(lines.map(({ unit_price, total }) => [unit_price, total])).toEqual([
    [5, 295],
    [4, 240],
  ]);
  expect(lines[0]).toMatchObject({ shop_id: "7", shop_name: "Hengda", min_quantity: 12, weight_kg: 29.5, cover: "/media/own" });
  expect(lines[0]?.volume_m3).toBeCloseTo(0.059, 9);
  expect(refused).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("a variant has its own picture, and its own price where there are no tiers", async () => {
  const { sql } = databaseOf([goods(0, 2, { skus: SKUS }), goods(1, 2, { skus: SKUS })]);
  const { lines } = await priceMergedLines(sql, [
    { product_id: "2", sku_id: "2-1", quantity: 12 },
    { product_id: "2", sku_id: "2-2", quantity: 12 },
  ]);
  expect(lines[0]).toMatchObject({ unit_price: 9, cover: "/media/red", options: { Color: "rojo" } });
  expect(lines[1]).toMatchObject({ unit_price: 5, cover: "/media/own", options: { Color: "azul" } });
});

test("the only variant needs no choosing", async () => {
  const { sql } = databaseOf([goods(0, 2, { skus: SKUS.slice(0, 1) })]);
  const { lines } = await priceMergedLines(sql, [{ product_id: "2", quantity: 12 }]);
  expect(lines[0]).toMatchObject({ sku_id: "2-1" });
});

test("the only variant, once named and once left out, is one line: the sum meets the minimum", async () => {
  const only = { skus: SKUS.slice(0, 1) };
  const { sql } = databaseOf([goods(0, 2, only), goods(1, 2, only)]);
  const halves = [
    { product_id: "2", quantity: 6 },
    { product_id: "2", sku_id: "2-1", quantity: 6 },
  ];
  const { lines, refused } = await priceMergedLines(sql, halves);
  expect(lines).toMatchObject([{ sku_id: "2-1", quantity: 12 }]);
  expect(refused).toEqual([]);
});

test.each([
  ["an unknown product", [], {}, "No encontramos este producto."],
  ["a withdrawn one", [goods(0, 1, { status: "withdrawn" })], {}, "El proveedor retiró este producto."],
  ["a sold out one", [goods(0, 1, { status: "sold_out" })], {}, "Este producto está agotado."],
  ["one of a closed shop", [goods(0, 1, { shopStatus: "closed" })], {}, "La tienda ya no está abierta."],
  ["an unknown variant", [goods(0, 1, { skus: SKUS })], { sku_id: "9-9" }, "Esa variante ya no existe. Elija otra."],
  [
    "a variant of what has none",
    [goods(0, 1)],
    { sku_id: "9-9" },
    "Este producto no tiene variantes: pídalo con la referencia 1.",
  ],
  ["no variant where there is a choice", [goods(0, 1, { skus: SKUS })], {}, "Elija una variante de este producto."],
  ["less than the minimum", [goods(0, 1)], { quantity: 11 }, "El pedido mínimo es de 12."],
  ["no multiple of what is not parted", [goods(0, 1, { step: 6 })], { quantity: 20 }, "Se vende de a 6: pida 18 o 24."],
])("%s is refused with its reason", async (_, rows, own, reason) => {
  const { sql } = databaseOf(rows);
  const { lines, refused } = await priceMergedLines(sql, [{ product_id: "1", quantity: 12, ...own }]);
  expect(lines).toEqual([]);
  expect(refused).toMatchObject([{ product_id: "1", reason }]);
});

test.each([
  [12, "El pedido mínimo es de 36."],
  [30, "El pedido mínimo es de 36."],
  [31, "El pedido mínimo es de 36."],
  [36, undefined],
  [40, "Se vende de a 12: pida 36 o 48."],
])("where the minimum is no multiple of the step, %i is told only what can be ordered", (quantity, reason) => {
  expect(quantityProblem(quantity, { minimum: 30, step: 12 })?.reason).toBe(reason);
});

test("nothing wanted asks nobody", async () => {
  const { sql, asked } = databaseOf([]);
  expect(await priceMergedLines(sql, [])).toEqual({ lines: [], refused: [] });
  expect(asked).toEqual([]);
});

test("the same product and variant is one line, nothing cut; another variant is another line", () => {
  const lines = [
    { product_id: "1", quantity: 600 },
    { product_id: "1", sku_id: "1-1", quantity: 5 },
    { product_id: "1", quantity: 600 },
  ];
  expect(mergeDuplicates(lines)).toEqual([
    { product_id: "1", quantity: 1200 },
    { product_id: "1", sku_id: "1-1", quantity: 5 },
  ]);
});
