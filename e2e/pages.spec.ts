import { expect, seriousFindings, test, text } from "./fixtures";

type Goods = { records: { productId: string; shopId: string }[] };

/** One URL per public template. */
const TEMPLATES: { name: string; path: (goods: Goods) => string; isIndexed: boolean }[] = [
  { name: "home", path: () => "/", isIndexed: true },
  { name: "product", path: ({ records }) => `/product/${records[0]?.productId}`, isIndexed: true },
  { name: "shop", path: ({ records }) => `/shop/${records[0]?.shopId}`, isIndexed: true },
  { name: "category", path: () => "/screen/product?parent_product_type_id=900", isIndexed: true },
  { name: "second page of a category", path: () => "/screen/product?parent_product_type_id=900&page=2", isIndexed: true },
  { name: "campaign", path: () => "/productsIn?code=mas-vendidos", isIndexed: true },
  { name: "all products", path: () => "/shop/product", isIndexed: true },
  { name: "factories", path: () => "/shop/factory", isIndexed: true },
  { name: "markets", path: () => "/entitymarket", isIndexed: true },
  { name: "market", path: () => "/entitymarket/District_1", isIndexed: true },
  { name: "product search", path: () => "/screen/product?keyword=termo", isIndexed: false },
  { name: "shop search", path: () => "/screen/shop?keyword=yiwu", isIndexed: false },
  { name: "search without results", path: () => "/screen/product?keyword=xqzwkvjy", isIndexed: false },
];

for (const { name, path, isIndexed } of TEMPLATES) {
  test.describe(`${name} page`, () => {
    // spec: 1.1
    test("has one title, description, canonical and h1 in its raw HTML", async ({ request, goods }) => {
      const address = path(await goods());
      const html = await (await request.get(address)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      expect(head.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
      expect(head.match(/<link rel="canonical"/g)).toHaveLength(1);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toContain('<html lang="es-CO">');
      expect(/<meta name="robots" content="noindex/.test(head)).toBe(!isIndexed);
    });

    // spec: 1.3, 21.3
    test("shows its content without a script", async ({ plainReader, goods }) => {
      await plainReader.goto(path(await goods()), { waitUntil: "domcontentloaded" });
      await expect(plainReader.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(plainReader.getByRole("main").getByRole("link").first()).toBeVisible();
    });

    for (const width of [360, 1280]) {
      test(`has no serious accessibility finding and no sideways scroll at ${width} px`, async ({
        reader,
        goods,
        readerErrors,
      }) => {
        await reader.setViewportSize({ width, height: 800 });
        await reader.emulateMedia({ reducedMotion: "reduce" });
        await reader.goto(path(await goods()));
        expect(await seriousFindings(reader)).toEqual([]);
        expect(await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        expect(readerErrors).toEqual([]);
      });
    }
  });
}

// spec: 2.1, 2.2
test("every page has the frame: search, menus, footer and floating buttons", async ({ reader }) => {
  await reader.goto("/");
  await expect(reader.getByRole("banner").getByRole("combobox")).toBeVisible();
  await expect(reader.getByRole("banner").getByRole("button", { name: text.frame.categories })).toBeVisible();
  await expect(reader.getByRole("contentinfo").getByRole("link", { name: text.frame.privacy })).toBeVisible();
  const quote = reader
    .getByRole("complementary", { name: text.frame.shortcuts })
    .getByRole("link", { name: text.frame.requestQuote });
  await expect(quote).toBeVisible();
  await expect(quote).toHaveAttribute("href", "/cantFind");
});
