import { deletionsOf, fold, isOneLetterApart, plain, wordsOf } from "./keyword.ts";

test("accents and capitals are folded, ñ is a letter", () => {
  expect(fold("BISUTERÍA de Niño Pingüino")).toBe("bisuteria de niño pinguino");
  expect(fold("nin\u0303o")).toBe("niño");
  expect(plain("Ñandú")).toBe("nandu");
});

test("words are letters, digits and decimals, at most twelve", () => {
  expect(wordsOf("  Taza 3,5 cm & 'té' 🎁 \u0000 50%")).toEqual(["taza", "3,5", "cm", "te", "50"]);
  expect(wordsOf("a ".repeat(1000))).toHaveLength(12);
  expect(wordsOf("x".repeat(2000))[0]).toHaveLength(40);
  expect(wordsOf("🎁 %%% ''")).toEqual([]);
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
  expect(isOneLetterApart(one, other)).toBe(expected);
  expect(isOneLetterApart(other, one)).toBe(expected);
});

test("words one letter apart share a deletion, short words have none", () => {
  const shared = (one: string, other: string) => deletionsOf(one).some((deletion) => deletionsOf(other).includes(deletion));
  expect(shared("jugete", "juguete")).toBe(true);
  expect(shared("atza", "taza")).toBe(true);
  expect(deletionsOf("sol")).toEqual([]);
});
