import { load } from "cheerio";
import sharp from "sharp";
import { z } from "zod";
import { money } from "../lib/format";
import { pageAt, pathOf, test } from "./crawl";
import { expect, text } from "./fixtures";
import { blocks, broken, canonical, content, links, typed } from "./raw-html";

test.describe.configure({ mode: "default" });

const LEAST_PIXELS = 50_000;

const Product = z.object({
  name: z.string().min(1),
  sku: z.string().regex(/^[\x21-\x7e]+$/),
  image: z.array(z.url()).min(1),
  offers: z.object({
    "@type": z.literal("Offer"),
    price: z.string().regex(/^\d+\.\d{2}$/),
    priceCurrency: z.literal("USD"),
    availability: z.literal("https://schema.org/OutOfStock").optional(),
    /** A single price is not a tier. */
    priceSpecification: z
      .array(
        z.object({ price: z.string(), eligibleQuantity: z.object({ minValue: z.number(), maxValue: z.number().optional() }) }),
      )
      .or(z.object({ price: z.string() }).transform(() => []))
      .default([]),
  }),
});

test("P1 to P5: a product's structured data says what its page shows", async ({ site, request }) => {
  const products = site.pages.filter(({ path }) => path.startsWith("/product/"));
  expect(products.length).toBeGreaterThan(2);
  for (const page of products) {
    const product = Product.parse(typed(page, "Product")[0]);
    const { price, priceSpecification: tiers } = product.offers;
    expect(Number(price)).toBeGreaterThan(0);
    const rows = page.$('main ol[aria-labelledby="precios-por-cantidad"] > li');
    expect(rows.length).toBe(tiers.length);
    const shown = tiers.length > 0 ? rows.first().text() : page.$("main").text();
    expect(shown).toContain(money(Number(price)));
    expect(content(page, 'meta[property="product:price:amount"]')).toBe(price);
    for (const [index, { eligibleQuantity: held, price: step }] of tiers.entries()) {
      const next = tiers[index + 1];
      expect(held.maxValue).toBe(next === undefined ? undefined : next.eligibleQuantity.minValue - 1);
      expect(rows.eq(index).text()).toContain(money(Number(step)));
      if (next) expect(Number(next.price)).toBeLessThan(Number(step));
    }
    expect(typed(page, "Product", "BreadcrumbList").length).toBe(2);
  }
  const [image = ""] = Product.parse(typed(pageAt(site, site.templates.product), "Product")[0]).image;
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  const { width = 0, height = 0 } = await sharp(await picture.body()).metadata();
  expect(width * height).toBeGreaterThanOrEqual(LEAST_PIXELS);
});

// spec: 18.4
test("P4, P7, P8: no struck price, no film without its day, pesos as an estimate with the day of their rate", ({ site }) => {
  const products = site.pages.filter(({ path }) => path.startsWith("/product/"));
  expect(broken(products, (page) => !/Strikethrough|-70|VideoObject|COP/.test(blocks(page).join()))).toEqual([]);
  const estimates = products.filter(({ $ }) => /\bCOP\b/.test($("main").text()));
  expect(broken(estimates, ({ $ }) => /estimación.*COP por dólar, del \d+ de \p{L}+ de \d{4}/su.test($("main").text()))).toEqual(
    [],
  );
});

test("P6, S4: what was withdrawn says that it is gone, with a whole page, and is in no sitemap and no feed @faults", async ({
  plan,
  request,
}) => {
  // The gateway marks every 500th product as withdrawn, and one shop as closed.
  const gone = ["/product/1000500", "/product/1001000", "/shop/10057"];
  for (const path of gone) {
    for (const agent of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile"]) {
      const response = await request.get(path, { headers: { "user-agent": agent } });
      expect([path, response.status()]).toEqual([path, 410]);
      const html = await response.text();
      expect(html).toContain('<html lang="es-CO">');
      expect(html).toContain(text.frame.searchPlaceholder);
      expect(load(html)("main a[href]").length).toBeGreaterThan(0);
      if (path.startsWith("/product/"))
        expect([html.includes(": ya no está a la venta."), load(html)("#relacionados").length]).toEqual([true, 1]);
    }
  }
  const listed = plan.shards.flatMap(({ entries }) => entries.map(({ loc }) => pathOf(loc)));
  expect(listed.filter((path) => gone.includes(path))).toEqual([]);
  const feed = await (await request.get("/feeds/products.xml")).text();
  expect(gone.filter((path) => feed.includes(`${path}<`))).toEqual([]);
});

const FeedItem = z.object({ id: z.string().max(50), link: z.url(), price: z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/) });

test("F3, P2: the merchant feed is well formed, holds every product on sale, and has the prices of their pages @faults", async ({
  site,
  request,
}) => {
  const response = await request.get("/feeds/products.xml");
  expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const $ = load(await response.text(), { xml: true });
  const items = $("channel > item")
    .map((_, item) =>
      FeedItem.parse({
        id: $(item).children("g\\:id").text(),
        link: $(item).children("g\\:link").text(),
        price: $(item).children("g\\:price").text(),
      }),
    )
    .get();
  const kinds = [
    ...new Set(
      $("g\\:availability")
        .map((_, one) => $(one).text())
        .get(),
    ),
  ];
  expect(kinds.filter((kind) => !["in_stock", "out_of_stock"].includes(kind))).toEqual([]);
  const listed = site.shards.flatMap(({ entries }) => entries.map(({ loc }) => loc)).filter((loc) => /\/product\/\d+$/.test(loc));
  expect(new Set(items.map(({ link }) => link))).toEqual(new Set(listed));
  for (const page of site.pages.filter(({ path }) => path.startsWith("/product/"))) {
    const { price, priceCurrency } = Product.parse(typed(page, "Product")[0]).offers;
    expect(items.find(({ link }) => link === canonical(page))?.price).toBe(`${price} ${priceCurrency}`);
  }
});

test("C1 to C6, K4: lists have their own address a page, their goods in the order shown, and no product markup", ({ site }) => {
  const { category, "second page": second, campaign, products } = site.templates;
  const at = (path: string) => pageAt(site, path);
  const Urls = z.array(z.object({ position: z.number(), url: z.url() }));
  const listed = (path: string) => Urls.parse(typed(at(path), "ItemList")[0]?.itemListElement);
  for (const path of [category, second, campaign, products]) {
    const shown = links(at(path)).filter((href) => href.startsWith("/product/"));
    expect(listed(path).map(({ url }) => pathOf(url))).toEqual([...new Set(shown)]);
    expect(typed(at(path), "Product")).toEqual([]);
    expect(links(at(path)).some((href) => /parent_product_type_name/.test(href))).toBe(false);
  }
  expect(listed(second)[0]?.position).toBe(25);
  expect(listed(second).some(({ url }) => listed(category).some((one) => one.url === url))).toBe(false);
  expect(links(at(second))).toContain(category);
  expect(at(campaign).$("title").text()).toContain(at(campaign).$("h1").text());
});

test("C1, K1: what says nothing new in an address is not in the canonical", async ({ site, request }) => {
  const { category, campaign } = site.templates;
  const variants = {
    [`${category}&parent_product_type_name=Otro&utm_source=whatsapp`]: category,
    [`${category.replace("?", "?parent_product_type_name=Otro&")}&sort=newest`]: category,
    [`${campaign}&active_code=otra&id=4&gclid=1`]: campaign,
    [campaign.replace("?code=", "?id=9&active_code=")]: campaign,
  };
  for (const [address, path] of Object.entries(variants)) {
    const html = await (await request.get(address)).text();
    expect({ address, canonical: load(html)('head link[rel="canonical"]').attr("href") }).toEqual({
      address,
      canonical: site.pages.map(canonical).find((one) => pathOf(one) === path),
    });
  }
});

test("C4: whatever sorts, narrows or searches is closed to crawlers, and a link to it says not to follow", ({ site }) => {
  const origin = site.shards[0]?.address;
  const closed = site.pages.flatMap(({ $, path }) =>
    $("a[href^='/']:not([rel~='nofollow'])")
      .map((_, link) => $(link).attr("href") ?? "")
      .get()
      .filter((href) => site.robots.isDisallowed(new URL(href, origin).href, "Googlebot"))
      .map((href) => `${path}: ${href}`),
  );
  expect([...new Set(closed)]).toEqual([]);
});

test("a search says that it is not for the index, and shows no other page's address", async ({ request }) => {
  const html = await (await request.get("/screen/product?keyword=termo")).text();
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toContain(text.listing.searchTitle.split("{")[0] ?? "");
});
