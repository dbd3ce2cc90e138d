import { skuWith, variantOptions } from "./variants";

const sku = (sku_id: string, Color: string, Talla: string) => ({ sku_id, options: { Color, Talla }, image: `/media/${Color}` });
const skus = [sku("a", "rojo", "S"), sku("b", "rojo", "M"), sku("c", "azul", "S")];
const [red, redM] = skus;

describe("variants", () => {
  test("options list their values in the order they first appear", () => {
    expect(variantOptions(skus).map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
      ["Color", ["rojo", "azul"]],
      ["Talla", ["S", "M"]],
    ]);
    expect(variantOptions([])).toEqual([]);
  });

  test("only the option that pictures differ by has them", () => {
    const pictured = (some: typeof skus) => variantOptions(some).map(({ values }) => values.map(({ image }) => image));
    expect(pictured(skus)).toEqual([
      ["/media/rojo", "/media/azul"],
      [undefined, undefined],
    ]);
    expect(pictured(skus.slice(0, 2))).toEqual([[undefined], [undefined, undefined]]);
  });

  test("a change keeps the other options where such a variant exists, and gives way where it does not", () => {
    if (!red || !redM) throw new Error("no variants");
    expect(skuWith(skus, red, "Talla", "M").sku_id).toBe("b");
    expect(skuWith(skus, redM, "Color", "azul").sku_id).toBe("c");
    expect(skuWith(skus, red, "Color", "verde")).toBe(red);
  });
});
