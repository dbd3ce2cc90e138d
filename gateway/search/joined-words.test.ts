import { joinedWords } from "./joined-words.ts";
import { Kind } from "./kind.ts";
import { lexiconFrom } from "./lexicon.ts";

const flask = {
  id: 1,
  noun: "Termo",
  leaf_id: 101,
  descriptions: ["de acero inoxidable de doble pared", "azul"],
  packing: ["7 cm de diámetro"],
};
const words = ["acero", "aceros", "pared", "diámetro", "azul", "ace"];
const lexicon = lexiconFrom({
  kinds: [Kind.parse(flask)],
  totals: ["termo", "acero", "pared", "diametro", "azul"].map((stem) => ({ stem, total: 1 })),
  terms: words.map((term) => ({ term, weight: 1 })),
});

test("a word is joined with what begins a description of its goods, and with nothing else of them", () => {
  expect(joinedWords(lexicon, ["termo"], "a")).toEqual(["acero", "azul"]);
  expect(joinedWords(lexicon, ["termo"], "p")).toEqual([]);
  expect(joinedWords(lexicon, ["termo"], "d")).toEqual([]);
  expect(joinedWords(lexicon, [], "a")).toEqual([]);
});
