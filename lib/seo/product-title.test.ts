import { DESCRIPTION_LETTERS_MAX, TITLE_LETTERS_MAX } from "./length";
import { productDescription, productTitle, shortName } from "./product-title";

const PLAIN = { attr_detail: [] };
const OFFER = {
  price: 3.2,
  multistage_status: false,
  multistage_price: [],
  unit: "Piece",
  min_quantity: 12,
  shop_name: "Hengda",
};
const LONG = {
  name: "Batería externa para celular de policarbonato traslúcido con acabado antideslizante, en caja de color",
  attr_detail: [
    { name: "Material", value: "Policarbonato traslúcido" },
    { name: "Presentación", value: "En caja de color" },
  ],
};

test("a short name has wholesale and the brand behind it", () => {
  expect(productTitle({ name: "Termo de acero con asa", ...PLAIN }, "Yiwu Colombia")).toBe(
    "Termo de acero con asa al por mayor – Yiwu Colombia",
  );
});

test("packing words are left out, and a comma inside the name is none", () => {
  expect(shortName({ name: "Lápiz de madera con borrador, en caja por 12", ...PLAIN })).toBe("Lápiz de madera con borrador");
  expect(shortName({ name: "Caja de ajuar con gorro, cepillo y cortaúñas", ...PLAIN })).toBe(
    "Caja de ajuar con gorro, cepillo y cortaúñas",
  );
  expect(
    shortName({
      name: "Ajedrez de roble, con instrucciones",
      attr_detail: [{ name: "Presentación", value: "Con instrucciones" }],
    }),
  ).toBe("Ajedrez de roble");
});

test.each(["portátil", "porcelana blanca", "enrollable", "dobladillo ancho", "entero"])("%s is no packing", (part) => {
  expect(shortName({ name: `Termo de acero, ${part}`, ...PLAIN })).toBe(`Termo de acero, ${part}`);
});

test.each(["a granel", "surtidas por 12", "enrollada", "en caja"])("%s is packing", (part) => {
  expect(shortName({ name: `Termo de acero, ${part}`, ...PLAIN })).toBe("Termo de acero");
});

test("a name that is a little too long tells its material by one word", () => {
  const attr_detail = [{ name: "Material", value: "Vidrio templado" }];
  const name = "Protector para lente de cámara de vidrio templado con aros independientes";
  expect(shortName({ name, attr_detail })).toBe("Protector para lente de cámara de vidrio con aros independientes");
});

test("a name that is too long gives up its material before what tells it apart", () => {
  expect(shortName(LONG)).toBe("Batería externa para celular con acabado antideslizante");
});

test("a name without an end ends at a whole word that asks for no other", () => {
  const name = `Organizador ${"muy ".repeat(12)}grande de los que ya no caben en una página`;
  const title = productTitle({ name, ...PLAIN }, "Yiwu Colombia");
  expect(title.length).toBeLessThanOrEqual(TITLE_LETTERS_MAX);
  expect(title).toBe(`Organizador ${"muy ".repeat(12)}`.trim());
});

test("a description tells price, unit and minimum first, and stays within what is shown", () => {
  const description = productDescription({ ...LONG, ...OFFER });
  expect(description).toBe(
    "Batería externa para celular con acabado antideslizante: $3,20 USD por pieza, mínimo 12 piezas. Al por mayor en Yiwu con Hengda.",
  );
  expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LETTERS_MAX);
});
