import { meant } from "./catalogue-meaning.fixture.ts";
import { inTypedOrder, typedPhrase } from "./meaning.ts";
import { placeOfWord } from "./whole-word.ts";

test.each([
  ["portavasos vaso", "vaso", 11],
  ["botella 500ml", "500", 8],
  ["botella 500ml", "ml", 11],
  ["botella 1500 500", "500", 13],
  ["gorras x12", "12", -1],
  ["niños niño", "niño", 6],
  ["tapa 3.5 cm", "3.5", 5],
  ["tapa 3x5 cm", "3.5", -1],
])("in %s the word %s stands at %i", (text, word, place) => {
  expect(placeOfWord(text, word)).toBe(place);
});

test("words are found as wholes, however their accents and spaces were typed", () => {
  expect(typedPhrase("minicinta cinta doble faz", ["cinta", "doble", "faz"])).toBe("cinta doble faz");
  expect(typedPhrase("ula ula", ["ula", "ula"])).toBe("ula ula");
  expect(typedPhrase("tijera corta-(un\u0303as)", ["corta uñas"])).toBe("corta-(uñas");
  expect(inTypedOrder("portavasos tapa vaso", ["vaso", "tapa"])).toEqual(["tapa", "vaso"]);
  expect(inTypedOrder("portavasos", ["vaso"])).toEqual([]);
});

test("what nothing is found for is named where a hyphen or an accent of its own was typed", () => {
  expect(meant("car-tuchera").leftOut).toEqual(["car-tuchera"]);
  expect(meant("xqzwn\u0303").leftOut).toEqual(["xqzwñ"]);
});
