import { expect, seriousFindings, test } from "./fixtures";

type Goods = { records: { productId: string; shopId: string }[] };

/** One URL per template with its own colours. */
const PAGES: { name: string; path: (goods: Goods) => string }[] = [
  { name: "home", path: () => "/" },
  { name: "product", path: ({ records }) => `/product/${records[0]?.productId}` },
  { name: "shop", path: ({ records }) => `/shop/${records[0]?.shopId}` },
  { name: "category", path: () => "/screen/product?parent_product_type_id=900" },
  { name: "search", path: () => "/screen/product?keyword=termo&min_price=1" },
  { name: "search without results", path: () => "/screen/product?keyword=xqzwkvjy" },
  { name: "live list", path: () => "/live" },
  { name: "markets", path: () => "/entitymarket" },
  { name: "suppliers", path: () => "/selectSuppliers" },
  { name: "article", path: () => "/article/politica-de-privacidad" },
  { name: "company", path: () => "/about_us" },
  { name: "quotation", path: () => "/cantFind" },
  { name: "login", path: () => "/login" },
  { name: "cart", path: () => "/cart" },
];

for (const { name, path } of PAGES) {
  test(`the ${name} page is legible where dark is preferred`, async ({ reader, goods }) => {
    await reader.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await reader.goto(path(await goods()));
    expect(await seriousFindings(reader)).toEqual([]);
    const [paper, ink] = await reader.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [backgroundColor, color].map((value) => (value.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0));
    });
    expect(paper).toBeLessThan(ink ?? 0);
  });
}
