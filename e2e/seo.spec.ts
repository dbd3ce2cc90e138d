import { load } from "cheerio";
import sharp from "sharp";
import { z } from "zod";
import { money } from "../lib/format";
import { type Fetched, NOT_BUILT_YET, pageAt, pathOf, some, test } from "./crawl";
import { expect, text } from "./fixtures";

// One crawl serves every row of the audit.
test.describe.configure({ mode: "default" });

type Node = Record<string, unknown>;
const Node: z.ZodType<Node> = z.record(z.string(), z.unknown());

/** The rows that a page breaks, as readable lines. */
const broken = (pages: readonly Fetched[], keeps: (page: Fetched) => boolean) =>
  pages.filter((page) => !keeps(page)).map(({ path, agent }) => `${path} (${agent})`);

const head = ({ html }: Fetched) => html.slice(0, html.indexOf("</head>"));
const content = ({ $ }: Fetched, selector: string) => $(`head ${selector}`).attr("content") ?? "";
const canonical = ({ $ }: Fetched) => $('head link[rel="canonical"]').attr("href") ?? "";
const blocks = ({ $ }: Fetched) =>
  $('script[type="application/ld+json"]')
    .map((_, script) => $(script).text())
    .get();
const nodes = (page: Fetched) => blocks(page).flatMap((block) => z.array(Node).parse([JSON.parse(block)].flat()));
const typed = (page: Fetched, ...types: string[]) => nodes(page).filter((node) => types.includes(String(node["@type"])));
const links = ({ $ }: Fetched) =>
  $("a[href]")
    .map((_, link) => $(link).attr("href"))
    .get();

test("A1, A2: every page is whole Spanish HTML", ({ site }) => {
  expect(broken(site.pages, ({ status }) => status === 200)).toEqual([]);
  expect(broken(site.pages, ({ headers }) => headers["content-type"] === "text/html; charset=utf-8")).toEqual([]);
  expect(broken(site.pages, ({ $ }) => $("html").attr("lang") === "es-CO")).toEqual([]);
});

test("A3: one title and one description a page, in the head, like no other page's", ({ site }) => {
  const counts = (page: Fetched) =>
    [/<title>[^<]+<\/title>/g, /<meta name="description" content="[^"]+"/g].map((mark) => head(page).match(mark)?.length);
  expect(broken(site.pages, (page) => counts(page).every((count) => count === 1))).toEqual([]);
  const seen = site.pages.filter(({ agent, path }) => agent === "googlebot" && path !== site.templates["second page"]);
  for (const of of [
    (page: Fetched) => page.$("head > title").text(),
    (page: Fetched) => content(page, 'meta[name="description"]'),
  ]) {
    const all = seen.map(of);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});

test("A4, A7: one canonical, absolute, in the head, as the sitemap has it; language links say the same", ({ site }) => {
  const locs = new Set(site.shards.flatMap(({ entries }) => entries.map(({ loc }) => loc)));
  expect(broken(site.pages, (page) => head(page).match(/<link rel="canonical"/g)?.length === 1)).toEqual([]);
  expect(broken(site.pages, (page) => /^https?:\/\//.test(canonical(page)) && pathOf(canonical(page)) === page.path)).toEqual([]);
  const listed = site.pages.filter(({ path }) => path !== site.templates["second page"]);
  expect(broken(listed, (page) => locs.has(canonical(page)))).toEqual([]);
  const languages = ({ $ }: Fetched) =>
    $("head link[hreflang]")
      .map((_, link) => `${$(link).attr("hreflang")} ${$(link).attr("href")}`)
      .get();
  expect(
    broken(
      site.pages,
      (page) => languages(page).join() === ["es-CO", "x-default"].map((language) => `${language} ${canonical(page)}`).join(),
    ),
  ).toEqual([]);
});

test("A5, A6: one first heading, and nothing keeps the page out of the index", ({ site }) => {
  expect(broken(site.pages, ({ $ }) => $("h1").length === 1 && $("h1").text().trim() !== "")).toEqual([]);
  expect(broken(site.pages, ({ headers }) => !headers["x-robots-tag"])).toEqual([]);
  expect(broken(site.pages, (page) => /^index, follow/.test(content(page, 'meta[name="robots"]')))).toEqual([]);
  expect(broken(site.pages, (page) => site.robots.isAllowed(canonical(page), "Googlebot") === true)).toEqual([]);
});

test("A8: a shared link has title, description, address, place and a picture of the size it says", async ({ site, request }) => {
  const tags = [
    "title",
    "description",
    "type",
    "url",
    "site_name",
    "locale",
    "image",
    "image:alt",
    "image:width",
    "image:height",
  ];
  expect(broken(site.pages, (page) => tags.every((tag) => content(page, `meta[property="og:${tag}"]`)))).toEqual([]);
  expect(broken(site.pages, (page) => content(page, 'meta[property="og:url"]') === canonical(page))).toEqual([]);
  expect(broken(site.pages, (page) => content(page, 'meta[name="twitter:card"]') === "summary_large_image")).toEqual([]);
  for (const path of Object.values(site.templates)) {
    const page = pageAt(site, path);
    const said = ["width", "height"].map((side) => Number(content(page, `meta[property="og:image:${side}"]`)));
    const response = await request.get(content(page, 'meta[property="og:image"]'), { headers: { accept: "*/*" } });
    const bytes = await response.body();
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ path, format, size: [width, height], isLight: bytes.length < 300_000 }).toEqual({
      path,
      format: "jpeg",
      size: said,
      isLight: true,
    });
  }
});

test("A9: structured data parses, knows absolute addresses only, and can't close its script", ({ site }) => {
  const addresses = (value: unknown, key = ""): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => addresses(one, key));
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([name, inner]) => addresses(inner, name));
    return ["@id", "url", "item", "image", "logo"].includes(key) ? [String(value)] : [];
  };
  expect(broken(site.pages, (page) => blocks(page).length > 0 && !blocks(page).some((block) => block.includes("<")))).toEqual([]);
  expect(
    broken(site.pages, (page) => nodes(page).every((node) => addresses(node).every((one) => /^https?:\/\/[^/]+\//.test(one)))),
  ).toEqual([]);
  expect(
    broken(site.pages, (page) => !/FAQPage|SearchAction|Strikethrough|NaN|"(null|undefined)"/.test(blocks(page).join())),
  ).toEqual([]);
  const others = site.pages.filter(({ path }) => path !== "/");
  expect(broken(others, (page) => typed(page, "BreadcrumbList").length === 1)).toEqual([]);
  const trail = (page: Fetched) => z.array(Node).parse(typed(page, "BreadcrumbList")[0]?.itemListElement ?? []);
  expect(
    broken(others, (page) => trail(page).length >= 2 && trail(page).every(({ position }, index) => position === index + 1)),
  ).toEqual([]);
});

test("A10: what a person reads stands in the HTML", async ({ site, page: browser }) => {
  const words = (value: string) => value.split(/\s+/).filter(Boolean).length;
  for (const path of [site.templates.home, site.templates.product, site.templates.category]) {
    await browser.goto(path);
    const shown = await browser.getByRole("main").evaluate((main) => {
      for (const script of main.querySelectorAll("script, style")) script.remove();
      return main.textContent ?? "";
    });
    const main = load(pageAt(site, path).html)("main");
    main.find("script, style").remove();
    expect(words(main.text()) / words(shown)).toBeGreaterThan(0.8);
  }
});

test("A11: no link of the site leads to an error or a detour, or carries tracking", async ({ site, request }) => {
  const internal = [...new Set(site.pages.flatMap(links))].filter((href) => href.startsWith("/"));
  expect(internal.filter((href) => /utm_|return_url|sessionid|page=1(&|$)/.test(href))).toEqual([]);
  const isBuilt = (href: string) => !NOT_BUILT_YET.some((prefix) => href.startsWith(prefix));
  const isOne = (href: string) => /^\/(product|shop)\/\d+$/.test(href);
  const built = internal.filter(
    (href) => isBuilt(href) && site.robots.isAllowed(new URL(href, site.shards[0]?.address).href, "Googlebot"),
  );
  const asked = [
    ...some(built.filter(isOne), 50),
    ...some(
      built.filter((href) => !isOne(href)),
      80,
    ),
  ];
  const statuses = await Promise.all(
    asked.map(async (href) => `${(await request.head(href, { maxRedirects: 0 })).status()} ${href}`),
  );
  expect(statuses.filter((line) => !line.startsWith("200"))).toEqual([]);
});

test("H1: the home page names the site and the company", ({ site }) => {
  const home = site.pages.filter(({ path }) => path === "/");
  expect(broken(home, (page) => typed(page, "WebSite").length === 1 && typed(page, "OnlineStore").length === 1)).toEqual([]);
});

const Product = z.object({
  name: z.string().min(1),
  sku: z.string().regex(/^[\x21-\x7e]+$/),
  image: z.array(z.url()).min(1),
  offers: z.object({
    "@type": z.literal("Offer"),
    price: z.string().regex(/^\d+\.\d{2}$/),
    priceCurrency: z.literal("USD"),
    priceSpecification: z
      .array(
        z.object({ price: z.string(), eligibleQuantity: z.object({ minValue: z.number(), maxValue: z.number().optional() }) }),
      )
      .default([]),
  }),
});

test("P1 to P5: a product's structured data says what its page shows", async ({ site, request }) => {
  const products = site.pages.filter(({ path }) => path.startsWith("/product/"));
  expect(products.length).toBeGreaterThan(2);
  for (const page of products) {
    const product = Product.parse(typed(page, "Product")[0]);
    const { price, priceSpecification: tiers } = product.offers;
    const rows = page.$("main table tbody tr");
    expect(rows.length).toBe(tiers.length);
    const shown = tiers.length > 0 ? rows.first().text() : page.$("main").text();
    expect(shown).toContain(money(Number(price)));
    expect(content(page, 'meta[property="product:price:amount"]')).toBe(price);
    for (const [index, { eligibleQuantity: held }] of tiers.entries()) {
      const next = tiers[index + 1]?.eligibleQuantity.minValue;
      expect(held.maxValue).toBe(next === undefined ? undefined : next - 1);
    }
    expect(typed(page, "Product", "BreadcrumbList").length).toBe(2);
  }
  const [image = ""] = Product.parse(typed(pageAt(site, site.templates.product), "Product")[0]).image;
  expect((await request.get(image)).status()).toBe(200);
});

test("S1: a shop says who and where it is, and lists its goods", ({ site }) => {
  const shops = site.pages.filter(({ path }) => /^\/shop\/\d+$/.test(path));
  expect(broken(shops, (page) => typed(page, "WholesaleStore", "Organization")[0]?.url === canonical(page))).toEqual([]);
  expect(broken(shops, (page) => typed(page, "ItemList").length === 1)).toEqual([]);
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

test("C1: what says nothing new in an address is not in the canonical", async ({ site, request }) => {
  const html = await (await request.get(`${site.templates.category}&parent_product_type_name=Otro&utm_source=whatsapp`)).text();
  expect(html).toContain(
    `<link rel="canonical" href="${site.pages.map(canonical).find((one) => pathOf(one) === site.templates.category)}"/>`,
  );
});

test("a search says that it is not for the index, and shows no other page's address", async ({ request }) => {
  const html = await (await request.get("/screen/product?keyword=termo")).text();
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toContain(text.listing.searchTitle.split("{")[0] ?? "");
});
