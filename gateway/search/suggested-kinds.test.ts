import { lexicon, nounOf } from "./catalogue-meaning.fixture.ts";
import { findsSoldGoods, kindsOfPhrases } from "./suggested-kinds.ts";

const nounsOf = (...phrases: string[]) => kindsOfPhrases(phrases, lexicon).map(({ id }) => nounOf.get(id));

test("goods of a word are first those of the category that it says most of", () => {
  expect(nounsOf("gato")[0]).toBe("Rascador para gato");
  expect(nounsOf("carro")[0]).toBe("Tapete para carro");
});

test("goods of a phrase are those that a search for it finds first, goods of several phrases come in turn", () => {
  expect(nounsOf("bolsas negras")[0]).toBe("Bolsas de basura");
  expect(nounsOf("xqzwy hogar")).toEqual([]);
  expect(nounsOf("disfraces", "martillo").slice(0, 3)).toEqual(["Disfraz infantil", "Martillo", "Antifaz"]);
});

test("what is not sold is not suggested", () => {
  const phrases = ["alicate de uñas", "alicate", "serpentina", "cartuchera", "xqzwy"];
  expect(phrases.filter((phrase) => findsSoldGoods(phrase, lexicon))).toEqual(["alicate de uñas"]);
});
