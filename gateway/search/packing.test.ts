import { meant, nouns } from "./catalogue-meaning.fixture.ts";

test.each([
  ["caja x 100 guantes", /^Guantes/],
  ["guantes caja x 100", /^Guantes/],
  ["caja de lapiceros x 50", /^Esfero/],
  ["caja de lapiceros", /^Esfero/],
  ["incienso caja", /^Incienso/],
  ["docena de calzoncillos", /^Bóxer/],
  ["par de aretes", /^(?:Aretes|Candongas|Topos)/],
  ["paquete de medias x 12", /^Medias/],
  ["medias x12", /^Medias/],
  ["caja clavos x 100", /^Tornillos/],
])("%s is a search for goods, however they are packed, and nothing of the packing is told as missing", (keyword, noun) => {
  expect(nouns(keyword)[0]).toMatch(noun);
  expect(meant(keyword).leftOut.filter((word) => /caja|docena|par|paquete|\d/.test(word))).toEqual([]);
});

test.each([
  ["caja de herramientas", "Caja de herramientas"],
  ["caja para torta x 50", "Caja para torta"],
  ["caja de regalo x 10", "Caja de regalo"],
  ["cajas para anillos", "Caja para joyería"],
  ["cajas de carton x 100", "Caja de cartón corrugado"],
])("%s is a search for boxes", (keyword, noun) => {
  expect(nouns(keyword)[0]).toBe(noun);
});

test("packing with nothing else is what is looked for", () => {
  expect(nouns("caja x 100")[0]).toMatch(/^Caja/);
});

test("nothing is shown where what is packed is not sold", () => {
  expect(meant("caja de tapabocas x 50")).toMatchObject({ words: [], leftOut: ["tapabocas"] });
});

test("a size is no quantity of goods: its numbers are told where goods lack them", () => {
  expect(meant("cuadro 97 x 98").leftOut).toEqual(["97", "98"]);
});

test("an unsold word is read with the others where together they describe goods", () => {
  expect(meant("iman nevera").words.map(({ typed }) => typed)).toEqual(["iman", "nevera"]);
  expect(meant("iman nevera").unsold).toEqual([]);
  expect(meant("nevera").unsold).toEqual(["nevera"]);
});

test("goods of another purpose come after those that have the bare noun", () => {
  expect(nouns("diademas niña")).toEqual(["Diadema", "Diadema para computador"]);
  expect(nouns("diadema para computador")[0]).toBe("Diadema para computador");
});
