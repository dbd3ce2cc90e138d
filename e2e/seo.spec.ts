import { load } from "cheerio";
import sharp from "sharp";
import { DESCRIPTION_LETTERS_MAX, TITLE_LETTERS_MAX } from "../lib/seo/length";
import { type Fetched, pageAt, pathOf, some, test } from "./crawl";
import { expect } from "./fixtures";
import { broken, canonical, content, head, links } from "./raw-html";

// One crawl for all tests.
test.describe.configure({ mode: "default" });

test("A1, A2: every page is whole Spanish HTML", ({ site }) => {
  expect(broken(site.pages, ({ status }) => status === 200)).toEqual([]);
  expect(broken(site.pages, ({ headers }) => headers["content-type"] === "text/html; charset=utf-8")).toEqual([]);
  expect(broken(site.pages, ({ $ }) => $("html").attr("lang") === "es-CO")).toEqual([]);
});

test("A3: one short title and description a page, in the head, like no other page's", ({ site }) => {
  const counts = (page: Fetched) =>
    [/<title>[^<]+<\/title>/g, /<meta name="description" content="[^"]+"/g].map((mark) => head(page).match(mark)?.length);
  expect(broken(site.pages, (page) => counts(page).every((count) => count === 1))).toEqual([]);
  const isShort = (page: Fetched) =>
    page.$("head > title").text().length <= TITLE_LETTERS_MAX &&
    content(page, 'meta[name="description"]').length <= DESCRIPTION_LETTERS_MAX;
  expect(broken(site.pages, isShort)).toEqual([]);
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
    const address = content(page, 'meta[property="og:image"]');
    expect(new URL(address).origin).toBe(new URL(canonical(page)).origin);
    const isCover = /^\/(product|shop)\//.test(path);
    const said = ["width", "height"].map((side) => Number(content(page, `meta[property="og:image:${side}"]`)));
    const response = await request.get(address, { headers: { accept: "*/*" } });
    const bytes = await response.body();
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ path, format, size: [width, height], isLight: bytes.length < 300_000, isWide: isCover || said[0] === 1200 }).toEqual(
      {
        isWide: true,
        path,
        format: "jpeg",
        size: said,
        isLight: true,
      },
    );
    if (!isCover) expect(said[1]).toBe(630);
  }
});

test("A10: what a person reads stands in the HTML", async ({ site, page: browser }) => {
  test.slow();
  const words = (value: string) => value.split(/\s+/).filter(Boolean).length;
  for (const path of Object.values(site.templates)) {
    await browser.goto(path);
    // On a clone, which leaves the page to hydration.
    const shown = await browser.getByRole("main").evaluate((main) => {
      const copy = document.importNode(main, true);
      for (const script of copy.querySelectorAll("script, style")) script.remove();
      return copy.textContent ?? "";
    });
    const main = load(pageAt(site, path).html)("main");
    main.find("script, style").remove();
    expect({ path, isWhole: words(main.text()) >= 0.8 * words(shown) }).toEqual({ path, isWhole: true });
  }
});

test("A11: no link of the site leads to an error or a detour, or carries tracking", async ({ site, request }) => {
  const internal = [...new Set(site.pages.flatMap(links))].filter((href) => href.startsWith("/"));
  expect(internal.filter((href) => /utm_|return_url|sessionid|page=1(&|$)/.test(href))).toEqual([]);
  const isOne = (href: string) => /^\/(product|shop)\/\d+$/.test(href);
  const built = internal.filter((href) => site.robots.isAllowed(new URL(href, site.shards[0]?.address).href, "Googlebot"));
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
  // The pages of a member lead a guest to the login.
  const expected = (line: string) => (line.includes(" /personCenter") ? "307" : "200");
  expect(statuses.filter((line) => !line.startsWith(expected(line)))).toEqual([]);
});
