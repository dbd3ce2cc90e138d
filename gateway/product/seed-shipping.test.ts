import { cartonLoad } from "../../lib/contract/carton.ts";
import { coreProducts, DEFAULT_PRODUCTS } from "./seed.ts";
import type { ProductSeed } from "./seed-rows.ts";

const products = coreProducts({ count: DEFAULT_PRODUCTS });

const breaking = (rule: (product: ProductSeed) => boolean) =>
  products.filter((product) => !rule(product)).map(({ id, name, carton }) => `${id} ${name} ${JSON.stringify(carton)}`);

test("every carton can be carried, and weighs more than what it holds", () => {
  expect(breaking(({ carton }) => cartonLoad(carton) !== undefined)).toEqual([]);
  expect(breaking(({ carton, weight, pack_quantity: pack }) => carton.weight >= weight * pack - 0.1)).toEqual([]);
});

test("goods in their cartons are neither lighter than feathers nor heavier than tools", () => {
  const density = ({ carton: { length, width, height, weight } }: ProductSeed) =>
    (weight * 1_000_000) / (length * width * height);
  expect(breaking((product) => product.carton.weight < 3 || (density(product) > 40 && density(product) < 1600))).toEqual([]);
});

test("each says its days, its port and a tariff heading of four digits", () => {
  expect(breaking(({ lead_days: days, port }) => days >= 7 && days <= 30 && /^(Ningbo|Shanghái)$/.test(port))).toEqual([]);
  expect(breaking(({ tariff_heading: heading }) => /^\d{4}$/.test(heading))).toEqual([]);
});
