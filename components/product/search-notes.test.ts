import type { SearchResult } from "@/lib/contract/product";
import { searchNotes } from "./search-notes";

const result = (notes: Partial<SearchResult>): SearchResult => ({ records: [], total: 1, facets: [], ...notes });

test.each([
  [{}, []],
  [{ corrected_keyword: "termo" }, ["Corregimos «temro rojo xqzw»."]],
  [{ left_out: ["xqzw"] }, ["No encontramos «xqzw»: mostramos los productos más parecidos."]],
  [{ left_out: ["temro", "xqzw"] }, ["Todavía no vendemos «temro», «xqzw». Lo más cercano:"]],
  [
    { left_out: ["xqzw", "acero"], elsewhere: ["acero"] },
    [
      "No encontramos «xqzw»: mostramos los productos más parecidos.",
      "Ningún producto reúne todo lo que busca: estos no mencionan «acero».",
    ],
  ],
  [{ few: [{ word: "acero", total: 1 }] }, ["Solo 1 de estos productos coincide con «acero»."]],
  [{ few: [{ word: "acero", total: 3 }] }, ["Solo 3 de estos productos coinciden con «acero»."]],
  [
    {
      few: [
        { word: "acero", total: 3 },
        { word: "rojo", total: 1 },
      ],
    },
    ["De estos productos, pocos coinciden con «acero» (3), «rojo» (1)."],
  ],
  [{ elsewhere: [] }, ["Ningún producto reúne todas las palabras: estos tienen una de ellas."]],
])("%j", (notes, told) => {
  expect(searchNotes(result(notes), " temro rojo xqzw")).toEqual(told);
});

test("a word that begins as an unknown one is known", () => {
  const told = searchNotes(result({ left_out: ["pap"] }), "papelera pap");
  expect(told).toEqual(["No encontramos «pap»: mostramos los productos más parecidos."]);
});

test("a single word that the products lack is not sold, whatever others have", () => {
  const told = searchNotes(result({ left_out: ["quitaesmalte"], elsewhere: ["quitaesmalte"] }), "quitaesmalte");
  expect(told).toEqual(["Todavía no vendemos «quitaesmalte». Lo más cercano:"]);
});
