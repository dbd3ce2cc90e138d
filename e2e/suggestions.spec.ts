import type { Page } from "@playwright/test";
import { plural } from "../lib/format";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.search;
const SUGGEST = "**/api/gateway/base3/productquery/v1/products/v2/recommend?*";
const SHOPS = "**/api/gateway/base3/osc/v1/shops/search";
const RECENT = "recent-searches";

const box = (page: Page) => page.getByRole("banner").getByRole("combobox");
const list = (page: Page) => page.getByRole("banner").getByRole("listbox", { name: t.label });
const options = (page: Page) => list(page).getByRole("option");

/** Mocks suggestions: products with the given names, no categories, no shops. */
async function answerWith(page: Page, names: (keyword: string) => Promise<string[]> | string[]) {
  await page.route(SHOPS, (route) => route.fulfill({ json: { records: [], total: 0 } }));
  await page.route(SUGGEST, async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get("keyword") ?? "";
    const records = (await names(keyword)).map((name, index) => ({
      ...{ productId: `${index + 1}`, name, shopId: "1", shopName: "Tienda", price: 1, image: "/media/none" },
    }));
    // The page may have aborted the request.
    await route.fulfill({ json: { records } }).catch(() => undefined);
  });
}

const keepRecent = (page: Page, searches: string[]) =>
  page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [RECENT, searches.join("\n")] as const);

/** Text of the active option. */
async function activeLine(page: Page) {
  const id = await box(page).getAttribute("aria-activedescendant");
  return id === null ? null : page.locator(`[id="${id}"]`).textContent();
}

test("typing suggests products, categories and shops of the catalogue, and says how many", async ({ page, goods }) => {
  const { records } = await goods({ keyword: "termo" });
  expect(records.length).toBeGreaterThan(0);
  await open(page, "/about_us");
  await box(page).pressSequentially("term");
  await expect(list(page).getByRole("group", { name: t.products }).getByRole("option").first()).toBeVisible();
  await expect(list(page).getByRole("group", { name: t.categories }).getByRole("option").first()).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(plural(t.count, await options(page).count()), { exact: true })).toBeAttached();
  expect(await seriousFindings(page)).toEqual([]);
});

test("on a phone the suggestions lie within the window", async ({ page }) => {
  await answerWith(page, () => ["Termo de acero inoxidable de doble pared con indicador de temperatura en la tapa"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/about_us");
  await box(page).fill("termo");
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
});

test("a name that nothing has leads to a quotation", async ({ page }) => {
  await open(page, "/about_us");
  await box(page).fill("xqzwkvjy");
  await list(page).getByRole("group", { name: t.unknown }).getByRole("option").click();
  await expect(page).toHaveURL("/cantFind?goods_name=xqzwkvjy");
});

test("a shop is suggested and opens in the same tab", async ({ page, context }) => {
  await open(page, "/screen/shop");
  const shop = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const name = (await shop.textContent()) ?? "";
  await open(page, "/about_us");
  await box(page).fill(name);
  await list(page).getByRole("group", { name: t.shops }).getByRole("option", { name }).first().click();
  await expect(page).toHaveURL(/\/shop\/\w+$/);
  expect(context.pages()).toHaveLength(1);
});

test("an empty box offers what sells best and the largest categories, typed beginnings are marked", async ({ page }) => {
  await open(page, "/about_us");
  await box(page).focus();
  await expect(list(page).getByRole("group", { name: t.popular }).getByRole("option")).toHaveCount(6);
  await expect(list(page).getByRole("group", { name: t.categories }).getByRole("option")).toHaveCount(4);
  await box(page).pressSequentially("ter");
  await expect(options(page).filter({ hasText: "termómetro" }).first().locator("b")).toHaveText(["ter"]);
});

test("nothing is asked under two letters", async ({ page }) => {
  const asked: string[] = [];
  await answerWith(page, (keyword) => {
    if (keyword) asked.push(keyword);
    return ["Termo"];
  });
  await page.clock.install();
  await open(page, "/about_us");
  await box(page).pressSequentially("t");
  await page.clock.runFor(2_000);
  await box(page).fill("  %& ");
  await page.clock.runFor(2_000);
  expect(asked).toEqual([]);
  await box(page).fill("te");
  await page.clock.runFor(2_000);
  await expect(options(page)).toHaveCount(1);
  expect(asked).toEqual(["te"]);
});

test("a burst of letters asks once", async ({ page }) => {
  const asked: string[] = [];
  await answerWith(page, (keyword) => {
    if (keyword) asked.push(keyword);
    return [keyword];
  });
  await keepRecent(page, ["olla"]);
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await open(page, "/about_us");
  await box(page).focus();
  await expect(list(page)).toBeVisible();
  await page.clock.pauseAt("2026-11-20T16:00:00Z");
  for (const typed of ["te", "ter", "term"]) {
    await box(page).fill(typed);
    await page.clock.runFor(50);
  }
  await page.clock.runFor(1_000);
  await expect(options(page)).toHaveText(/term/);
  expect(asked).toEqual(["term"]);
});

test("arrows walk the lines and come back to the box, Escape closes, Enter opens the product in the same tab", async ({
  page,
  context,
}) => {
  await answerWith(page, () => ["Termo uno", "Termo dos"]);
  await open(page, "/about_us");
  await box(page).fill("termo");
  await expect(options(page)).toHaveCount(2);
  expect(await activeLine(page)).toBeNull();
  await box(page).press("ArrowDown");
  expect(await activeLine(page)).toContain("Termo uno");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await box(page).press("ArrowUp");
  expect(await activeLine(page)).toBeNull();
  await box(page).press("ArrowUp");
  expect(await activeLine(page)).toContain("Termo dos");
  await box(page).press("Home");
  expect(await activeLine(page)).toBeNull();
  expect(await box(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  await box(page).press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await expect(box(page)).toHaveValue("termo");
  await box(page).press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await expect(page).toHaveURL(/\/product\/1$/);
  expect(context.pages()).toHaveLength(1);
});

// spec: 19.1
test("Enter with no line chosen searches for what was typed, in a new tab", async ({ page, context }) => {
  await answerWith(page, () => ["Termo uno"]);
  await open(page, "/about_us");
  await box(page).fill("term");
  await expect(options(page)).toHaveCount(1);
  const [opened] = await Promise.all([context.waitForEvent("page"), box(page).press("Enter")]);
  await expect(opened).toHaveURL(/\/screen\/product\?keyword=term$/);
  await expect(list(page)).toBeHidden();
});

test("a late answer never replaces a newer one", async ({ page }) => {
  const late: { answer: () => void } = { answer: () => undefined };
  await answerWith(page, async (keyword) => {
    if (keyword === "te") await new Promise<void>((answer) => Object.assign(late, { answer }));
    return [`para ${keyword}`];
  });
  await open(page, "/about_us");
  const firstAsked = page.waitForRequest(/keyword=te$|keyword=te&/);
  await box(page).fill("te");
  await firstAsked;
  await box(page).fill("termo");
  await expect(options(page)).toHaveText(/para termo/);
  late.answer();
  await page.waitForLoadState("networkidle");
  await expect(options(page)).toHaveText(/para termo/);
});

test("searches are remembered on this device, offered again, and can be removed one by one or all", async ({ page, context }) => {
  await answerWith(page, () => []);
  await keepRecent(page, ["olla azul", "termo", "sombrilla"]);
  await open(page, "/about_us");
  await box(page).focus();
  const recent = list(page).getByRole("group", { name: t.recent }).getByRole("option");
  await expect(recent).toHaveText(["olla azul", "termo", "sombrilla"]);
  expect(await seriousFindings(page)).toEqual([]);
  await box(page).press("ArrowDown");
  await box(page).press("Delete");
  await expect(recent).toHaveText(["termo", "sombrilla"]);
  const [opened] = await Promise.all([context.waitForEvent("page"), recent.first().click()]);
  await expect(opened).toHaveURL(/\/screen\/product\?keyword=termo$/);
  await opened.close();
  await box(page).fill("");
  await page.getByRole("button", { name: t.clear }).click();
  await expect(list(page)).toBeHidden();
  expect(await page.evaluate((name) => localStorage.getItem(name), RECENT)).toBeNull();
});

test("what is searched for is remembered", async ({ page, context }) => {
  await answerWith(page, () => []);
  await open(page, "/about_us");
  const asked = page.waitForRequest(SUGGEST);
  await box(page).fill("  termo   azul ");
  await asked;
  const [opened] = await Promise.all([context.waitForEvent("page"), box(page).press("Enter")]);
  // Closing the new tab returns the focus.
  await opened.close();
  await box(page).fill("");
  await expect(list(page).getByRole("option")).toHaveText(["termo azul"]);
});

// spec: 19.1
test("a keyword that was read back opens no list until something is typed", async ({ reader }) => {
  await answerWith(reader, () => ["Termo uno"]);
  await open(reader, "/screen/product?keyword=termo");
  await box(reader).focus();
  await expect(box(reader)).toHaveValue("termo");
  await expect(async () => {
    await box(reader).press("ArrowDown");
    await expect(options(reader)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
});
