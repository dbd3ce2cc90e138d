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
    test("has one title, description, canonical and h1 in its raw HTML", async ({ page, goods }) => {
      const address = path(await goods());
      const html = await (await page.request.get(address)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      expect(head.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
      expect(head.match(/<link rel="canonical"/g)).toHaveLength(1);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toContain('<html lang="es-CO">');
      expect(/<meta name="robots" content="noindex/.test(head)).toBe(!isIndexed);
    });

    // spec: 1.3, 21.3
    test("shows its content without a script", async ({ browser, baseURL, goods }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const plain = await context.newPage();
      await plain.goto(path(await goods()));
      await expect(plain.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(plain.getByRole("main").getByRole("link").first()).toBeVisible();
      await context.close();
    });

    for (const width of [360, 1280]) {
      test(`has no serious accessibility finding and no sideways scroll at ${width} px`, async ({
        page,
        goods,
        consoleErrors,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(path(await goods()));
        expect(await seriousFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        expect(consoleErrors).toEqual([]);
      });
    }
  });
}

// spec: 2.1, 2.2
test("every page has the frame: search, menus, footer and floating buttons", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("combobox")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: text.frame.categories })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: text.frame.privacy })).toBeVisible();
  const quote = page
    .getByRole("complementary", { name: text.frame.shortcuts })
    .getByRole("link", { name: text.frame.requestQuote });
  await expect(quote).toBeVisible();
  await expect(quote).toHaveAttribute("href", "/cantFind");
});
