import { ProductRecommendV2 } from "../../lib/contract/product.ts";
import { ask } from "../client.fixture.ts";

const suggest = (keyword: string) => ask(ProductRecommendV2, { query: { keyword, pageSize: 5 } });

test.each([
  ["arbol d", /^árbol de navidad/, /^(?:Árbol|Bola para árbol)/],
  ["para el c", /^para (?:carro|celular|cabello)/, /carro|celular|cabello/],
  ["cachuch", /^cachucha/, /^Gorra/],
  ["bizut", /^bisutería/, /bisutería/],
  ["gafas de s", /^gafas de sol$/, /^Gafas de sol/],
  ["dia de l", /^día de/, /./],
])("%s completes known phrases, and goods are those of the first suggestion", async (keyword, term, name) => {
  const { terms, records } = await suggest(keyword);
  expect(terms[0]).toMatch(term);
  expect(records[0]?.name).toMatch(name);
});

test("no word is joined with what its goods are not made as", async () => {
  const { terms, records, shops = [] } = await suggest("olla dia");
  expect(terms).not.toContain("olla diámetro");
  expect(records[0]?.name).toMatch(/^Olla/);
  expect(shops.length).toBeGreaterThan(0);
});

test.each(["serp", "ali", "slime"])("%s suggests nothing that is not sold", async (keyword) => {
  const { terms } = await suggest(keyword);
  expect(terms.filter((term) => ["serpentina", "alicate", "slime", "slides"].includes(term))).toEqual([]);
});

test("shops are of the goods that are meant, and not named after a word with the same stem", async () => {
  const { shops = [] } = await suggest("colo");
  expect(shops.map(({ name }) => name)).not.toContainEqual(expect.stringContaining("Collares"));
});

test("a product number suggests its product, its beginning those that begin so", async () => {
  const id = (await suggest("termo")).records[0]?.productId ?? "";
  for (const keyword of [id, `${id}-1`, `ref. ${id}`]) expect((await suggest(keyword)).records[0]?.productId).toBe(id);
  const { records } = await suggest(id.slice(0, 4));
  expect(records).not.toEqual([]);
  for (const { productId } of records) expect(productId.startsWith(id.slice(0, 4))).toBe(true);
});
