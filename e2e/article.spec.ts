import { z } from "zod";
import { expect, seriousFindings, test, text } from "./fixtures";

const GUIDE = "/article/incoterms-fob-cif-ddp";
const POLICY = "/article/politica-de-privacidad";

/** One URL per editorial template. */
const PAGES = ["/about_us", "/welcomeToYiwu", "/selectSuppliers", "/article/list", GUIDE, POLICY, "/article/accesibilidad"];

const Node = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });

/** JSON-LD blocks of the page, parsed. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => {
    expect(json).not.toContain("<");
    return Node.parse(JSON.parse(json));
  });

for (const path of PAGES) {
  test.describe(`editorial page ${path}`, () => {
    // spec: 5.2
    test("has its head, one h1 and structured data in its raw HTML", async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head.match(/<title>[^<]{10,70}<\/title>/g)).toHaveLength(1);
      expect(head.match(/<meta name="description" content="[^"]{70,165}"/g)).toHaveLength(1);
      expect(head).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+${path}"`));
      expect(head).toContain('type="application/rss+xml"');
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      const nodes = structuredData(html);
      expect(nodes.map((node) => node["@type"])).toContain("BreadcrumbList");
      expect(nodes.length).toBeGreaterThanOrEqual(2);
    });

    test("is whole without a script", async ({ plainReader }) => {
      await plainReader.goto(path, { waitUntil: "domcontentloaded" });
      await expect(plainReader.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(plainReader.getByRole("main").getByRole("link", { name: text.frame.requestQuote }).first()).toBeVisible();
    });

    for (const width of [360, 1280]) {
      test(`has no serious accessibility finding and no sideways scroll at ${width} px`, async ({ reader, readerErrors }) => {
        await reader.setViewportSize({ width, height: 800 });
        await reader.emulateMedia({ reducedMotion: "reduce" });
        await reader.goto(path);
        expect(await seriousFindings(reader)).toEqual([]);
        expect(await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        expect(readerErrors).toEqual([]);
      });
    }
  });
}

test("a guide says when it was written and changed, as a reader and as a machine read it", async ({ reader }) => {
  await reader.goto(GUIDE);
  const times = reader.getByRole("article").first().getByRole("time");
  await expect(times).toHaveCount(2);
  for (const time of await times.all()) {
    await expect(time).toHaveText(/^\d{1,2} de \p{L}+ de \d{4}$/u);
    await expect(time).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d$/);
  }
  const guide = structuredData(await reader.content()).find((node) => node["@type"] === "Article");
  expect(guide).toMatchObject({ dateModified: expect.any(String), image: [expect.stringMatching(/^https?:\/\//)] });
});

// spec: 5.2
test("every article in the list opens, and its picture can be drawn", async ({ reader }) => {
  await reader.goto("/article/list");
  const addresses = await reader
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(9);
  for (const address of addresses) {
    const html = await (await reader.request.get(address)).text();
    const picture = /<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/.exec(html)?.[1];
    if (picture === undefined) continue;
    const response = await reader.request.get(picture.replaceAll("&amp;", "&"));
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test("a reader on a wide screen goes to a part of the text by its name", async ({ reader }) => {
  await reader.setViewportSize({ width: 1280, height: 800 });
  await reader.goto(POLICY);
  await reader.getByRole("navigation", { name: text.article.contents }).getByRole("link", { name: "7. Sus derechos" }).click();
  await expect(reader).toHaveURL(/#derechos$/);
  await expect(reader.getByRole("heading", { name: "7. Sus derechos" })).toBeInViewport();
});

test("a guide is shared by WhatsApp with its absolute address", async ({ reader }) => {
  await reader.goto(GUIDE);
  const share = reader.getByRole("main").getByRole("link", { name: text.share.whatsapp });
  await expect(share).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.*https?%3A%2F%2F.*incoterms-fob-cif-ddp$/);
});

test("on paper only the text is left", async ({ reader }) => {
  await reader.goto(GUIDE);
  await reader.emulateMedia({ media: "print" });
  await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reader.getByRole("banner")).toBeHidden();
  await expect(reader.getByRole("contentinfo")).toBeHidden();
});

for (const path of ["/article/no-existe", "/article/list/2", "/article/%3Cscript%3E", "/selectSuppliers?district=District_99"]) {
  test(`${path} answers 404 with a whole page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<html lang="es-CO">');
    expect(html).toContain(text.error.notFoundTitle);
  });
}

// spec: 21.3
test("every way to the factories of a trade or a market leads to factories", async ({ reader }) => {
  await reader.goto("/selectSuppliers");
  const addresses = await reader
    .getByRole("main")
    .locator('a[href^="/selectSuppliers?"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    const response = await reader.request.get(address, { maxRedirects: 0 });
    expect([address, response.status()]).toEqual([address, 200]);
  }
  await reader.goto(addresses[0] ?? "");
  await expect(reader.getByRole("main").getByRole("article").first()).toBeVisible();
});

// spec: 5.1
test("the list of all factories narrows to those of a trade, as many as it says, without scripts", async ({ plainReader }) => {
  await plainReader.goto("/shop/factory");
  const trade = plainReader.getByRole("navigation", { name: text.shop.selected.trade }).getByRole("link").first();
  const [, name = "", count] = /^(\D+)(\d+)$/.exec((await trade.textContent()) ?? "") ?? [];
  await trade.click();
  await expect(plainReader.getByRole("main").getByRole("article")).toHaveCount(Number(count));
  const chosen = plainReader.getByRole("navigation", { name: text.listing.active }).getByRole("link", { name });
  await expect(trade).toHaveAttribute("aria-current", "true");
  await expect(trade).toContainText(name);
  const market = plainReader.getByRole("navigation", { name: text.shop.selected.market }).getByRole("link").first();
  await market.click();
  await expect(plainReader).toHaveURL(/\/shop\/factory\?parent_product_type_id=\w+&district=\w+$/);
  await expect(plainReader.getByRole("main").getByRole("article").first()).toBeVisible();
  await chosen.click();
  await expect(plainReader).toHaveURL(/\/shop\/factory\?district=\w+$/);
  await plainReader.getByRole("navigation", { name: text.shop.selected.market }).getByRole("link").first().click();
  await expect(plainReader).toHaveURL("/shop/factory");
  await plainReader.goto("/shop/factory?keyword=xqzwkvjy");
  await expect(plainReader.getByText(text.shop.noFactories)).toBeVisible();
});

test("the company's page describes it without inventing policies", async ({ request }) => {
  const html = await (await request.get("/about_us")).text();
  const company = structuredData(html).find((node) => node["@type"] === "OnlineStore");
  expect(company).toMatchObject({ foundingDate: "1993", legalName: expect.any(String), telephone: expect.any(String) });
  expect(company).not.toHaveProperty("hasMerchantReturnPolicy");
});

test("the news feed is well formed and holds every article", async ({ reader }) => {
  const response = await reader.request.get("/rss.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/rss+xml");
  // Trusted Types forbid DOMParser on pages of the site.
  await reader.goto("about:blank");
  const feed = await reader.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      return {
        isBroken: document.querySelector("parsererror") !== null,
        links: [...document.querySelectorAll("item > link")].map(({ textContent }) => new URL(textContent ?? "").pathname),
      };
    },
    await response.text(),
  );
  expect(feed.isBroken).toBe(false);
  expect(feed.links.filter((path) => path.startsWith("/article/"))).toHaveLength(9);
  expect(feed.links.filter((path) => path.startsWith("/product/")).length).toBeGreaterThan(0);
});
