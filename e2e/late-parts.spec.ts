import type { Page } from "@playwright/test";
import { routes } from "../lib/routes";
import failed from "../messages/failed.json" with { type: "json" };
import { expect, open, signIn, test, text } from "./fixtures";

const t = text.error.partFailed;

/** Opens a page of which nothing but the scripts of its HTML loads, as when the network is cut. Returns what mends the network. */
async function openCut(page: Page, path: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get(path)).text();
  const isFirst = (url: string) => html.includes(new URL(url).pathname);
  const scripts = "**/_next/static/**/*.js";
  await page.route(scripts, (route) => (isFirst(route.request().url()) ? route.continue() : route.abort()));
  await open(page, path);
  return () => page.unroute(scripts);
}

const note = (page: Page) => page.locator("#mensajes");

async function expectFailed(page: Page) {
  await expect(note(page)).toContainText(t);
  await expect(page.getByRole("heading", { name: failed.title })).toHaveCount(0);
}

test("a product page whose late scripts are lost says so at each press, keeps what was typed, and tries again", async ({
  page,
  goods,
}) => {
  const { records } = await goods();
  const product = records.find(({ min_quantity }) => min_quantity);
  const mend = await openCut(page, `/product/${product?.productId}`);
  const main = page.getByRole("main");
  const quantity = main.getByRole("textbox").first();
  const amount = String((product?.min_quantity ?? 1) * 12);
  await quantity.fill(amount);
  const add = main.getByRole("button", { name: text.product.addToCart, exact: true });
  const picture = page.getByRole("region", { name: text.product.gallery }).getByRole("link").first();
  for (const button of [add, picture]) {
    await expect(note(page)).toBeEmpty();
    await button.click();
    await expectFailed(page);
  }
  await mend();
  await add.click();
  await expect(note(page)).toContainText("Agregado");
  await expect(quantity).toHaveValue(amount);
  await picture.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("subcategories that do not load leave their category closed, and open at the next press", async ({ page }) => {
  const mend = await openCut(page, "/");
  await page.getByRole("button", { name: text.frame.categories }).click();
  const branch = page.locator("#categorias button[aria-expanded]").first();
  await branch.click();
  await expectFailed(page);
  await expect(branch).toHaveAttribute("aria-expanded", "false");
  await mend();
  await branch.click();
  await expect(branch).toHaveAttribute("aria-expanded", "true");
});

test("a setting whose form does not load stays closed, and opens at the next press", async ({ page }) => {
  await signIn(page);
  const mend = await openCut(page, "/personCenter/Account");
  const button = page.locator("#cuenta-profile-button");
  await button.click();
  await expectFailed(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await mend();
  await button.click();
  await expect(page.getByLabel(text.account.profile.firstname)).toBeVisible();
});

test("a first address can be typed at the checkout when its form loads at the second press", async ({ page, goods }) => {
  const { records } = await goods();
  const { productId = "", min_quantity: quantity = 1 } = records.find(({ min_quantity }) => min_quantity) ?? {};
  await signIn(page);
  const mend = await openCut(page, routes.checkoutFor({ lines: [{ product_id: productId, quantity }] }));
  const add = page.getByRole("main").getByRole("link", { name: text.order.checkout.firstAddress }).first();
  // The estimate of costs loads by itself and is lost first.
  await expectFailed(page);
  await expect(note(page)).toBeEmpty();
  await add.click();
  await expectFailed(page);
  await mend();
  await add.click();
  await expect(page.getByLabel(text.address.form.receiver)).toBeVisible();
});
