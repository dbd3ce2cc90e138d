import { sampleIn, sampleSeed } from "./sample.ts";

const SKUS = [
  { sku_id: "7-1", options: { Color: "rojo" } },
  { sku_id: "7-2", options: { Color: "azul" } },
];

// spec: 27.3
describe("the number of a sample", () => {
  test("names the variant that it is of, or the product that has none", () => {
    expect(sampleIn({ id: "7", skus: SKUS }, "7-2-MUESTRA")).toEqual({ sku: SKUS[1] });
    expect(sampleIn({ id: "7", skus: [] }, "7-MUESTRA")).toEqual({});
  });

  test("is no number of goods, and none of a sample that there cannot be", () => {
    for (const skuId of [undefined, "7-1", "7", "MUESTRA", "-MUESTRA", "7-3-MUESTRA", "7-1-MUESTRA-MUESTRA", "7-1-muestra"])
      expect(sampleIn({ id: "7", skus: SKUS }, skuId)).toBeUndefined();
    expect(sampleIn({ id: "7", skus: SKUS }, "7-MUESTRA")).toBeUndefined();
    expect(sampleIn({ id: "8", skus: [] }, "7-MUESTRA")).toBeUndefined();
  });
});

test("about half of the shops offer samples: dearer than goods in whole cents, fewer of what is worth more, none of what is heavy", () => {
  const offers = Array.from({ length: 90 }, (_, shop) => sampleSeed({ shop, price: 3.33, kg: 1 }));
  expect(offers.filter(({ sample_price: price }) => price !== null)).toHaveLength(50);
  expect(sampleSeed({ shop: 1, price: 3.33, kg: 1 })).toEqual({ sample_price: 5.99, sample_limit: 3 });
  expect(sampleSeed({ shop: 1, price: 0.05, kg: 1 })).toEqual({ sample_price: 1, sample_limit: 5 });
  expect(sampleSeed({ shop: 1, price: 80, kg: 1 })).toEqual({ sample_price: 144, sample_limit: 1 });
  expect(sampleSeed({ shop: 1, price: 3.33, kg: 9 })).toEqual({ sample_price: null, sample_limit: null });
});
