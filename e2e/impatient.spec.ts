import type { Page } from "@playwright/test";
import { find, firstGoods, isVaried } from "./cart";
import { expect, open, signIn, test, text } from "./fixtures";
import { newMember } from "./login";

const SCRIPTS = "**/_next/static/**/*.js";
const address = text.address.form;

async function fillAddress(page: Page) {
  await open(page, "/personCenter/Address/new?department=05");
  await page.getByRole("combobox", { name: address.municipality }).and(page.locator("input")).waitFor();
  await page.getByLabel(address.receiver).fill("Ana Ñáñez");
  await page.getByLabel(address.phone).fill("300 123 4567");
  await page.getByRole("combobox", { name: address.municipality }).and(page.locator("input")).fill("medel");
  await page.getByRole("option", { name: "Medellín" }).click();
  await page.getByLabel(address.way).selectOption("Carrera");
  for (const part of ["number", "crossing", "plate"] as const) await page.getByLabel(address[part]).fill("1");
}

test("an address that is saved twice while its scripts are loading is saved once", async ({ page }) => {
  await signIn(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/address/add")) posts.push(request.url());
  });
  await page.goto("/personCenter/Address/new?department=05");
  await page.waitForLoadState("networkidle");
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await fillAddress(page);
  await page.locator("form[action='/api/address']").evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    setTimeout(() => form.requestSubmit(), 200);
  });
  await expect(page.getByText(text.address.done.saved)).toBeVisible({ timeout: 30_000 });
  expect(posts).toHaveLength(1);
});

test("quantities that were typed stay when they could not be put into the cart", async ({ page }) => {
  await signIn(page);
  const good = find(await firstGoods(page), isVaried);
  await page.route("**/cart/add", (route) => route.fulfill({ status: 503, json: { errors: "" } }));
  await open(page, `/product/${good.productId}`);
  await page.getByRole("button", { name: text.product.orderPad }).click();
  const pad = page.getByRole("region", { name: text.cartActions.pad.title });
  await pad.locator("td input").first().fill(String(good.min_quantity));
  await pad.getByRole("button", { name: text.cartActions.pad.add }).click();
  await expect(page.getByText(text.cartActions.addFailed)).toBeVisible();
  await expect(pad.locator("td input").first()).toHaveValue(String(good.min_quantity));
});

test("a request that cannot be deleted, since the scripts are gone after a release, says so", async ({ page }) => {
  const email = await signIn(page);
  const response = await page.request.post("/api/inquiry", {
    form: { goods_name: "Termo", goods_num: "500", goods_unit: "Piece", email, is_agree_brpr: "on" },
    headers: { accept: "application/json", "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  const { list } = text.inquiry;
  await open(page, "/personCenter/RFQs");
  await page.getByRole("checkbox", { name: "Elegir «Termo»" }).check();
  await page.getByRole("button", { name: `${list.delete} (1)` }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: list.confirm }).waitFor();
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await dialog.getByRole("button", { name: list.confirm }).click();
  await expect(page.getByRole("alert").filter({ hasText: text.error.unreachable })).toBeVisible();
});

test("what a member types on a guest's page, after a login in another tab, is not shown to the next member", async ({
  page,
  context,
}) => {
  const name = page.getByLabel(text.inquiry.name, { exact: true }).or(page.locator("[name=goods_name]"));
  await open(page, "/cantFind");
  await newMember(page.request);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await name.first().fill("Secreto de Ana");
  await expect(async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("Secreto de Ana");
  }).toPass();
  await context.clearCookies();
  await newMember(page.request);
  await open(page, "/cantFind");
  await expect(name.first()).toHaveValue("");
});
