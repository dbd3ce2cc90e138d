import { Dictionary } from "./dictionary.ts";

const KNOWN = ["vaso", "zapato", "sombrilla", "moño", "audífonos", "caja"];
const dictionary = new Dictionary({
  terms: KNOWN.map((term) => ({ term, weight: 10 })),
  texts: [],
  names: [],
  isKnown: (stem) => ["vaso", "zapato", "sombrilla", "moño", "audifono", "caja"].includes(stem),
});
const first = (word: string) => dictionary.candidates(word)[0];

test.each([
  ["baso", "vaso"],
  ["sapato", "zapato"],
  ["sonbrilla", "sombrilla"],
  ["sombriya", "sombrilla"],
  ["audifnos", "audífonos"],
  ["audiffonoz", "audífonos"],
  ["sombrill", "sombrilla"],
])("%s is read as %s, and that is told", (typed, meant) => {
  expect(first(typed)?.correction).toBe(meant);
});

test.each([
  ["cajas", "caja"],
  ["cajita", "caja"],
  ["mono", "moño"],
  ["moño", "moño"],
])("%s is a form of %s, which needs no telling", (typed, stem) => {
  expect(first(typed)).toEqual({ stem });
});

test("a word that sounds like goods is read as them before it is taken for a diminutive", () => {
  const shop = new Dictionary({
    terms: [{ term: "bajo", weight: 10 }],
    texts: [],
    names: ["Vajilla"],
    isKnown: (stem) => ["bajo", "vajilla"].includes(stem),
  });
  expect(shop.candidates("bajilla")).toEqual([{ stem: "vajilla", correction: "vajilla" }]);
});

test("a word that many products have is no name of a kind for that", () => {
  const shop = new Dictionary({
    terms: [{ term: "acero", weight: 900 }],
    texts: [],
    names: ["Vajilla"],
    isKnown: (stem) => ["acero", "vajilla"].includes(stem),
  });
  expect([shop.isWordOfKindName("acero"), shop.isWordOfKindName("vajilla")]).toEqual([false, true]);
});

test("a word that is like none is not guessed at", () => {
  expect(dictionary.candidates("xqzwkvjy")).toEqual([]);
});

test("one letter for another is a slip only for what goods are called", () => {
  const known = ["carita", "tijera"];
  const shop = new Dictionary({
    terms: [{ term: "caritas", weight: 10 }],
    texts: [],
    names: ["Tijeras"],
    isKnown: (stem) => known.includes(stem),
  });
  expect(shop.candidates("curitas")).toEqual([]);
  expect(shop.candidates("tejeras")[0]?.correction).toBe("tijeras");
});
