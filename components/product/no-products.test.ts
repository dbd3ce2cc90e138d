import { searchAdvice } from "./no-products";

test.each([
  [{ keyword: "licuadora", isNarrowed: false }, "Revise la ortografía."],
  [{ keyword: " licuadora  roja ", isNarrowed: false }, "Revise la ortografía o use menos palabras."],
  [{ keyword: "termo", isNarrowed: true }, "Revise la ortografía o quite filtros."],
  [{ keyword: "termo rojo", isNarrowed: true }, "Revise la ortografía, use menos palabras o quite filtros."],
  [{ keyword: undefined, isNarrowed: true }, "Quite filtros."],
  [{ keyword: undefined, isNarrowed: false }, ""],
])("of %o it is advised: %s", (search, advice) => {
  expect(searchAdvice(search)).toBe(advice);
});
