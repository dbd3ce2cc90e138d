import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import markets from "../messages/content/markets.json" with { type: "json" };
import { expect, open, test, text } from "./fixtures";

const t = text.market;
const HALLS = markets.flatMap((market) => [market, ...(market.east ? [market.east] : [])]);
const TIME = /\d\d:\d\d:\d\d/;

const Place = z.object({
  "@type": z.literal("ShoppingCenter"),
  url: z.url(),
  foundingDate: z.string().optional(),
  address: z.object({ addressCountry: z.literal("CN") }),
  image: z.array(z.url()),
});
const Trail = z.object({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z.array(z.object({ position: z.number() })).min(2),
});
const Data = z.union([Place, Trail, z.array(Place)]);

/** JSON-LD blocks of the page, parsed. */
async function structuredData(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => json);
  expect(blocks.filter((json) => json.includes("<"))).toEqual([]);
  return blocks.map((json) => Data.parse(JSON.parse(json)));
}

const floorsOf = (page: Page, title: string) => page.getByText(t.floorsOf.replace("{title}", title), { exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    for (const { key, title } of HALLS) {
      // spec: 11.1, 14.5
      test(`the anchor #${key} opens its entry`, async ({ reader, plainReader }) => {
        const page = javaScriptEnabled ? reader : plainReader;
        await page.goto(`/entitymarket#${key}`, { waitUntil: "domcontentloaded" });
        await expect(floorsOf(page, title)).toBeVisible();
        await expect(page.getByRole("link", { name: t.seeSellers.replace("{title}", title), exact: true })).toBeInViewport();
      });
    }

    // spec: 14.3
    test("one entry is open at a time, the first one when the address names none or nonsense", async ({
      reader,
      plainReader,
    }) => {
      const page = javaScriptEnabled ? reader : plainReader;
      await page.goto("/entitymarket#nada");
      await expect(floorsOf(page, "Distrito 1")).toBeVisible();
      await page.getByRole("heading", { name: "Distrito 4", exact: true }).click();
      await expect(floorsOf(page, "Distrito 4")).toBeVisible();
      await expect(floorsOf(page, "Distrito 1")).toBeHidden();
    });
  });
}

// spec: 14.5
test("a change of the anchor opens the other entry", async ({ reader }) => {
  await reader.goto("/entitymarket");
  await reader.evaluate(() => {
    window.location.hash = "sc";
  });
  await expect(floorsOf(reader, "Mercado de materiales de producción")).toBeVisible();
});

// spec: 1.2
test("the map is also a list of links, and what is being built leads nowhere", async ({ reader }) => {
  await reader.goto("/entitymarket");
  const list = reader.getByRole("navigation", { name: t.links });
  for (const { key, title } of HALLS) {
    await expect(list.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/entitymarket/${key}`);
  }
  await expect(list.getByText(t.underConstruction).filter({ visible: true })).toHaveCount(1);
  await expect(list.getByRole("link", { name: t.digital })).toHaveCount(0);
});

// spec: 14.3, 14.5
test("every market has a page with its own title, its plan, its floors and its place among the others", async ({ reader }) => {
  const titles = new Set<string>();
  for (const { key, title, floors } of HALLS) {
    const response = await reader.goto(`/entitymarket/${key}`);
    expect(response?.status()).toBe(200);
    titles.add(await reader.title());
    await expect(reader).toHaveTitle(new RegExp(`^${title} de Yiwu(: pisos, categorías y mapa)?( – |$)`));
    await expect(reader.getByRole("img", { name: t.planAlt.replace("{title}", title) })).toBeVisible();
    for (const floor of floors) await expect(reader.getByText(floor.desc, { exact: true })).toBeVisible();
    await expect(
      reader.getByRole("navigation", { name: t.links }).getByRole("link", { name: title, exact: true }),
    ).toHaveAttribute("aria-current", "page");
  }
  expect(titles.size).toBe(HALLS.length);
});

test("a market leads to its goods and to its shops", async ({ reader }) => {
  await reader.goto("/entitymarket/District_1");
  const goods = reader.getByRole("region", { name: "Rubros del Distrito 1" }).getByRole("link").first();
  await expect(goods).toHaveAttribute("href", /^\/screen\/product\?parent_product_type_id=/);
  await expect(reader.getByRole("region", { name: "Tiendas del Distrito 1" }).getByRole("link").first()).toBeVisible();
  await goods.click();
  await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the list of markets on a phone says what each one sells", async ({ reader }) => {
  await reader.setViewportSize({ width: 360, height: 740 });
  await reader.goto("/entitymarket");
  const markets = reader.locator("summary");
  await expect(markets.filter({ hasText: "Distrito 5" })).toContainText("Alimentos y bebidas importados");
  await expect(markets.filter({ hasText: "Mercado de ropa Huangyuan" })).toContainText("Jeans y pantalones");
});

test("every shop stands on a floor that the page of its market names", async ({ request }) => {
  const Shops = z.object({ records: z.array(z.object({ location: z.string() })), total: z.number() });
  for (const { key, floors } of HALLS.filter((hall) => !hall.key.endsWith("-East"))) {
    const data = { district: key, pageSize: 50 };
    const answer = await request.post("/api/gateway/base3/osc/v1/shops/search", {
      data,
      headers: { "sec-fetch-site": "same-origin" },
    });
    const { records } = Shops.parse(await answer.json());
    const east = HALLS.find((hall) => hall.key === `${key}-East`)?.floors ?? [];
    const named = (location: string) => (location.includes("-East") ? east : floors).map(({ title }) => title.toLowerCase());
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter(({ location }) => !named(location).includes(/piso \d/.exec(location)?.[0] ?? ""))).toEqual([]);
  }
});

// spec: 1.2
test("fairs tell their days written out, inside time", async ({ reader }) => {
  await reader.goto("/entitymarket");
  const times = reader.getByRole("region", { name: t.exhibitions }).locator("time");
  const labels = await times.allTextContents();
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => !/^\d.* de \p{L}+ de \d{4}$/u.test(label))).toEqual([]);
  expect(await times.first().getAttribute("datetime")).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("crawlers read each market as a place in China with its opening day, and the trail", async ({ request }) => {
  const [trail, places] = await structuredData(request, "/entitymarket");
  expect(Trail.parse(trail).itemListElement).toHaveLength(2);
  expect(z.array(Place).parse(places)).toHaveLength(HALLS.length);
  for (const { key, facts } of HALLS) {
    const [own, place] = await structuredData(request, `/entitymarket/${key}`);
    expect(Trail.parse(own).itemListElement).toHaveLength(3);
    expect(Place.parse(place).url).toMatch(new RegExp(`/entitymarket/${key}$`));
    expect(Place.parse(place).foundingDate).toBe("opened" in facts ? facts.opened : undefined);
  }
});

// spec: 1.8
test("the clocks of Bogotá and Yiwu tick, stand still in a hidden tab, and are not in the page that is kept", async ({
  page,
}) => {
  expect(await (await page.request.get("/entitymarket")).text()).not.toMatch(TIME);
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await page.goto("/entitymarket");
  const yiwu = page.getByText(`${t.yiwu}, viernes`).locator("..").getByText(TIME);
  const bogota = page.getByText(`${t.bogota}, viernes`).locator("..").getByText(TIME);
  await expect(bogota).toHaveText(/^10:00:/);
  await expect(yiwu).toHaveText(/^23:00:/);
  await page.clock.runFor(90_000);
  await expect(yiwu).toHaveText(/^23:01:/);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await hide(true);
  const stopped = await yiwu.textContent();
  await page.clock.runFor(600_000);
  expect(await yiwu.textContent()).toBe(stopped);
  await hide(false);
  await expect(yiwu).toHaveText(/^23:1\d:/);
});

test("the clocks take no more room than the page has kept for them", async ({ reader, plainReader }) => {
  for (const width of [360, 768, 1280]) {
    const tops = [];
    for (const page of [plainReader, reader]) {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto("/entitymarket");
      if (page === reader) await expect(page.getByText(TIME).first()).toBeVisible();
      tops.push((await page.getByRole("heading", { name: t.map }).boundingBox())?.y);
    }
    expect(tops[1]).toBe(tops[0]);
  }
});

// spec: 1.8, 23.26
test("the clocks tick every 500 ms", async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await open(page, "/entitymarket");
  await page.clock.pauseAt("2026-11-20T16:00:00.700Z");
  // A visible tab restarts its clock.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const bogota = page.getByText(`${t.bogota}, viernes`).locator("..").getByText(TIME);
  await expect(bogota).toHaveText("11:00:00");
  await page.clock.runFor(499);
  await expect(bogota).toHaveText("11:00:00");
  await page.clock.runFor(1);
  await expect(bogota).toHaveText("11:00:01");
});

for (const width of [360, 768]) {
  test(`at ${width} px the tour of the markets is in sight without an anchor, each entry with its picture`, async ({
    reader,
  }) => {
    await reader.setViewportSize({ width, height: 900 });
    await reader.goto("/entitymarket");
    const tour = reader.getByRole("region", { name: t.showrooms });
    await expect(tour.locator("summary").filter({ visible: true })).toHaveCount(markets.length);
    await expect(tour.locator("summary img").filter({ visible: true })).toHaveCount(markets.length);
  });
}
