import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { TextTable } from "./text-table";

const phoneCells = (head: string[], row: string[]) => {
  const $ = load(renderToStaticMarkup(<TextTable caption="Quién paga" head={head} rows={[row]} />));
  return $("td")
    .toArray()
    .map((cell) => ({ words: $(cell).text(), isOnPhones: !$(cell).hasClass("max-sm:hidden") }));
};

test("on phones equal cells of a row are one cell, named after all their columns", () => {
  expect(phoneCells(["Paso", "EXW", "FOB", "CIF"], ["Flete", "Comprador", "Comprador", "Vendedor"])).toEqual([
    { words: "EXW, FOB: Comprador", isOnPhones: true },
    { words: "EXW, FOB: Comprador", isOnPhones: false },
    { words: "CIF: Vendedor", isOnPhones: true },
  ]);
});

test("a table of two columns names none", () => {
  expect(phoneCells(["Paso", "Quién"], ["Flete", "Comprador"])).toEqual([{ words: "Comprador", isOnPhones: true }]);
});
