import { CAMPAIGN_CODES } from "../lib/contract/campaign";
import { expect, test, text } from "./fixtures";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Unknown URLs return their status with a complete page. */
const MISSING = [
  "/product/not-an-id%27%20OR%201=1",
  "/product/%3Cscript%3E",
  "/shop/..%2f..%2fetc",
  "/screen/product?parent_product_type_id=987654",
  "/screen/product?parent_product_type_id=900&page=9999",
  "/screen/product?parent_product_type_id=900&page=0",
  "/screen/product?parent_product_type_id=900&page=abc",
  "/productsIn?code=no-existe",
  "/productsIn",
  "/shop/product?page=9999",
  "/listing/category/900/relevance/1",
  "/entitymarket/digital",
  "/entitymarket/district_1",
  "/entitymarket/hy/1",
  "/entitymarket/%3C%2Fscript%3E",
  "/chat/nada",
  "/chat",
  "/chat/away/1",
  "/error/404",
  "/live/999999999",
  "/shop/spa",
  "/shop/spa/50",
  "/shop/spa/999999999/livebroadcast",
  "/selectSuppliers?district=District_9",
  "/selectSuppliers?district=District_1-East",
  "/selectSuppliers?district=..%2F",
  "/live?page=9999",
  "/screen/product?keyword=globo&page=9999",
  "/no-such-page",
];

const MISSING_BY_TITLE = [
  ...MISSING.map((path) => [path, text.error.notFoundTitle] as const),
  ["/product/999999999", text.error.noProductTitle] as const,
  ["/shop/999999999", text.error.noShopTitle] as const,
];

for (const [path, title] of MISSING_BY_TITLE) {
  for (const [who, userAgent] of [
    ["a browser", BROWSER],
    ["a crawler", CRAWLER],
  ] as const) {
    test(`${path} answers ${who} 404 with a whole page`, async ({ request }) => {
      const response = await request.get(path, { headers: { "user-agent": userAgent } });
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('<html lang="es-CO">');
      expect(html).toContain(title);
      expect(html).toContain(text.frame.searchPlaceholder);
    });
  }
}

test("a missing product's page offers goods, a missing shop's page other shops, both a search field", async ({ plainReader }) => {
  for (const [path, section] of [
    ["/product/999999999", text.frame.bestSellers],
    ["/shop/999999999", text.error.otherShops],
  ] as const) {
    await plainReader.goto(path);
    const main = plainReader.getByRole("main");
    await expect(main.getByRole("region", { name: section }).getByRole("article").first()).toBeVisible();
    await expect(main.getByRole("searchbox", { name: text.frame.searchLabel })).toBeVisible();
  }
});

test("page=1 moves to the bare address in one step", async ({ request }) => {
  const response = await request.get("/screen/product?parent_product_type_id=900&page=1", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/\/screen\/product\?parent_product_type_id=900$/);
});

for (const [path, target] of [
  ["/shop", "/shop/factory"],
  ["/article", "/article/list"],
  ["/live?page=1", "/live"],
  ["/selectSuppliers?district=District_2&page=1", "/selectSuppliers?district=District_2"],
  ["/productsIn?code=ofertas&page=1&utm_source=x", "/productsIn?code=ofertas"],
] as const) {
  // spec: 21.3
  test(`${path} moves to ${target} in one step`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location?.replace(/^https?:\/\/[^/]+/, "")]).toEqual([308, target]);
  });
}

// spec: 6.1
test("campaigns go by their four codes, under either name of the parameter", async ({ request }) => {
  for (const code of Object.values(CAMPAIGN_CODES))
    for (const name of ["code", "active_code"]) expect((await request.get(`/productsIn?${name}=${code}`)).status()).toBe(200);
});

// spec: 13.3
test("a shop's broadcast page shows its own channel, without one its first, and no other shop's", async ({ request }) => {
  const list = await request.post("/api/gateway/buyer/live/search", { data: {}, headers: { "sec-fetch-site": "same-origin" } });
  const { records }: { records: { channel_id: string; shop_id: string; title: string }[] } = await list.json();
  const [room] = records;
  if (!room) throw new Error("no live rooms");
  const other = records.find(({ shop_id }) => shop_id !== room.shop_id);
  const page = `/shop/spa/${room.shop_id}/livebroadcast`;
  const own = await request.get(`${page}?channel_id=${room.channel_id}`);
  expect(own.status()).toBe(200);
  expect(await own.text()).toContain(
    `<link rel="canonical" href="${new URL(own.url()).origin}${page}?channel_id=${room.channel_id}"/>`,
  );
  expect((await request.get(page)).status()).toBe(200);
  expect((await request.get(`${page}?channel_id=${other?.channel_id}`)).status()).toBe(404);
});

// spec: 1.1, 1.3, 20.4
test("a guest who opens a member page goes to the login and back afterwards", async ({ request }) => {
  const response = await request.get("/personCenter/Orders?status=paid", { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toMatch(/\/login\?return_url=%2FpersonCenter%2FOrders%3Fstatus%3Dpaid$/);
});

test("the site says that it is healthy, and each part of it", async ({ request }) => {
  const ok = { state: "ok", age: expect.any(Number) };
  const parts = { store: ok, disk: ok, gateway: ok };
  expect(await (await request.get("/api/health")).json()).toMatchObject({ status: "ok", parts });
  expect(await (await request.get("/api/health/live")).json()).toEqual({ status: "ok" });
});

test("the proxy refuses calls that browsers may not make, and posts from another site", async ({ request }) => {
  const login = await request.post("/api/gateway/buyer/auth/login", { data: {} });
  expect(login.status()).toBe(404);
  const foreign = await request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: {},
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});

test("answers carry the security headers", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});
