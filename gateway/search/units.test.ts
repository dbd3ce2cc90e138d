import { tokenizeAll } from "./stem.ts";
import { comparableSize, joinQuantities, quantityLexemes } from "./units.ts";

test.each([
  ["180 cm", "1,80 m"],
  ["1.80 metros", "1,8 m"],
  ["32gb", "32 GB"],
  ["20x30cm", "20 × 30 cm"],
  ["medio de 2.5 cm", "25 mm"],
  ["1000 metros", "1.000 m"],
  ["20.000mAh", "20000 mah"],
  ["1 litro", "1.000 ml"],
  ["de 54 a 58 cm", "54 y 58 cm"],
  ["4 personas", "capacidad 4 persona"],
])("%s and %s are the same quantities", (one, other) => {
  expect(quantityLexemes(one)).toEqual(quantityLexemes(other));
  expect(quantityLexemes(one)).not.toEqual([]);
});

test("numbers of other things are other quantities", () => {
  expect(quantityLexemes("4 ramas")).not.toEqual(quantityLexemes("4 personas"));
  expect(quantityLexemes("12 pulgadas")).not.toEqual(quantityLexemes("12 cm"));
  expect(quantityLexemes("número 5")).toEqual([]);
});

test("a number and its unit are one word of a query, a number and what it counts are two", () => {
  const words = (text: string) => joinQuantities(tokenizeAll(text)).map(({ typed, word, quantity }) => quantity ?? [typed, word]);
  expect(words("árbol 1.80 m")).toEqual([
    ["árbol", "arbol"],
    ["1.80 m", "1800_mm"],
  ]);
  expect(words("carpa 4 personas")).toEqual([["carpa", "carpa"], "4_persona", ["personas", "personas"]]);
});

test("sizes of a kind are compared by the product of their two longest measures, a range by its end", () => {
  expect(comparableSize("20 × 30 cm")).toBe(60_000);
  expect(comparableSize("largo 68 cm en talla 8")).toBe(680);
  expect(comparableSize("única")).toBeUndefined();
  expect(comparableSize("4 1/2 pulgadas")).toBeLessThan(comparableSize("7 pulgadas") ?? 0);
  expect(comparableSize("60 a 70 mm")).toBe(comparableSize("70 mm"));
  expect(comparableSize("150 × 120 × 110 cm")).toBeLessThan(comparableSize("300 × 300 cm") ?? 0);
});
