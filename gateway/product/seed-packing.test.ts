import { coreProducts, DEFAULT_PRODUCTS } from "./seed.ts";
import { allKinds } from "./seed-kinds.ts";
import { makePacking } from "./seed-packing.ts";
import type { ProductSeed } from "./seed-rows.ts";

/** A phrase that stands twice in a name: "Vela para torta con pincho para torta". */
const REPEATED = /(?<!\p{L})((?:de|con|en|para) \p{L}{4,})(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/u;

const products = coreProducts({ count: DEFAULT_PRODUCTS });

const breaking = (rule: (product: ProductSeed) => boolean) =>
  products.filter((product) => !rule(product)).map(({ id, name, unit }) => `${id} ${name} (${unit})`);

const WORDS: Record<string, number> = { dos: 2, tres: 3, cuatro: 4, seis: 6, docena: 12, par: 2 };
const numberOf = (text = ""): number => WORDS[text] ?? Number(text.replaceAll(".", ""));

/** The number in the attribute whose name begins with `label`. Undefined without such an attribute. */
function told({ attributes }: ProductSeed, label: string): number | undefined {
  const value = attributes.find(({ name }) => name.startsWith(label))?.value;
  return value === undefined ? undefined : numberOf(/^[\d.]+/.exec(value)?.[0]);
}

/** The count in the last part of a name. It is parsed without seed-packing-count.ts, which is tested against it. */
function namedCount(name: string): number | undefined {
  const tail = name.split(", ").slice(1).join(", ");
  const counted =
    /(?:en|por|de) (?:a )?(\d[\d.]*|dos|tres|cuatro|seis|docena)(?: (?!m\b|g\b|kg\b|metros|minuto|divisiones|tintas|veces)\p{L}+)?$/u;
  const text = /\bpor (\d[\d.]*)/.exec(tail)?.[1] ?? counted.exec(tail)?.[1];
  return text ? numberOf(text) : undefined;
}

test("the number in a name is that of the content, of the lot, of the carton, or of the thing's own parts", () => {
  const isToldElsewhere = (product: ProductSeed): boolean => {
    const count = namedCount(product.name);
    const isOwnPart = /, de \d+ (piezas|hojas|tonos|colores|minutos?|metros)/.test(product.name);
    const numbers = [told(product, "Contenido por"), told(product, "Se vende en múltiplos"), product.pack_quantity];
    return count === undefined || isOwnPart || numbers.includes(count);
  };
  expect(products.filter(({ name }) => namedCount(name) !== undefined).length).toBeGreaterThan(500);
  expect(breaking(isToldElsewhere)).toEqual([]);
});

test("smallest order, every step of the price and the carton are whole lots", () => {
  const isWhole = (product: ProductSeed): boolean => {
    const lot = told(product, "Se vende en múltiplos") ?? 1;
    return [product.min_quantity, product.pack_quantity, ...product.tiers.map(({ quantity }) => quantity)].every(
      (quantity) => quantity % lot === 0,
    );
  };
  expect(breaking(isWhole)).toEqual([]);
});

test("a set, a pair or a bundle is priced as such and never by the piece", () => {
  const bundle =
    /, (?:en|por) (?:juego|par|pareja|kit|tríptico)(?!\p{L})|(?:paquete|blíster|caja|bolsa) (?:de|por) [2-6](?![\d.]| m\b| divisiones)/u;
  expect(products.filter(({ name }) => bundle.test(name)).length).toBeGreaterThan(100);
  expect(breaking(({ name, unit }) => unit !== "Piece" || !bundle.test(name))).toEqual([]);
});

test("what is priced as a box, a bag or a roll is not said to come in something else", () => {
  const others: Record<string, RegExp> = {
    Box: /, en (?!caj)/,
    Bag: /, en (?!bolsa|malla|saco|red)/,
    Roll: /, en (?:paquete|lata|sobre)/,
  };
  expect(breaking(({ name, unit }) => !(unit === "Box" || unit === "Bag") || !others[unit]?.test(name))).toEqual([]);
});

test("the price table has two rows or more where there is one, and the content is never one", () => {
  expect(breaking(({ tiers }) => tiers.length !== 1)).toEqual([]);
  expect(breaking((product) => (told(product, "Contenido por") ?? 2) > 1)).toEqual([]);
});

test("the carton is told by the attribute, the field and the description alike", () => {
  expect(breaking((product) => told(product, "Contenido del cartón") === product.pack_quantity)).toEqual([]);
  expect(
    breaking(({ description, pack_quantity }) => {
      const [, stated] =
        /(?:El cartón trae|el bulto completo trae|Cada bulto contiene|por cartón de) ([\d.]+)/.exec(description) ?? [];
      return stated === undefined || numberOf(stated) === pack_quantity;
    }),
  ).toEqual([]);
});

test("the smallest order is told by the description as it is", () => {
  expect(
    breaking(({ description, min_quantity }) => {
      const [, stated] = /(?:Se despacha desde|pedido mínimo de|, desde) ([\d.]+)/.exec(description) ?? [];
      return stated === undefined || numberOf(stated) === min_quantity;
    }),
  ).toEqual([]);
});

test("no name says a phrase twice", () => {
  expect(breaking(({ name }) => !REPEATED.test(name))).toEqual([]);
});

test("every form of every kind has a carton of whole lots", () => {
  const broken = allKinds().flatMap(({ good }) =>
    good.forms.flatMap((form) =>
      good.pack
        .map((drawn) => makePacking(good, form, drawn))
        .filter(({ carton, step, singles }) => carton < 1 || carton % step !== 0 || singles < 1)
        .map(() => `${good.noun}, ${form}`),
    ),
  );
  expect(broken).toEqual([]);
});

test.each([
  ["Martillo", "en caja por 6", { unit: "Box", singles: 6, step: 1, content: { count: 6, of: "unidades" } }],
  ["Lápiz", "en caja por 12", { unit: "Piece", singles: 1, step: 12 }],
  ["Aretes de bisutería", "surtidos por docena", { unit: "Pair", singles: 1, step: 12 }],
  ["Globo de látex", "por 50 unidades", { unit: "Pack", singles: 1, step: 1, content: { count: 50, of: "unidades" } }],
  ["Candado", "en par con llaves iguales", { unit: "Pair", singles: 2, step: 1, content: { count: 2, of: "unidades" } }],
  ["Carpa para camping", "en cartón de 6 unidades", { unit: "Piece", singles: 1, step: 6, carton: 6 }],
  ["Rompecabezas", "de 24 piezas", { unit: "Piece", singles: 1, step: 1 }],
])("%s %s is packed as it says", (noun, form, expected) => {
  const kind = allKinds().find(({ good }) => good.noun === noun);
  expect(kind && makePacking(kind.good, form, kind.good.pack[0] ?? 1)).toMatchObject(expected);
});
