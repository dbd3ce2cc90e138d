import { quantityFromQuery, variantFromQuery, variantLabel } from "./variant";

const sku = (sku_id: string, options: Record<string, string>) => ({ sku_id, options, price: 2 });
const SKUS = [
  sku("7-1", { Color: "Azul", Talla: "S" }),
  sku("7-2", { Color: "Rosado", Talla: "S" }),
  sku("7-3", { Color: "Rosado", Talla: "M" }),
];

test("a variant is asked for by its reference, or by all of its options", () => {
  expect(variantFromQuery(SKUS, { sku: "7-2" })?.sku_id).toBe("7-2");
  expect(variantFromQuery(SKUS, { Color: "Rosado", Talla: "M" })?.sku_id).toBe("7-3");
  expect(variantFromQuery(SKUS, { Color: "Rosado" })).toBeUndefined();
  expect(variantFromQuery([sku("8", {})], {})).toBeUndefined();
});

test("it is told in words with its reference", () => {
  expect(SKUS.map(variantLabel)[1]).toBe("Color: Rosado · Talla: S · Referencia 7-2");
});

test("a quantity is a whole number from 1", () => {
  expect(["12", "0", "-3", "1,5", "12345678", ""].map((quantity) => quantityFromQuery({ quantity }))).toEqual([
    "12",
    "",
    "",
    "",
    "",
    "",
  ]);
});
