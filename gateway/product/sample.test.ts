import { sampleIn } from "./sample.ts";

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
