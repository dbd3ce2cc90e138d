import { z } from "zod";
import { pageAt, pathOf, test } from "./crawl";
import { expect } from "./fixtures";
import { blocks, broken, canonical, content, links, nodes, typed } from "./raw-html";

test.describe.configure({ mode: "default" });

// spec: 11.1
test("H1, H3 to H5: the home page names site and company, shows its first picture, and leads everywhere", ({ site }) => {
  const home = pageAt(site, "/");
  const [name, store] = [typed(home, "WebSite"), typed(home, "OnlineStore")];
  expect([name.length, store.length]).toEqual([1, 1]);
  expect(name[0]?.name).toBe(content(home, 'meta[property="og:site_name"]'));
  const first = home.$('main img[fetchpriority="high"]');
  expect(first.length).toBeGreaterThan(0);
  expect(first.attr("loading")).not.toBe("lazy");
  const listed = site.shards.filter(({ address }) => /(mercados|campanas)\.xml$/.test(address));
  const wanted = listed.flatMap(({ entries }) => entries.map(({ loc }) => pathOf(loc)));
  const led = new Set(links(home).map((href) => href.replace("/entitymarket#", "/entitymarket/")));
  // East halves are part of their market's page.
  expect(wanted.filter((path) => !led.has(path.replace(/-East$/, "")))).toEqual([]);
  const markets = new Set(links(pageAt(site, site.templates.markets)));
  expect(wanted.filter((path) => path.startsWith("/entitymarket/") && !markets.has(path))).toEqual([]);
  const inside = new URL(canonical(home)).origin;
  const outward = home.$('a[href^="http"]').filter((_, link) => !home.$(link).attr("href")?.startsWith(`${inside}/`));
  expect(
    outward
      .filter((_, link) => !/noopener/.test(home.$(link).attr("rel") ?? ""))
      .map((_, link) => home.$(link).attr("href"))
      .get(),
  ).toEqual([]);
});

// spec: 11.2
test("H4: the home page leads to every top category", ({ site }) => {
  const menu = pageAt(site, "/").$("header nav a, main nav a");
  const top = new Set(menu.map((_, link) => pageAt(site, "/").$(link).attr("href")).get());
  const led = [...top].filter((href) => href.startsWith("/screen/product?parent_product_type_id="));
  const known = new Set(site.shards.flatMap(({ entries }) => entries.map(({ loc }) => pathOf(loc))));
  expect(led.length).toBeGreaterThanOrEqual(20);
  expect(led.filter((path) => !known.has(path))).toEqual([]);
});

// spec: 1.2, 21.3
test("S1, S2: a shop says who and where it is, and lists its first goods as links", ({ site }) => {
  const shops = site.pages.filter(({ path }) => /^\/shop\/\d+$/.test(path));
  expect(broken(shops, (page) => typed(page, "WholesaleStore", "Organization")[0]?.url === canonical(page))).toEqual([]);
  const listed = (page: (typeof shops)[number]) =>
    z.array(z.object({ url: z.url() })).parse(typed(page, "ItemList")[0]?.itemListElement);
  expect(
    broken(shops, (page) => {
      const urls = listed(page).map(({ url }) => pathOf(url));
      return urls.length > 0 && urls.length <= 24 && urls.every((path) => links(page).includes(path));
    }),
  ).toEqual([]);
});

test("M1, M6: every market is in the sitemap, and the one being built is not", ({ plan }) => {
  const markets = plan.shards.find(({ address }) => address.endsWith("/mercados.xml"))?.entries ?? [];
  const paths = markets.map(({ loc }) => pathOf(loc));
  expect(paths.length).toBe(9);
  expect(paths.filter((path) => !path.startsWith("/entitymarket/") || /digital/i.test(path))).toEqual([]);
});

test("R1, R2: texts tell when they were changed, to readers and to machines, and legal ones are led to from everywhere", ({
  site,
}) => {
  const articles = site.pages.filter(({ path }) => /^\/article\/(?!list)/.test(path));
  expect(broken(articles, (page) => typed(page, "Article", "WebPage").some(({ dateModified }) => dateModified))).toEqual([]);
  expect(broken(articles, ({ $ }) => $("main time[datetime]").length > 0)).toEqual([]);
  const legal = (page: (typeof articles)[number]) => page.$('footer a[href^="/article/"]').length;
  expect(broken(site.pages, (page) => legal(page) >= 2)).toEqual([]);
});

test("L1 to L3: broadcasts are links in the list, and one with its dates tells them", ({ site }) => {
  const list = pageAt(site, site.templates.lives);
  expect(links(list).filter((href) => /^\/shop\/spa\/\d+\/livebroadcast\?channel_id=\d+$/.test(href)).length).toBeGreaterThan(5);
  const Video = z.object({
    uploadDate: z.iso.datetime({ offset: true }),
    thumbnailUrl: z.array(z.url()).min(1),
    duration: z
      .string()
      .regex(/^PT\d+S$/)
      .optional(),
    publication: z.object({ startDate: z.iso.datetime({ offset: true }), endDate: z.iso.datetime({ offset: true }) }),
  });
  const rooms = site.pages.filter(({ path }) => path.startsWith("/shop/spa/"));
  expect(rooms.length).toBeGreaterThan(0);
  for (const page of rooms) {
    const { publication, duration } = Video.parse(typed(page, "VideoObject")[0]);
    const isOver = Date.parse(publication.endDate) < Date.now();
    expect({ path: page.path, hasLength: duration !== undefined }).toEqual({ path: page.path, hasLength: isOver });
    expect(Date.parse(publication.startDate)).toBeLessThan(Date.parse(publication.endDate));
    expect(page.$("main img").length).toBeGreaterThan(0);
  }
});

test("O3: the company tells all that is configured of it on its own page, and no more", ({ site }) => {
  const [company] = typed(pageAt(site, "/about_us"), "OnlineStore");
  expect(Object.keys(company ?? {})).toEqual(
    expect.arrayContaining(["legalName", "address", "email", "telephone", "contactPoint", "foundingDate", "logo", "url"]),
  );
  expect(company).not.toHaveProperty("aggregateRating");
  const others = site.pages.filter(({ path }) => !["/", "/about_us"].includes(path));
  expect(broken(others, (page) => typed(page, "OnlineStore").length === 0)).toEqual([]);
});

test("A11, A13: every link is one, and every picture has its place and is described", ({ site }) => {
  expect(broken(site.pages, ({ $ }) => $("a:not([href]), [role='link']:not([href]), [onclick]").length === 0)).toEqual([]);
  expect(broken(site.pages, ({ $ }) => $("img:not([width]), img:not([height]), img:not([alt])").length === 0)).toEqual([]);
  expect(broken(site.pages, (page) => nodes(page).length === blocks(page).length || page.path === "/entitymarket")).toEqual([]);
});

/** Pages of one person. */
const PRIVATE = ["/personCenter/Orders", "/cart", "/checkout", "/login", "/register", "/cantFindWin", "/chat/away"];

/** Those without personal data, which caches may keep. */
const SHARED = ["/cantFindWin", "/chat/away"];

test("X2, X3, X5: a private page is kept nowhere, and tells neither crawlers nor networks anything", async ({ request }) => {
  for (const path of PRIVATE) {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();
    expect({ path, isTold: /ld\+json|property="og:/.test(html) }).toEqual({ path, isTold: false });
    if (!SHARED.includes(path)) expect(response.headers()["cache-control"]).toMatch(/private.*no-store/);
  }
});
