import { fill } from "../lib/format";
import { firstGoods } from "./cart";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.compare;
const PHONE = { width: 360, height: 740 };

/** Distinct shops of the first products. */
const sellersOf = (records: { shopId: string }[]) => [...new Set(records.map(({ shopId }) => shopId))];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // spec: 26.3
  test("products stand side by side, one is added by its address and one taken away, and the address holds the choice", async ({
    page,
  }) => {
    const [one, other, third] = await firstGoods(page);
    await page.goto(`/product/${one?.productId}`);
    await page.getByRole("link", { name: t.compare, exact: true }).click();
    await expect(page).toHaveURL(`/compare?ids=${one?.productId}`);
    await page.getByLabel(t.number).fill(`https://example.co/product/${other?.productId}`);
    await page.getByRole("button", { name: t.compare }).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveCount(2);
    await expect(page.getByRole("rowheader").filter({ hasText: t.same }).first()).toBeVisible();
    await page.goto(`/compare?ids=${one?.productId},${other?.productId},${third?.productId},999999999`);
    await expect(page.getByText(t.gone.one.replace("{count}", "1"))).toBeVisible();
    await page.getByRole("link", { name: t.removeOf.replace("{name}", third?.name ?? ""), exact: true }).click();
    await expect(page).toHaveURL(`/compare?ids=${one?.productId},${other?.productId}`);
    await page.getByLabel(t.number).fill("zzqx");
    await page.getByRole("button", { name: t.compare }).click();
    await expect(page.getByText(t.unknown.replace("{typed}", "zzqx"))).toBeVisible();
    await expect(page.getByLabel(t.number)).toHaveValue("zzqx");
    await expect(heads).toHaveCount(2);
    await page.getByLabel(t.number).fill("termo");
    await page.getByRole("button", { name: t.compare }).click();
    await expect(page.getByText(t.foundFor.replace("{typed}", "termo"))).toBeVisible();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  });

  // spec: 26.3
  test("what is the same is hidden, and heads stay in view while a phone scrolls", async ({ page }) => {
    const [one, other] = await firstGoods(page);
    await page.setViewportSize(PHONE);
    await page.goto(`/compare?ids=${one?.productId},${other?.productId}`);
    const same = page.getByRole("rowheader").filter({ hasText: t.same });
    await expect(same.first()).toBeVisible();
    await page.getByLabel(t.onlyDifferent).check();
    await expect(same.first()).toBeHidden();
    await expect(page.getByRole("rowheader", { name: t.prices })).toBeVisible();
    await page.getByLabel(t.onlyDifferent).uncheck();
    const lone = page.locator("tr[data-lone]").first();
    await expect(lone).toBeHidden();
    await page.getByLabel(fill(t.lone, { count: await page.locator("tr[data-lone]").count() })).check();
    await expect(lone).toBeVisible();
    await page.getByRole("rowheader", { name: t.category }).evaluate((row) => row.scrollIntoView({ block: "center" }));
    await expect(page.getByRole("columnheader").first()).toBeInViewport();
  });
});

test("a product seen before is added to the comparison with one press", async ({ page }) => {
  const [one, other] = await firstGoods(page);
  for (const product of [one, other]) {
    await open(page, `/product/${product?.productId}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("seen-products"))).toContain(product?.productId);
  }
  await page.goto(`/compare?ids=${other?.productId}`);
  await page.getByRole("region", { name: t.add }).getByRole("link", { name: one?.name }).first().click();
  await expect(page).toHaveURL(`/compare?ids=${other?.productId},${one?.productId}`);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

// spec: 26.3
test("the second product is compared with the first, which the browser remembers until the comparison is emptied", async ({
  page,
}) => {
  const [one, other] = await firstGoods(page);
  await open(page, `/product/${one?.productId}`);
  await page.locator("html[data-cards]").waitFor();
  await page.getByRole("link", { name: t.compare, exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("compared-products"))).toBe(one?.productId);
  await expect(page.getByRole("status").filter({ hasText: text.comparison.first })).toBeVisible();
  await expect(page).toHaveURL(`/product/${one?.productId}`);
  await expect(page.getByRole("link", { name: fill(text.comparison.open, { count: 1 }), exact: true })).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: text.comparison.see, exact: true }).click();
  await expect(page).toHaveURL(`/compare?ids=${one?.productId}`);
  await open(page, `/product/${other?.productId}`);
  await page.getByRole("link", { name: fill(text.comparison.withOthers, { count: 1 }), exact: true }).click();
  await expect(page).toHaveURL(`/compare?ids=${one?.productId},${other?.productId}`);
  await open(page, `/product/${one?.productId}`);
  await expect(page.getByRole("link", { name: fill(text.comparison.open, { count: 2 }), exact: true })).toBeVisible();
  await page.goto("/compare");
  await expect(page).toHaveURL(`/compare?ids=${one?.productId},${other?.productId}`);
  for (const product of [one, other])
    await page.getByRole("link", { name: t.removeOf.replace("{name}", product?.name ?? ""), exact: true }).click();
  await expect(page).toHaveURL("/compare?ids=");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("compared-products"))).toBeNull();
});

// spec: 26.3
test("on a phone two of four columns stand in view, the heads stay and move along", async ({ page }) => {
  const goods = (await firstGoods(page)).slice(0, 4);
  await page.setViewportSize(PHONE);
  await open(page, `/compare?ids=${goods.map(({ productId }) => productId).join(",")}`);
  await expect(page.getByText(fill(t.swipe, { shown: 2, count: 4 }))).toBeVisible();
  const heads = page.getByRole("columnheader");
  await expect(heads.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(heads.nth(3)).not.toBeInViewport();
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: t.category }) });
  await row.getByRole("cell").nth(3).scrollIntoViewIfNeeded();
  await expect(heads.nth(3)).toBeInViewport();
  await expect(heads.first()).not.toBeInViewport();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("the comparison is read by everybody, on a phone, too", async ({ page }) => {
  const [one, other] = await firstGoods(page);
  await page.setViewportSize(PHONE);
  await open(page, `/compare?ids=${one?.productId},${other?.productId}`);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe("suppliers without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  // spec: 26.3
  test("stand side by side from the shop's page on, one is added and one taken away, and the address holds the choice", async ({
    page,
    goods,
  }) => {
    const [one, other, third] = sellersOf((await goods()).records);
    await page.goto(`/shop/${one}`);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.getByRole("link", { name: t.compareNamed.replace("{name}", name), exact: true }).click();
    await expect(page).toHaveURL(`/compare/shops?ids=${one}`);
    await page.getByLabel(t.shops.number).fill(`https://example.co/shop/${other}`);
    await page.getByRole("button", { name: t.compare }).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveCount(2);
    await expect(page.getByRole("rowheader", { name: t.shops.total })).toBeVisible();
    await expect(page.getByRole("rowheader").filter({ hasText: t.same }).first()).toBeVisible();
    await page.goto(`/compare/shops?ids=${third},${one},${other},999999999`);
    await expect(heads).toHaveCount(3);
    await expect(page.getByText(t.shops.gone.one.replace("{count}", "1"))).toBeVisible();
    await page.getByRole("link", { name: t.removeOf.replace("{name}", name), exact: true }).click();
    await expect(page).toHaveURL(`/compare/shops?ids=${third},${other}`);
    await page.getByLabel(t.shops.number).fill("zzqx");
    await page.getByRole("button", { name: t.compare }).click();
    await expect(page.getByText(t.shops.unknown.replace("{typed}", "zzqx"))).toBeVisible();
    await expect(page.getByLabel(t.shops.number)).toHaveValue("zzqx");
    await expect(heads).toHaveCount(2);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  });
});

test("a comparison of suppliers begins with a name or with a suggested one, and leads to the directory", async ({ page }) => {
  await page.goto("/compare/shops?ids=");
  const main = page.getByRole("main");
  const suggested = main.locator('a[href^="/compare/shops?ids="]');
  await expect(suggested).toHaveCount(8);
  const name = (await suggested.first().locator(".font-semibold").textContent()) ?? "";
  await expect(main.getByRole("link", { name: text.shop.directory })).toHaveAttribute("href", "/shop/factory");
  await page.getByLabel(t.shops.number).fill(name);
  await page.getByRole("button", { name: t.compare }).click();
  await expect(main.getByText(t.foundFor.replace("{typed}", name))).toBeVisible();
  await suggested.filter({ hasText: name }).click();
  await expect(page.getByRole("columnheader").getByRole("link", { name, exact: true })).toBeVisible();
});

test("suppliers are compared from a list and from their goods, on a phone, too", async ({ page, goods }) => {
  const { records } = await goods();
  const [one, other] = sellersOf(records);
  const ids = [one, other].map((shop) => records.find(({ shopId }) => shopId === shop)?.productId);
  await page.setViewportSize(PHONE);
  await open(page, "/screen/shop");
  await page.locator("html[data-cards]").waitFor();
  const card = page.getByRole("main").getByRole("article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: t.compareNamed.replace("{name}", name), exact: true }).click();
  await page.getByRole("status").getByRole("link", { name: text.comparison.see, exact: true }).click();
  await expect(page.getByRole("columnheader").getByRole("link", { name, exact: true })).toBeVisible();
  await open(page, `/compare?ids=${ids.join(",")}`);
  await page.getByRole("link", { name: t.toShops }).click();
  await expect(page).toHaveURL(`/compare/shops?ids=${one},${other}`);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("button", { name: t.print })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
