import type { Page } from "@playwright/test";
import { waitForMessage } from "../gateway/client.fixture";
import { outboxAddress } from "../gateway/outbox/port";
import { LIST, placedFor } from "./buyer";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.notice.emails;
const { manyOfKind } = text.notice;
const PAGE = "/personCenter/Account";

const choices = (page: Page) => page.getByRole("region", { name: t.title });

test("a member chooses which e-mails to get; those of security cannot be switched off", async ({ page }) => {
  await signIn(page);
  await open(page, PAGE);
  const account = choices(page).getByRole("checkbox", { name: manyOfKind.account });
  await expect(account).toBeChecked();
  await expect(account).toBeDisabled();
  await expect(choices(page)).toContainText(t.mandatory);
  await choices(page).getByRole("checkbox", { name: manyOfKind.order }).uncheck();
  await choices(page).getByRole("button", { name: t.save }).click();
  await expect(choices(page).getByRole("status")).toHaveText(t.saved);
  await expect(choices(page).getByRole("checkbox", { name: manyOfKind.order })).not.toBeChecked();
  await expect(choices(page).getByRole("checkbox", { name: manyOfKind.payment })).toBeChecked();
});

test("offers by e-mail are asked for in the account, and ended there", async ({ page }) => {
  await signIn(page);
  await open(page, PAGE);
  const offers = choices(page).getByRole("checkbox", { name: t.marketing.name });
  await expect(offers).not.toBeChecked();
  for (const isWanted of [true, false]) {
    await offers.setChecked(isWanted);
    await choices(page).getByRole("button", { name: t.save }).click();
    await expect(choices(page).getByRole("status")).toHaveText(t.saved);
    await open(page, PAGE);
    await expect(offers).toBeChecked({ checked: isWanted });
  }
  await expect(choices(page).getByRole("checkbox", { name: manyOfKind.order })).toBeChecked();
});

test("an order's letter is a page that fits a phone and leads to the order @outbox", async ({ page, goods }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, "/personCenter/Messages");
  await expect(page.getByRole("link", { name: "Recibimos su pedido" })).toBeVisible();
  await open(page, PAGE);
  const email =
    (await page
      .getByText(/@example\.co$/)
      .first()
      .textContent()) ?? "";
  const { id } = await waitForMessage(email.trim(), "Recibimos su pedido");
  await page.goto(outboxAddress(`/outbox/${id}`).href);
  await expect(page.getByRole("link", { name: "Ver el pedido" })).toHaveAttribute("href", new RegExp(`${LIST}/${orderNo}$`));
  await expect(page.getByRole("listitem")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousFindings(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice of e-mails is kept", async ({ page }) => {
    await signIn(page);
    await page.goto(PAGE);
    await choices(page).getByRole("checkbox", { name: manyOfKind.inquiry }).uncheck();
    await choices(page).getByRole("button", { name: t.save }).click();
    await expect(choices(page).getByText(t.saved)).toBeVisible();
    await page.goto(PAGE);
    await expect(choices(page).getByRole("checkbox", { name: manyOfKind.inquiry })).not.toBeChecked();
  });
});

test("settings stand without the choice where the service does not know it @faults", async ({ page, gateway }) => {
  await signIn(page);
  await gateway.fault("/member/notify/letters", { method: "GET", status: 404, match: await bearerOf(page) });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { level: 1, name: text.account.title })).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});
