import headings from "./headings.json" with { type: "json" };
import smaller from "./packed-smaller.json" with { type: "json" };
import { coreProducts, DEFAULT_PRODUCTS } from "./seed.ts";
import { allKinds } from "./seed-kinds.ts";
import type { ProductSeed } from "./seed-rows.ts";
import { statedCapacity, statedSides } from "./seed-sides.ts";
import setContents from "./set-contents.json" with { type: "json" };

const products = coreProducts({ count: DEFAULT_PRODUCTS });

const breaking = (rule: (product: ProductSeed) => boolean) =>
  products
    .filter((product) => !rule(product))
    .map(({ id, name, size, pack_quantity: pack, carton }) => `${id} ${name}, ${size}, ${pack} in ${JSON.stringify(carton)}`);

const saysSmaller = ({ attributes }: ProductSeed) => attributes.some(({ name }) => name === "En el cartón");
const volume = ({ carton: { length, width, height } }: ProductSeed) => length * width * height;

test("a carton is no smaller than its goods, unless they say how they are made smaller", () => {
  const fits = (product: ProductSeed) => {
    const { carton, pack_quantity: pack, size } = product;
    const sides = statedSides(size ?? "");
    const inside = [carton.length, carton.width, carton.height].sort((a, b) => b - a);
    const goods = sides.length === 3 ? sides.reduce((room, side) => room * side, pack) : 0;
    return sides.every((side, i) => side <= (inside[i] ?? 0)) && goods <= volume(product);
  };
  expect(
    products.filter((product) => !saysSmaller(product) && statedSides(product.size ?? "").length === 3).length,
  ).toBeGreaterThan(100);
  expect(breaking((product) => saysSmaller(product) || fits(product))).toEqual([]);
});

test("goods with dividers between them are not stacked", () => {
  const separated = products.filter(({ name }) => name.includes("en cartón con separadores"));
  expect(separated.length).toBeGreaterThan(0);
  expect(separated.filter(saysSmaller)).toEqual([]);
});

test("a carton is no smaller than what its goods hold, unless they are stacked into each other", () => {
  expect(
    breaking((product) => saysSmaller(product) || statedCapacity(product.size ?? "") * product.pack_quantity <= volume(product)),
  ).toEqual([]);
});

test("a carton of several lots can be carried", () => {
  expect(breaking(({ carton, pack_quantity: pack, step }) => carton.weight < 45 || pack === (step ?? 1))).toEqual([]);
});

test("set contents and tariff headings are those of goods of the vocabulary", () => {
  const nouns = new Set(allKinds().map(({ good }) => good.noun));
  const named = [...Object.keys(setContents), ...Object.keys(headings).filter((key) => !/^\d+$/.test(key))];
  expect(named.filter((noun) => !nouns.has(noun))).toEqual([]);
});

test("goods that are made smaller are goods of the vocabulary, each once", () => {
  const nouns = new Set(allKinds().map(({ good }) => good.noun));
  const named = smaller.flatMap(({ goods }) => goods);
  expect(named.filter((noun) => !nouns.has(noun))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test.each([
  ["23 × 17 × 17 cm", [23, 17, 17]],
  ["10 × 30 × 20 cm", [30, 20, 10]],
  ["1,37 × 1,83 m", [183, 137]],
  ["48 mm × 1.000 m", [100_000, 4.8]],
  ["25 cm de diámetro", [25, 25]],
  ["largo 70 cm en talla M", [70]],
  ["cable de 3 m", []],
  ["52 a 61 cm", []],
  ["350 ml", []],
])("%s tells the sides %j", (size, sides) => {
  expect(statedSides(size).map((side) => Math.round(side * 10) / 10)).toEqual(sides);
});

test.each([
  ["1.200 ml", 1200],
  ["1,5 l", 1500],
  ["3 m", 0],
])("%s holds %j cubic centimetres", (size, capacity) => {
  expect(statedCapacity(size)).toBe(capacity);
});
