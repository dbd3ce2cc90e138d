import type { Page } from "@playwright/test";
import { expect, open, test, text } from "./fixtures";

const t = text.search;
const SUGGEST = "**/api/gateway/base3/productquery/v1/products/v2/recommend?*";

const box = (page: Page) => page.getByRole("banner").getByRole("combobox");
const list = (page: Page) => page.getByRole("banner").getByRole("listbox", { name: t.label });

for (const [how, fail] of [
  ["refuses", (page: Page) => page.route("**/api/gateway/**", (route) => route.fulfill({ status: 500, json: { errors: "no" } }))],
  ["is away", (page: Page) => page.route("**/api/gateway/**", (route) => route.abort())],
  ["talks nonsense", (page: Page) => page.route("**/api/gateway/**", (route) => route.fulfill({ body: "<html>" }))],
] as const) {
  test(`a gateway that ${how} suggests nothing, in silence, and the box still searches`, async ({ page, context }) => {
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await fail(page);
    await open(page, "/about_us");
    const asked = page.waitForRequest(SUGGEST);
    await box(page).fill("termo");
    await asked;
    await expect(list(page)).toBeHidden();
    const [opened] = await Promise.all([context.waitForEvent("page"), box(page).press("Enter")]);
    await expect(opened).toHaveURL(/\/screen\/product\?keyword=termo$/);
    expect(failures).toEqual([]);
    await expect(page.getByRole("banner").getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });
}

test("without a script the box is a plain form", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/about_us");
  await box(page).fill("termo");
  const [opened] = await Promise.all([context.waitForEvent("page"), box(page).press("Enter")]);
  await expect(opened).toHaveURL(/\/screen\/product\?keyword=termo$/);
  await context.close();
});
