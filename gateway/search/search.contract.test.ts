import { ProductDetailCall, ProductRecommendV2, ProductSearch } from "../../lib/contract/product.ts";
import { ask } from "../client.fixture.ts";
import { isRelevant, judge, queries, SHOWN } from "./judge.ts";
import { plain } from "./keyword.ts";
import { goodsLines } from "./synonyms.ts";

const GOOD_SHARE = 0.9;
const AT_ONCE = 8;

const search = (keyword: string, more: object = {}) => ask(ProductSearch, { body: { keyword, pageSize: SHOWN, ...more } });
const namesFor = async (keyword: string, more: object = {}) => (await search(keyword, more)).records.map(({ name }) => name);

/** The results of `work` for all things, AT_ONCE at a time. */
async function each<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < things.length; from += AT_ONCE)
    results.push(...(await Promise.all(things.slice(from, from + AT_ONCE).map(work))));
  return results;
}

describe("what shopkeepers type", () => {
  test("is found well for nine in ten of the kept list, and never without an answer", async () => {
    const judged = await each(Object.entries(queries), async ([keyword, relevant]) => ({
      keyword,
      verdict: judge(await namesFor(keyword), relevant),
    }));
    expect(judged.filter(({ verdict }) => verdict === "empty")).toEqual([]);
    const good = judged.filter(({ verdict }) => verdict === "good").length;
    expect(good / judged.length).toBeGreaterThanOrEqual(GOOD_SHARE);
  }, 120_000);

  test("finds the goods of each line of the table of synonyms", async () => {
    const lost = await each(goodsLines, async ({ target, phrases: [phrase = ""] }) => {
      const names = await namesFor(phrase, { pageSize: 100 });
      return names.some((name) => isRelevant(name, [target])) ? [] : [`${phrase}: ${target}`];
    });
    expect(lost.flat()).toEqual([]);
  }, 120_000);
});

describe("words that nothing has together", () => {
  test("are left out one by one, and the answer says which", async () => {
    const { records, left_out } = await search("termo xqzwkvjy");
    expect(left_out).toEqual(["xqzwkvjy"]);
    expect(records[0]?.name).toMatch(/^Termo/);
  });

  test("are all named, also where one is a piece of another", async () => {
    expect((await search("termo xqzwkvjy xqz")).left_out).toEqual(["xqzwkvjy", "xqz"]);
    expect((await search("cinta doble faz xqzcinta")).left_out).toEqual(["cinta doble faz", "xqzcinta"]);
  });

  test("are told of where goods of neighbours are shown instead", async () => {
    const told = async (keyword: string) => {
      const { left_out, elsewhere } = await search(keyword);
      return { left_out, elsewhere };
    };
    // `pegante` and `mancuernas` stand in documents of neighbours or of other goods, and are left out all the same.
    for (const keyword of ["chazos", "pegante", "mancuernas"])
      expect(await told(keyword)).toEqual({ left_out: [keyword], elsewhere: undefined });
    // Words that the neighbours lack are not told of as well.
    expect(await told("pegante 250 gramos para madera")).toEqual({ left_out: ["pegante"], elsewhere: undefined });
    expect((await search("inflador de bombas")).left_out).toEqual(["inflador de bombas"]);
  });

  test("are told apart from those that other products have", async () => {
    expect(await search("gargantilla acero")).toMatchObject({ left_out: ["acero"], elsewhere: ["acero"] });
    expect(await search("termo xqzwkvjy")).not.toHaveProperty("elsewhere");
  });

  test("lead to goods of both where each is the name of some", async () => {
    const { records, elsewhere, left_out } = await search("roseta bombillo");
    expect([elsewhere, left_out]).toEqual([[], undefined]);
    for (const noun of [/^Abanico/, /^Bombillo/]) expect(records.some(({ name }) => noun.test(name))).toBe(true);
  });

  test("are repaired before they are left out, and never to a rare word that is far from them", async () => {
    expect(await search("bolsas zipplo")).toMatchObject({ corrected_keyword: "bolsas ziploc" });
    expect(await search("carabina")).toMatchObject({ records: [], left_out: ["carabina"] });
  });

  test("are not told of where all are found", async () => {
    expect(await search("caja de regalo")).not.toHaveProperty("left_out");
  });

  test("find nothing where no word leads anywhere, and are told", async () => {
    const left_out = ["xqzwkvjy", "zzkkqq"];
    expect(await search(left_out.join(" "))).toEqual({ records: [], total: 0, facets: [], left_out });
  });

  test("are told where the first of them is not sold and has no neighbours", async () => {
    expect(await search("panela en polvo")).toMatchObject({ records: [], left_out: ["panela"] });
  });

  test("are told where goods of the kind could have them, but none does", async () => {
    expect((await search("cajas de regalo con tapa de bambú")).left_out).toContain("bambú");
  });
});

describe("goods that have the words in their names", () => {
  test.each([
    ["pesebre", /pesebre/],
    ["portalapices", /portalápices/],
    ["alicates", /alicate/],
    ["globo numero", /número/],
    ["molde de silicona", /silicona/],
    ["babero impermeable", /impermeable/],
    ["cosmetiquera transparente", /transparente/],
  ])("come first for %s", async (keyword, named) => {
    expect((await namesFor(keyword))[0]).toMatch(named);
  });
});

test("a quantity leaves no goods out, those that are packed so are among the first", async () => {
  const [plain, dozens] = [await search("anillo"), await search("anillo docena")];
  expect(dozens.total).toBe(plain.total);
  expect(dozens.records.slice(0, 3).some(({ name }) => name.includes("por docena"))).toBe(true);
});

describe("sizes", () => {
  const firstSize = async (keyword: string) => {
    const { records, ...notes } = await search(keyword);
    const { attr_detail } = await ask(ProductDetailCall, { query: { product_id: records[0]?.productId ?? "" } });
    const values = attr_detail.map(({ name, value }) => `${name} ${value}`).join("; ");
    return { values: `${records[0]?.name}; ${values}`, notes };
  };

  test.each([
    ["arbol de navidad 180 cm", /1,80 m/],
    ["carpa para 4 personas", /Personas 4\b/],
    ["balde 10 lts", /10 litros/],
    ["cable usb 200cm", / 2 m;/],
    ["bombas r12", /12 pulgadas/],
  ])("%s leads to goods of %s, in whatever units", async (keyword, stated) => {
    const { values, notes } = await firstSize(keyword);
    expect(values).toMatch(stated);
    expect(notes).not.toHaveProperty("left_out");
  });

  test.each([
    ["oso de peluche grande", /90 cm/],
    ["oso de peluche pequeño", /(?<!\d)20 cm/],
    ["bolsas de basura grandes", /80 × 110 cm/],
  ])("%s begins with those of %s, measured by the others of the kind", async (keyword, stated) => {
    const { values, notes } = await firstSize(keyword);
    expect(values).toMatch(stated);
    expect(notes).not.toHaveProperty("left_out");
  });

  test("that no goods have are told as they were typed, the label of an attribute is not", async () => {
    expect((await search("memoria usb 999gb")).left_out).toEqual(["999gb"]);
    expect(await search("tacones talla 36")).not.toHaveProperty("left_out");
  });
});

describe("numbers", () => {
  test("a product is found by its number", async () => {
    const [product] = (await search("termo")).records;
    const { records, total } = await search(`ref. ${product?.productId}`);
    expect([total, records]).toEqual([1, [product]]);
  });

  test("a product is found by its number in its own categories, of every level, and in no other", async () => {
    const [product] = (await search("termo")).records;
    const within = (id?: string) => search(product?.productId ?? "", { product_type_id: id });
    const [top] = (await within()).facets;
    const [middle] = (await within(top?.id)).facets;
    const [leaf] = (await within(middle?.id)).facets;
    for (const category of [top, middle, leaf]) expect((await within(category?.id)).records).toEqual([product]);
    const { facets: tops } = await ask(ProductSearch, { body: { pageSize: 1 } });
    const others = tops.filter(({ id }) => id !== top?.id);
    for (const { id } of others) expect(await within(id)).toMatchObject({ total: 0, records: [] });
  });

  test("products are found by several numbers at once", async () => {
    const ids = (await search("termo")).records.slice(0, 2).map(({ productId }) => productId);
    expect((await search(ids.join(", "))).records.map(({ productId }) => productId).toSorted()).toEqual(ids.toSorted());
  });

  test("a product is found by its reference, with and without hyphens, in any case", async () => {
    const [product] = (await search("termo")).records;
    const { attr_detail } = await ask(ProductDetailCall, { query: { product_id: product?.productId ?? "" } });
    const reference = attr_detail.find(({ name }) => name === "Referencia")?.value ?? "";
    const spellings = [reference, reference.replaceAll("-", ""), reference.replaceAll("-", " ").toLowerCase()];
    for (const spelling of spellings) expect((await search(spelling)).records).toContainEqual(product);
    const { records } = await ask(ProductRecommendV2, { query: { keyword: reference, pageSize: 5 } });
    expect(records.map(({ productId }) => productId)).toContain(product?.productId);
  });
});

describe("suggestions", () => {
  const suggest = (keyword: string) => ask(ProductRecommendV2, { query: { keyword, pageSize: 5 } });

  test.each([
    ["termo", "termo", "Termo"],
    ["balo", "balón", "Balón"],
    ["caj", "caja", "Caja"],
    ["somb", "sombrilla", "Sombr"],
    ["bolsa de pa", "bolsa de papel", "Bolsa de papel"],
  ])("%s offers %s first, goods that are called so, and suppliers of them", async (keyword, term, noun) => {
    const { terms, records, shops = [], categories } = await suggest(keyword);
    expect(terms.slice(0, 3).map(plain)).toContainEqual(expect.stringContaining(plain(term)));
    expect(records[0]?.name).toMatch(new RegExp(`^${noun}`));
    expect(shops.length).toBeGreaterThan(0);
    expect(categories.length).toBeGreaterThan(0);
  });

  test.each(["bal", "gorra", "pocillo"])("%s suggests only categories that it, or what it begins, explains", async (keyword) => {
    const { categories, terms } = await suggest(keyword);
    const explained = [keyword, ...terms].flatMap((term) => plain(term).split(" ")).map((word) => word.slice(0, keyword.length));
    for (const { name } of categories) expect(explained.some((word) => plain(name).includes(word))).toBe(true);
    expect(categories.length).toBeGreaterThan(0);
  });

  test("an ñ is no n, and there are two of a kind where others begin so too", async () => {
    expect((await suggest("moñ")).records[0]?.name).toMatch(/^Moño/);
    const names = (await ask(ProductRecommendV2, { query: { keyword: "bomb", pageSize: 6 } })).records.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith("Bombillo led auto"))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith("Globo"))).toHaveLength(2);
  });

  test("a word that goes on after another is offered with it", async () => {
    expect((await suggest("termo ace")).terms).toContain("termo acero");
  });

  test("words that search for the same are offered once", async () => {
    const { terms } = await suggest("gorr");
    expect(terms.filter((term) => ["gorra", "gorras"].includes(term))).toHaveLength(1);
  });

  test("a slip at the end of what was typed is passed over, and what only names say leads to their goods", async () => {
    expect((await suggest("paraw")).terms[0]).toMatch(/^paraguas/);
    expect((await suggest("pese")).records[0]?.name).toMatch(/pesebre/);
  });

  test("a supplier is suggested by name", async () => {
    const [product] = (await search("termo")).records;
    const { shops = [] } = await suggest(product?.shopName ?? "");
    expect(shops.map(({ name }) => name)).toContain(product?.shopName);
  });
});
