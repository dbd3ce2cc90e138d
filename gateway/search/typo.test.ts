import { haveSameEnding, isLikelyTypo, isOneEditApart, isSubstitution, phoneticKey } from "./typo.ts";

test("words that sound alike are written alike", () => {
  expect(phoneticKey("qeso")).not.toBe(phoneticKey("caso"));
  for (const [one = "", other = ""] of [
    ["kafé", "café"],
    ["ojas", "hojas"],
    ["estikers", "stickers"],
    ["moral", "morral"],
    ["sonbrilla", "sombrilla"],
    ["wacal", "guacal"],
    ["esprimidor", "exprimidor"],
  ])
    expect(phoneticKey(one)).toBe(phoneticKey(other));
});

test.each([
  ["glbo", "globo"],
  ["golbo", "globo"],
  ["oblsa", "bolsa"],
  ["lbusa", "blusa"],
  ["hcapa", "chapa"],
  ["candao", "candado"],
  ["bisutria", "bisuteria"],
  ["jugetes", "juguetes"],
  ["audifnos", "audifonos"],
  ["sombrill", "sombrilla"],
  ["bluetooht", "bluetooth"],
  ["calculatora", "calculadora"],
])("%s is %s with a slip", (typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(true);
});

test.each([
  ["pega", "pesa"],
  ["peras", "pesas"],
  ["peras", "perlas"],
  ["dios", "dias"],
  ["brocas", "brochas"],
  ["trampa", "trama"],
  ["carrera", "cartera"],
  ["pinta", "pinza"],
  ["libro", "libra"],
  ["masa", "mesa"],
  ["manzana", "manana"],
  ["soldador", "soldado"],
  ["batidora", "batidor"],
])("%s is another word than %s", (typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(false);
});

test("ü sounds like u after g", () => {
  expect(phoneticKey("pingüino")).toBe(phoneticKey("pinguino"));
});

test("words of two slips end alike", () => {
  expect(haveSameEnding("perforadora", "perforada")).toBe(false);
  expect(haveSameEnding("destorniyadoor", "destornillador")).toBe(true);
});

test("one letter for another is no letter that is missing, added or swapped", () => {
  expect(isSubstitution("curitas", "caritas")).toBe(true);
  for (const slip of ["cartias", "carits", "carittas"]) expect(isSubstitution(slip, "caritas")).toBe(false);
  expect(isSubstitution("batidor", "batido")).toBe(false);
});

test.each([
  ["jugete", "juguete", true],
  ["juguetee", "juguete", true],
  ["jugeute", "juguete", true],
  ["jgueute", "juguete", false],
  ["tasa", "taza", true],
  ["atza", "taza", true],
  ["taza", "taza", true],
  ["taza", "tapas", false],
])("%s and %s are one letter apart: %p", (one, other, expected) => {
  expect(isOneEditApart(one, other)).toBe(expected);
  expect(isOneEditApart(other, one)).toBe(expected);
});
