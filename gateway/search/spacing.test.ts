import { correctSpaces } from "./spacing.ts";
import { isStopWord, tokenizeAll } from "./stem.ts";

const KNOWN = ["paraguas", "flores", "amarillas", "cepillo", "dientes", "navidad", "luces", "corta"];
const words = (keyword: string) =>
  correctSpaces(tokenizeAll(keyword), {
    isKnown: (word) => KNOWN.includes(word) || isStopWord(word),
    soundsLikeName: (word) => word === "paraguaz",
    isNameWord: (word) => KNOWN.includes(word),
    nameAKindTogether: () => true,
  }).map(({ word }) => word);

test.each([
  ["para guas", ["paraguas"]],
  ["floresamarillas", ["flores", "amarillas"]],
  ["cepillodedientes", ["cepillo", "dientes"]],
  ["luces denavidad", ["luces", "navidad"]],
])("%s is written %j", (keyword, expected) => {
  expect(words(keyword)).toEqual(expected);
});

test.each(["flores amarillas", "floresxqzw", "xq zw", "paraguaz"])("%s is left as it is", (keyword) => {
  expect(words(keyword)).toEqual(keyword.split(" "));
});
