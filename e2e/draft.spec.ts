import type { Page } from "@playwright/test";
import { fill } from "../lib/format";
import { goToProvider, LIST, placedFor } from "./buyer";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const { draft: t, reorder, done } = text.order;
const row = (page: Page, number: string) => page.getByRole("link", { name: fill(text.order.open, { number }) });

test("what was ordered once is kept as a draft, changed, ordered and paid from abroad", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, `${LIST}/${orderNo}/reorder`);
  await page.getByRole("button", { name: reorder.keep }).click();
  await expect(page.getByText(t.done.draftKept)).toBeVisible();
  const draft = page.getByRole("form", { name: fill(t.name, { number: "" }).trim() });
  const quantity = draft.getByRole("spinbutton");
  await expect(quantity).toHaveValue("1000");

  await quantity.fill("2000");
  await draft.getByRole("button", { name: t.place }).click();
  await expect(page.getByText(t.problem.draftTotal)).toBeVisible();
  await expect(quantity).toHaveValue("2000");

  await quantity.fill("3000");
  await draft.getByRole("button", { name: t.change }).click();
  await expect(page.getByText(t.done.draftChanged)).toBeVisible();
  await draft.getByLabel(t.note).fill("Frágil");
  await draft.getByRole("button", { name: t.place }).click();
  await expect(page.getByText(done.stored)).toBeVisible();
  await expect(page).toHaveURL(/\/pay\?family=legacy/);
  await goToProvider(page, "Aprobar el pago");
  await expect(page.getByText("Frágil")).toBeVisible();
  await expect(page.getByText(text.order.paidAbroad)).toBeVisible();
  const placed = /Orders\/(\d+)/.exec(page.url())?.[1] ?? "";
  await open(page, LIST);
  await expect(page.getByRole("heading", { name: t.title })).toHaveCount(0);
  for (const number of [orderNo, placed]) await expect(row(page, number)).toBeVisible();
  await page.getByRole("searchbox", { name: text.order.search }).fill(placed);
  await page.getByRole("button", { name: text.order.search }).click();
  await expect(row(page, placed)).toBeVisible();
  await expect(row(page, orderNo)).toHaveCount(0);
  const csv = await (await page.request.get(`${LIST}/pedidos.csv`)).text();
  for (const number of [orderNo, placed]) expect(csv).toContain(number);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a draft is kept and deleted; a quantity of nothing takes a product out", async ({ page, goods }) => {
    const { records } = await goods();
    const orderNo = await placedFor(
      page,
      records.map(({ productId }) => productId),
    );
    const keep = async () => {
      await page.goto(`${LIST}/${orderNo}/reorder`);
      await page.getByRole("button", { name: reorder.keep }).click();
      await expect(page.getByText(t.done.draftKept)).toBeVisible();
    };
    await keep();
    await page.getByText(t.remove).click();
    await page.getByRole("button", { name: t.removeConfirm }).click();
    await expect(page.getByText(t.done.draftRemoved)).toBeVisible();
    await keep();
    await page.getByRole("spinbutton").fill("0");
    await page.getByRole("button", { name: t.change }).click();
    await expect(page.getByText(t.done.draftRemoved)).toBeVisible();
    await expect(page.getByRole("heading", { name: t.title })).toHaveCount(0);
  });
});

test("orders stand without their drafts when these cannot be read @faults", async ({ page, gateway }) => {
  await signIn(page);
  const token = await bearerOf(page);
  await gateway.fault("/member/english/orders", { method: "GET", status: 500, match: token });
  await page.goto(LIST);
  await expect(page.getByText(fill(text.error.section, { what: t.title }))).toBeVisible();
  await expect(page.getByRole("heading", { name: text.order.title })).toBeVisible();
});

test("drafts are accessible and fit at 360 px", async ({ page, goods }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, `${LIST}/${orderNo}/reorder`);
  await page.getByRole("button", { name: reorder.keep }).click();
  await expect(page.getByText(t.done.draftKept)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
