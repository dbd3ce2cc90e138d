import { stemText } from "../search/synonyms.ts";
import { pickPicture } from "./color-pictures.ts";

const PICTURES = { "azul cielo": "/cielo", "azul marino": "/marino", rojo: "/rojo" };

test.each([
  ["gorra roja", "/rojo"],
  ["gorra azul marino", "/marino"],
  ["gorra azul", "/cielo"],
  ["gorra verde", undefined],
  ["traje marino", undefined],
])("%s shows the picture %s", (keyword, picture) => {
  expect(pickPicture(PICTURES, stemText(keyword))).toBe(picture);
});
