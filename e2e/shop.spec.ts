import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, open, seriousFindings, test, text } from "./fixtures";
import { expectInSight } from "./visibility";

const t = text.shop;
const Rooms = z.object({ records: z.array(z.object({ channel_id: z.string(), shop_id: z.string() })) });
const Evidence = z.object({ licences: z.number(), pictures: z.number() });
const Shops = z.object({
  records: z.array(z.object({ id: z.string(), total: z.number().optional(), evidence: Evidence.optional() })),
  total: z.number(),
});

async function ask(page: Page, path: string, data: object) {
  const response = await page.request.post(`/api/gateway/${path}`, { data, headers: { "sec-fetch-site": "same-origin" } });
  return response.json();
}

const shops = async (page: Page, filter: object) =>
  Shops.parse(await ask(page, "base3/osc/v1/shops/search", { pageSize: 50, ...filter }));

const roomOnAir = async (page: Page) =>
  Rooms.parse(await ask(page, "buyer/live/search", { on_air: true, pageSize: 1 })).records[0];

/** Address of the first factory with licences and more products than a phone shows. */
async function documentedShop(page: Page) {
  const { records } = await shops(page, { factory: true });
  const shop = records.find(({ total = 0, evidence }) => total > 12 && (evidence?.licences ?? 0) > 0);
  return `/shop/${shop?.id}`;
}

const sectionLinks = (page: Page) => page.getByRole("navigation", { name: text.article.contents }).getByRole("link");

test("a shop on air says so and leads to its broadcast", async ({ reader }) => {
  const room = await roomOnAir(reader);
  await reader.goto(`/shop/${room?.shop_id}`);
  await expect(reader.getByRole("region", { name: t.lives }).getByRole("article").first()).toBeVisible();
  await reader.getByRole("main").getByRole("link", { name: t.watchLive }).click();
  await expect(reader).toHaveURL(`/shop/spa/${room?.shop_id}/livebroadcast?channel_id=${room?.channel_id}`);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`a broadcast shows its products on the first screen at ${width} px`, async ({ reader }) => {
    await reader.setViewportSize({ width, height });
    await reader.emulateMedia({ reducedMotion: "reduce" });
    await reader.goto(`/live/${(await roomOnAir(reader))?.channel_id}`);
    const products = reader.getByRole("region", { name: text.live.products }).getByRole("article");
    expect(await products.count()).toBeGreaterThan(3);
    for (const one of [0, 1]) await expect(products.nth(one)).toBeInViewport();
  });
}

test("the links under a shop's head lead to its sections, without scripts", async ({ plainReader }) => {
  await plainReader.goto(await documentedShop(plainReader));
  const targets = await sectionLinks(plainReader).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets).toEqual(expect.arrayContaining(["#productos", "#licencias", "#instalaciones", "#contacto"]));
  for (const target of targets) await expect(plainReader.locator(`main h2${target}`)).toHaveCount(1);
  await expect(plainReader.getByRole("region", { name: t.licenses }).getByRole("link").first()).toHaveAttribute(
    "href",
    /\/media\/.+w=1600$/,
  );
});

test("a licence opens in a dialog, which closes by its button, by Escape and by going back", async ({ page, consoleErrors }) => {
  const address = await documentedShop(page);
  await open(page, address);
  const licence = page.getByRole("region", { name: t.licenses }).getByRole("link").first();
  const dialog = page.getByRole("dialog", { name: t.licenses });
  const closings = [
    () => dialog.getByRole("button", { name: text.product.close }).click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await licence.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(licence).toBeFocused();
  }
  await expect(page).toHaveURL(address);
  expect(consoleErrors).toEqual([]);
});

test("on a phone a shop shows twelve products and leads to all, and its own bar asks for a quotation", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await documentedShop(page);
  await open(page, address);
  const products = page.getByRole("region", { name: t.products });
  await expect(products.getByRole("article").filter({ visible: true })).toHaveCount(12);
  await expect(products.getByRole("link", { name: /^Ver los \d+ productos$/ })).toHaveAttribute("href", /shop_id=/);
  expect(await seriousFindings(page)).toEqual([]);
  await expect(products.getByRole("article").first()).toBeInViewport({ ratio: 0.4 });
  await page.evaluate(() => window.scrollTo(0, 1200));
  const quote = page.getByRole("main").getByRole("link", { name: t.requestQuote });
  await expectInSight(quote);
  await quote.click();
  await expect(page).toHaveURL(`/cantFind?shop_id=${address.split("/").at(-1)}`);
});

test("a search in a shop keeps the shop over its products, and offers other shops where it finds nothing", async ({ page }) => {
  const address = await documentedShop(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, address);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const word =
    (await page.getByRole("region", { name: t.products }).getByRole("heading", { level: 3 }).first().textContent())?.split(
      " ",
    )[0] ?? "";
  await page.getByRole("searchbox", { name: t.searchHere }).fill(word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/shop_id=\d+&keyword=/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: t.backToShop })).toHaveAttribute("href", address);
  await expect(main.getByRole("link", { name: t.backToShop })).toContainText(name);
  await expect(main.getByRole("searchbox", { name: t.searchHere })).toHaveValue(word);
  await expect(main.getByRole("article").first()).toBeInViewport();
  await main.getByRole("searchbox", { name: t.searchHere }).fill("candado");
  await page.keyboard.press("Enter");
  await main.getByRole("link", { name: text.listing.noneAllShops }).click();
  await expect(page).toHaveURL("/screen/product?keyword=candado");
});

test("factories are ordered by their products and narrowed to those with a licence, without scripts", async ({ plainReader }) => {
  await plainReader.goto("/shop/factory");
  const order = plainReader.getByRole("navigation", { name: t.selected.order });
  await order.getByRole("link", { name: t.selected.sorts.goods }).click();
  await expect(plainReader).toHaveURL("/shop/factory?sort=goods");
  await order.getByRole("link", { name: t.selected.licensed }).click();
  await expect(plainReader).toHaveURL("/shop/factory?licensed=1&sort=goods");
  await expect(plainReader.getByRole("main")).not.toContainText(t.selected.noLicence);
  const counts = await plainReader
    .getByRole("article")
    .getByText(/^\d+ productos?$/)
    .allTextContents();
  const numbers = counts.map((count) => Number.parseInt(count, 10));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  await order.getByRole("link", { name: t.selected.sorts.goods }).click();
  await expect(plainReader).toHaveURL("/shop/factory?licensed=1");
});

test("on paper a shop has neither its search nor its buttons", async ({ page }) => {
  await open(page, await documentedShop(page));
  await page.emulateMedia({ media: "print" });
  for (const name of [t.requestQuote, t.chat]) await expect(page.getByRole("main").getByRole("link", { name })).toBeHidden();
  await expect(page.getByRole("searchbox", { name: t.searchHere })).toBeHidden();
  await expect(page.locator("main .wish:visible, main .add:visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t.licenses })).toBeVisible();
});

test("a market without factories does not lead to any, and its list of suppliers says so", async ({ reader }) => {
  for (const key of ["District_1", "sc"]) {
    const { total } = await shops(reader, { district: key, factory: true, pageSize: 1 });
    await reader.goto(`/entitymarket/${key}`);
    await expect(reader.getByRole("link", { name: text.market.makersHere })).toHaveCount(total > 0 ? 1 : 0);
    const response = await reader.goto(`/selectSuppliers?district=${key}`);
    expect(response?.status()).toBe(200);
    await expect(reader.getByText(t.noFactories)).toHaveCount(total > 0 ? 0 : 1);
    await expect(reader.locator("meta[name=robots][content*=noindex]")).toHaveCount(total > 0 ? 0 : 1);
  }
});

test("a search in a shop that finds nothing leads to the same search in all shops", async ({ reader }) => {
  const { records } = await shops(reader, { factory: true });
  for (const { id } of records) {
    await reader.goto(`/screen/product?keyword=termo&shop_id=${id}`);
    const wider = reader.getByRole("link", { name: text.listing.noneAllShops });
    if ((await wider.count()) === 0) continue;
    await wider.click();
    await expect(reader).toHaveURL("/screen/product?keyword=termo");
    await expect(reader.getByRole("article").first()).toBeVisible();
    return;
  }
  throw new Error("every shop sells it");
});

test("the directory, the comparison and the shop's page count the same pictures", async ({ reader }) => {
  const { records } = await shops(reader, { factory: true });
  const shop = records.find(({ evidence }) => (evidence?.pictures ?? 0) > 1);
  const label = t.selected.pictures.other.replace("{count}", String(shop?.evidence?.pictures));
  await reader.goto(`/shop/${shop?.id}`);
  await expect(sectionLinks(reader).filter({ hasText: label })).toHaveCount(1);
  await reader.goto(`/compare/shops?ids=${shop?.id}`);
  await expect(reader.getByRole("cell", { name: label })).toBeVisible();
});
