import { fill, plural } from "../lib/format";
import { expect, open, test, text } from "./fixtures";

const HOSTILE = [
  "%",
  "'; DROP TABLE products; --",
  "<script>window.hacked=1</script>",
  '"',
  "\\",
  "🧸🪁",
  "a".repeat(2000),
  "\u0000x",
  "()&|!:*",
];

for (const keyword of HOSTILE) {
  test(`the keyword ${keyword.slice(0, 24)} gives a page that says what to do next`, async ({ page }) => {
    const response = await page.goto(`/screen/product?${new URLSearchParams({ keyword })}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
}

// spec: 19.2
test("accents do not matter and typos are forgiven", async ({ goods }) => {
  const [plain, accented, typo] = [
    await goods({ keyword: "bisuteria" }),
    await goods({ keyword: "bisutería" }),
    await goods({ keyword: "jugete" }),
  ];
  expect(plain.total).toBeGreaterThan(0);
  expect(plain.total).toBe(accented.total);
  expect(typo.total).toBeGreaterThan(0);
});

test("a corrected keyword is told", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=jugete");
  await expect(reader.getByRole("main").getByRole("status")).toHaveText(fill(text.listing.corrected, { typed: "jugete" }));
});

test("a price range the wrong way round is turned", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=caja&min_price=50&max_price=0.5");
  await expect(reader.getByRole("textbox", { name: text.listing.minPrice }).last()).toHaveValue("0,5");
  await expect(reader.getByRole("textbox", { name: text.listing.maxPrice }).last()).toHaveValue("50");
});

// spec: 19.1
test("a search from the home page opens the products in a new tab", async ({ page, context }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("combobox").fill("termo");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("banner").getByRole("combobox").press("Enter"),
  ]);
  await expect(opened).toHaveURL(/\/screen\/product\?keyword=termo$/);
  await expect(opened.getByRole("banner").getByRole("combobox")).toHaveValue("termo");
});

// spec: 1.2, 19.1, 19.2
test("a search on a product list stays in place, on a shop list it goes to shops", async ({ page }) => {
  await open(page, "/screen/product?keyword=termo");
  await page.getByRole("banner").getByRole("combobox").fill("olla");
  await page.getByRole("banner").getByRole("button", { name: text.frame.search }).click();
  await expect(page).toHaveURL(/\/screen\/product\?keyword=olla$/);
  await open(page, "/screen/shop?keyword=yiwu");
  await page.getByRole("banner").getByRole("combobox").fill("juguetes");
  await page.getByRole("banner").getByRole("button", { name: text.frame.search }).click();
  await expect(page).toHaveURL(/\/screen\/shop\?keyword=juguetes$/);
});

test("no result offers spelling, categories and a quotation with the words typed", async ({ page }) => {
  await open(page, "/screen/product?keyword=xqzwkvjy");
  await expect(page.getByText(fill(text.listing.noneOf, { words: "xqzwkvjy" }))).toHaveCount(1);
  const quote = page.getByRole("link", { name: fill(text.listing.noneQuote, { keyword: "xqzwkvjy" }) });
  await expect(quote).toHaveAttribute("href", "/cantFind?goods_name=xqzwkvjy");
});

test("goods that are not sold are said to be so before the nearest, beside a quotation", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=pegante");
  const main = reader.getByRole("main");
  await expect(main.getByRole("status")).toHaveText(fill(text.listing.unsold, { words: "«pegante»" }));
  await expect(main.getByRole("link", { name: fill(text.listing.noneQuote, { keyword: "pegante" }) }).first()).toBeInViewport();
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("goods that are not sold, and have no neighbours, leave the page without unrelated goods", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=curita");
  const main = reader.getByRole("main");
  await expect(main.getByText(fill(text.listing.noneOf, { words: "curita" }))).toHaveCount(1);
  await expect(main.getByRole("article")).toHaveCount(0);
});

test("a word that few of the goods have is told with its count", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=peluche+unicornio");
  const main = reader.getByRole("main");
  await expect(main.getByRole("status")).toHaveText(fill(plural(text.listing.few, 1), { words: "«unicornio»" }));
  await expect(main.getByRole("article").getByRole("heading").first()).toContainText("unicornio");
});

test("the list counts and has only what is meant, and offers a quotation after it", async ({ reader, goods }) => {
  const { total } = await goods({ keyword: "termo" });
  await open(reader, "/screen/product?keyword=termo");
  const main = reader.getByRole("main");
  await expect(main.getByText(plural(text.listing.results, total), { exact: true })).toHaveCount(1);
  const own = main.getByRole("heading", { name: text.listing.list, exact: true }).locator("xpath=following-sibling::ul[1]");
  const names = await own.getByRole("article").getByRole("heading").allTextContents();
  expect(names).toHaveLength(total);
  expect(names.every((name) => name.startsWith("Termo"))).toBe(true);
  const quote = main.getByRole("link", { name: fill(text.listing.noneQuote, { keyword: "termo" }) });
  await expect(quote).toHaveAttribute("href", "/cantFind?goods_name=termo");
  await expect(main.getByRole("navigation", { name: text.listing.pages })).toHaveCount(0);
});

test("a short list is followed by other goods of its category, with the way to all of them", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=termo&max_price=3.2");
  const main = reader.getByRole("main");
  const all = main.getByRole("link", { name: fill(text.listing.neighboursAll, { name: "" }) });
  const name = ((await all.textContent()) ?? "").replace(fill(text.listing.neighboursAll, { name: "" }), "");
  await expect(main.getByRole("heading", { name: fill(text.listing.neighbours, { name }) })).toHaveCount(1);
  await all.click();
  await expect(reader.getByRole("heading", { level: 1, name: fill(text.listing.categoryTitle, { name }) })).toBeVisible();
});

test("prices of a list are shown in pesos by a button over it", async ({ page }) => {
  await open(page, "/screen/product?keyword=termo");
  const main = page.getByRole("main");
  const button = main.getByRole("button", { name: text.product.pesos });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(main.locator("[data-pesos]").first()).toHaveAttribute("data-pesos", /COP/);
});

test("goods of other sorts whose names have the words stand below a line", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=coraz%C3%B3n");
  const main = reader.getByRole("main");
  await expect(main.getByRole("heading", { level: 2, name: text.listing.mentioned })).toHaveCount(1);
  const below = await main.locator("h2:last-of-type ~ ul").getByRole("article").getByRole("heading").allTextContents();
  expect(below.length).toBeGreaterThan(0);
  expect(below.every((name) => /coraz[oó]n/i.test(name))).toBe(true);
});

test("a corrected word stands in the title, and what was typed in a line", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=temro");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(fill(text.listing.searchTitle, { keyword: "termo" }));
  await expect(reader.getByText(fill(text.listing.corrected, { typed: "temro" }))).toHaveCount(1);
  const quote = reader.getByRole("main").getByRole("link", { name: fill(text.listing.noneQuote, { keyword: "termo" }) });
  await expect(quote).toHaveAttribute("href", "/cantFind?goods_name=termo");
});

test("a further page says so in its title, and each page of a long list offers a quotation", async ({ reader }) => {
  for (const [path, page] of [
    ["/screen/product?keyword=bolsa", 1],
    ["/screen/product?keyword=bolsa&page=2", 2],
    ["/screen/product?parent_product_type_id=900&page=2", 2],
  ] as const) {
    await open(reader, path);
    if (page > 1) await expect(reader).toHaveTitle(new RegExp(`, página ${page}\\b`));
    await expect(reader.getByRole("main").getByText(text.listing.quoteOffer)).toHaveCount(1);
  }
});

test("a category without narrower ones shows those beside it, and so does a search in it", async ({ reader }) => {
  await reader.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/screen/product?parent_product_type_id=911", "/screen/product?keyword=acero&parent_product_type_id=911"]) {
    await open(reader, path);
    const beside = reader
      .getByRole("complementary", { name: text.listing.filters })
      .getByRole("navigation", { name: text.listing.categories })
      .getByRole("link");
    await expect(beside.first()).toHaveAttribute("href", /parent_product_type_id=91[02-9]/);
  }
});

test("a list narrowed by the price of a carton shows that price on each card", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=bolsa&price_per=carton&max_price=50");
  const cards = reader
    .getByRole("heading", { name: text.listing.list, exact: true })
    .locator("xpath=following-sibling::ul[1]")
    .getByRole("article");
  const shown = cards.filter({ hasText: /Cartón de [\d.]+: \$([0-4]?\d,\d\d|50,00)/ });
  expect(await shown.count()).toBeGreaterThan(3);
  expect(await shown.count()).toBe(await cards.count());
});

test("a list in order of price says which price that is", async ({ reader }) => {
  await open(reader, "/screen/product?keyword=bolsa&sort=price_desc");
  await expect(reader.getByText(text.listing.byLowestPrice)).toBeVisible();
});

// spec: 1.2
test("sorting by price and turning the page show other goods in order", async ({ reader }) => {
  await open(reader, "/screen/product?parent_product_type_id=900");
  const first = await reader.getByRole("main").getByRole("article").first().textContent();
  await reader.getByRole("link", { name: text.listing.next, exact: true }).click();
  await expect(reader).toHaveURL(/page=2$/);
  await expect(reader.getByRole("main").getByRole("article").first()).not.toHaveText(first ?? "");
  await reader.getByRole("link", { name: text.listing.sorts.price_asc }).click();
  await expect(reader).toHaveURL(/sort=price_asc$/);
});

test("on a phone the categories of a category stand above its products", async ({ reader }) => {
  await reader.setViewportSize({ width: 360, height: 780 });
  await open(reader, "/screen/product?parent_product_type_id=900");
  const first = reader.getByRole("list", { name: text.listing.categories }).getByRole("link").first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(reader.getByRole("heading", { level: 1, name })).toBeVisible();
  await reader.setViewportSize({ width: 1280, height: 780 });
  await expect(first).toBeHidden();
});
