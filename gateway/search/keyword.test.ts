import { fold, oneLetterDeletions, plain, splitWords } from "./keyword.ts";

test("accents and capitals are folded, ñ is a letter", () => {
  expect(fold("BISUTERÍA de Niño Pingüino")).toBe("bisuteria de niño pinguino");
  expect(fold("nin\u0303o")).toBe("niño");
  expect(plain("Ñandú")).toBe("nandu");
});

test("words are letters, digits and decimals, at most twelve", () => {
  expect(splitWords("  Taza 3,5 cm & 'té' 🎁 \u0000 50%")).toEqual(["taza", "3,5", "cm", "te", "50"]);
  expect(splitWords("a ".repeat(1000))).toHaveLength(12);
  expect(splitWords("x".repeat(2000))[0]).toHaveLength(40);
  expect(splitWords("🎁 %%% ''")).toEqual([]);
});

test("words one letter apart share a deletion, short words have none", () => {
  const shared = (one: string, other: string) =>
    oneLetterDeletions(one).some((deletion) => oneLetterDeletions(other).includes(deletion));
  expect(shared("jugete", "juguete")).toBe(true);
  expect(shared("atza", "taza")).toBe(true);
  expect(oneLetterDeletions("sol")).toEqual([]);
});
