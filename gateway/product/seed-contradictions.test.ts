import { coreProducts, DEFAULT_PRODUCTS } from "./seed.ts";
import type { ProductSeed } from "./seed-rows.ts";

const products = coreProducts({ count: DEFAULT_PRODUCTS });

const breaking = (rule: (product: ProductSeed) => boolean) =>
  products.filter((product) => !rule(product)).map(({ id, name, description }) => `${id} ${name}: ${description}`);

const attribute = ({ attributes }: ProductSeed, label: RegExp) => attributes.find(({ name }) => label.test(name))?.value ?? "";

test("a description names no packing other than that of its product", () => {
  const PACKING = /empaque a granel|(?:empaque|caja|bolsa) individual|con cabezote|en blíster|unidad armada/g;
  expect(
    breaking((product) =>
      (product.description.match(PACKING) ?? []).every((packing) =>
        attribute(product, /^Presentación$/)
          .toLowerCase()
          .includes(packing),
      ),
    ),
  ).toEqual([]);
});

test("what is sized for small feet is not for men only, and what is sized for large ones not for women only", () => {
  const feet = (product: ProductSeed) => {
    const texts = /^Talla (\d\d) a (\d\d)/.exec(attribute(product, /^Medidas$/))?.slice(1) ?? [
      ...(attribute(product, /^Tallas$/).match(/\b\d\d\b/g) ?? []),
    ];
    return texts.map(Number);
  };
  const sized = products.filter((product) => feet(product).length > 0 && attribute(product, /^(Público|Género)$/));
  expect(sized.length).toBeGreaterThan(20);
  expect(
    breaking((product) => {
      const [audience, sizes] = [attribute(product, /^(Público|Género)$/), feet(product)];
      if (sizes.length === 0) return true;
      if (/^(Hombre|Masculino)/.test(audience)) return Math.min(...sizes) >= 38;
      return !/^(Mujer|Femenino)/.test(audience) || Math.max(...sizes) <= 41;
    }),
  ).toEqual([]);
});

test("film in rolls weighs what its width, length and thickness weigh", () => {
  const grams = (product: ProductSeed) => {
    const [, width = "", unit, length = ""] = /^(\d+) (mm|cm) × (\d+) m$/.exec(product.size ?? "") ?? [];
    const microns = /^(\d+) micras$/.exec(attribute(product, /^(Calibre|Espesor de la cinta)$/))?.[1] ?? "";
    const rolls = /^(\d+) rollos/.exec(attribute(product, /^Contenido por/))?.[1] ?? "1";
    return Number(width) * (unit === "mm" ? 0.001 : 0.01) * Number(length) * Number(microns) * 0.92 * Number(rolls);
  };
  expect(products.filter((product) => grams(product) > 0).length).toBeGreaterThan(8);
  expect(breaking((product) => grams(product) === 0 || Math.abs(product.weight * 1000 - grams(product)) < 1)).toEqual([]);
});
