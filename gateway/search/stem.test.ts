import { stemWord, tokenize } from "./stem.ts";

const stem = (word: string) => stemWord(word);

test.each([
  ["gorras", "gorra"],
  ["lapices", "lapiz"],
  ["balones", "balon"],
  ["estuches", "estuche"],
  ["luces", "luz"],
  ["dulces", "dulce"],
  ["relojes", "reloj"],
  ["mugs", "mug"],
  ["cases", "case"],
  ["batteries", "battery"],
  ["bases", "base"],
  ["rosadas", "rosado"],
  ["plasticas", "plastico"],
  ["decorativos", "decorativa"],
])("%s and %s are one word", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ["gorra", "gorro"],
  ["bolsa", "bolso"],
  ["cuadra", "cuadro"],
  ["manta", "manto"],
  ["caja", "cajon"],
  ["termo", "termometro"],
  ["pelota", "pelo"],
  ["moño", "mono"],
])("%s and %s are two words", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test("articles and prepositions are no words of a search, a measure is apart from its unit", () => {
  expect(tokenize("Termo de acero de 500ml para el café").map(({ word }) => word)).toEqual([
    "termo",
    "acero",
    "500",
    "ml",
    "cafe",
  ]);
  const words = (text: string) => tokenize(text).map(({ word }) => word);
  expect(words("20x30 x24 32GB")).toEqual(["20", "x", "30", "x", "24", "32", "gb"]);
  expect(words("64gigas 2kilos 5centímetros 3volts")).toEqual(["64", "gigas", "2", "kilos", "5", "centimetros", "3", "volts"]);
  expect(words("1.80 1,8 1.000 0.125")).toEqual(["1,8", "1,8", "1000", "0,125"]);
  expect(tokenize("Niño").map(({ typed, word }) => [typed, word])).toEqual([["Niño", "niño"]]);
  expect(tokenize("🎁 %%% ''")).toEqual([]);
});
