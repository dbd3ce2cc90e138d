import type { Page } from "@playwright/test";
import { z } from "zod";
import { fill } from "../lib/format";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.payment;
const LIST = "/personCenter/FAM";

const ACCOUNT = { holder: "Comercial Andina SAS", bank: "Bancolombia", country: "CO", currency: "USD", number: "031-123456-78" };

/** Adds a payment method by API. Returns its id. */
async function added(page: Page, change: Partial<typeof ACCOUNT> = {}): Promise<string> {
  const response = await page.request.post("/api/gateway/base3/national/v1/account/add", {
    data: { ...ACCOUNT, ...change },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return z.object({ id: z.string().or(z.number()).transform(String) }).parse(await response.json()).id;
}

const card = (page: Page, bank: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: bank }) });
const named = (action: string, bank: string, end: string) => `${action} ${fill(t.of, { bank, end })}`;
const save = (page: Page) => page.getByRole("button", { name: t.form.save }).click();

// spec: 1.2, 17.1
test("a member adds a payment method, of whose number only the end is shown", async ({ page }) => {
  await signIn(page);
  await open(page, LIST);
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t.add }).click();
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByLabel(t.holder).fill("Ana Ñáñez");
  await page.getByLabel(t.bank, { exact: true }).fill("Banco Santander");
  await page.getByLabel(t.country).selectOption({ label: "España" });
  await page.getByLabel(t.currency).selectOption("EUR");
  await page.getByLabel(t.number).fill("ES91 2100 0418 4502 0005 1332");
  await page.getByLabel(t.swift).fill("bsch es mm");
  await save(page);
  await expect(page.getByText(t.done.saved)).toBeVisible();
  const made = card(page, "Banco Santander");
  await expect(made).toContainText("•••• 1332");
  await expect(made).toContainText("España · EUR");
  await expect(made).toContainText(t.default);
  expect(await page.content()).not.toMatch(/2100\s?0418/);
  await page.getByRole("link", { name: "Banco Santander", exact: true }).click();
  await expect(page.getByText("BSCHESMM")).toBeVisible();
});

test("what is wrong is said beside each field", async ({ page }) => {
  await signIn(page);
  await open(page, `${LIST}/new`);
  await page.getByLabel(t.country).selectOption({ label: "España" });
  await page.getByLabel(t.number).fill("ES92 2100 0418 4502 0005 1332");
  await page.getByLabel(t.swift).fill("ABC");
  await save(page);
  for (const message of [t.errors.holder, t.errors.bank, t.errors.number, t.errors.swift])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel(t.holder)).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
});

// spec: 17.1
test("a change leaves the number as it is unless a new one is typed", async ({ page }) => {
  await signIn(page);
  const id = await added(page);
  await open(page, `${LIST}/${id}/edit`);
  await expect(page.getByText(fill(t.form.numberKept, { masked: "•••• 5678" }))).toBeVisible();
  await page.getByLabel(t.holder).fill("Otro titular");
  await save(page);
  await expect(card(page, ACCOUNT.bank)).toContainText("Otro titular");
  await expect(card(page, ACCOUNT.bank)).toContainText("•••• 5678");
  await open(page, `${LIST}/${id}/edit`);
  await page.getByLabel(t.number).fill("000987654321");
  await save(page);
  await expect(card(page, ACCOUNT.bank)).toContainText("•••• 4321");
});

test("the default is chosen, and deleting asks first", async ({ page }) => {
  await signIn(page);
  await added(page);
  await added(page, { bank: "Davivienda", number: "999988887777" });
  await open(page, LIST);
  await page.getByRole("button", { name: named(t.makeDefault, "Davivienda", "7777") }).click();
  await expect(page.getByText(t.done.default)).toBeVisible();
  await expect(card(page, "Davivienda")).toContainText(t.default);
  await page.getByRole("button", { name: named(t.delete, "Davivienda", "7777") }).click();
  const question = page.getByRole("dialog", { name: t.confirmTitle });
  await expect(question).toContainText(t.confirmText);
  await expect(question.getByRole("button", { name: t.keep })).toBeFocused();
  await question.getByRole("button", { name: t.keep }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: named(t.delete, "Davivienda", "7777") })).toBeFocused();
  await expect(card(page, "Davivienda")).toBeVisible();
  await page.getByRole("button", { name: named(t.delete, "Davivienda", "7777") }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await question.getByRole("button", { name: t.confirm }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  await expect(card(page, "Davivienda")).toBeHidden();
  await expect(card(page, ACCOUNT.bank)).toContainText(t.default);
});

test("when the service does not answer, what was typed stays", async ({ page }) => {
  await signIn(page);
  await open(page, `${LIST}/new`);
  await page.getByLabel(t.holder).fill("Ana");
  await page.getByLabel(t.bank, { exact: true }).fill("BBVA");
  await page.getByLabel(t.number).fill("1234567890");
  await page.route("**/account/add", (route) => route.abort());
  await save(page);
  await expect(page.getByText(t.form.unreachable)).toBeVisible();
  await page.unroute("**/account/add");
  await save(page);
  await expect(card(page, "BBVA")).toContainText("•••• 7890");
});

test("another member's payment method is nowhere to be found", async ({ page, browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger);
  const id = await added(stranger);
  await signIn(page);
  for (const path of [`${LIST}/${id}`, `${LIST}/${id}/edit`, `${LIST}/x`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  }
});

test("guests are led to the login and back", async ({ page }) => {
  await page.goto(LIST);
  await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(LIST)}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("payment methods are read, added and deleted", async ({ page }) => {
    await signIn(page);
    await page.goto(`${LIST}/new`);
    await page.getByLabel(t.holder).fill("Ana");
    await page.getByLabel(t.bank, { exact: true }).fill("BBVA");
    await page.getByLabel(t.number).fill("abc");
    await save(page);
    await expect(page.getByText(fill(t.form.wrong, { fields: t.number }))).toBeVisible();
    await expect(page.getByLabel(t.holder)).toHaveValue("Ana");
    await expect(page.getByLabel(t.number)).toHaveValue("abc");
    await page.getByLabel(t.number).fill("1234567890");
    await save(page);
    await expect(card(page, "BBVA")).toContainText("•••• 7890");
    await page.getByRole("button", { name: named(t.delete, "BBVA", "7890") }).click();
    await page.getByRole("button", { name: t.confirm }).click();
    await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  });
});

for (const width of [360, 1280]) {
  test(`payment methods are accessible and fit at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    const id = await added(page, { bank: "Banco Internacional de Comercio Exterior de los Andes ".repeat(2).trim() });
    await added(page);
    for (const path of [LIST, `${LIST}/new`, `${LIST}/${id}`, `${LIST}/${id}/edit`]) {
      await open(page, path);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(consoleErrors).toEqual([]);
  });
}
