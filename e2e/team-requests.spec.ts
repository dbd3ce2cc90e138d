import type { Page } from "@playwright/test";
import { fill } from "../lib/format";
import { bearerOf, expect, test, text } from "./fixtures";
import { newMember } from "./login";
import { PHONE, teamOfTwo } from "./team";

const { inquiry: t, team } = text;
const LIST = "/personCenter/RFQs";
const GOODS = "Termo de acero";

/** Fills in the open long form; its team is already chosen. */
async function sendRequest(page: Page, email: string): Promise<void> {
  await page.getByLabel(t.name).fill(GOODS);
  await page.getByLabel(t.quantity).fill("500");
  await page.getByLabel(t.unit, { exact: true }).selectOption("Piece");
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.accept).check();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page).toHaveURL(/\/cantFindWin\?id=\d+$/);
}

test.use({ javaScriptEnabled: false, viewport: PHONE });

// spec: 28.2, 28.7
test("who may ask asks for the team, which sees the request beside its own ones @outbox", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const { email, context } = await teamOfTwo(page, browser, baseURL, "ask");
  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...{ javaScriptEnabled: false, viewport: PHONE, storageState: await context.storageState() },
  });
  const phone = await plain.newPage();
  await phone.goto("/cantFind");
  const choice = phone.getByRole("group", { name: team.request.title });
  await expect(choice.getByRole("radio", { name: team.checkout.own })).toBeChecked();
  await choice.getByRole("radio", { name: /^Andina/ }).check();
  await sendRequest(phone, email);
  await phone.goto(LIST);
  await expect(phone.getByText(t.list.none, { exact: true })).toBeVisible();
  await phone.getByRole("link", { name: /^De Andina/ }).click();
  await phone.getByRole("link", { name: fill(t.list.open, { name: GOODS }) }).click();
  await expect(phone.getByText(fill(team.request.own, { team: "Andina SAS" }))).toBeVisible();
  const address = phone.url();

  await page.goto(address);
  await expect(page.getByText(fill(team.request.asked, { team: "Andina SAS", name: email.split("@")[0] ?? "" }))).toBeVisible();
  await page.goto(LIST);
  await expect(page.getByText(t.list.none, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^De Andina/ }).click();
  await expect(page.getByRole("link", { name: fill(t.list.open, { name: GOODS }) })).toBeVisible();
  await Promise.all([plain.close(), context.close()]);
});

// spec: 28.7
test("a form without the team where the service knows none @faults", async ({ page, gateway }) => {
  await newMember(page.request);
  await gateway.fault("/member/team", { method: "GET", match: await bearerOf(page), status: 404 });
  for (const address of ["/cantFind", LIST]) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByText(team.request.title)).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: team.request.sides })).toHaveCount(0);
  }
});
