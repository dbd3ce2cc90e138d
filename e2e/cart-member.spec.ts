import type { Page } from "@playwright/test";
import { groupedNumber, money, plural } from "../lib/format";
import { amountOf, badge, fillCart, find, firstGoods, isTiered, lineOf } from "./cart";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.cart;

/** Opens a member's cart with one product that has several tiers. `second`: its second tier. */
async function openTieredCart(page: Page) {
  const good = find(await firstGoods(page), isTiered);
  const [, second] = good.multistage_price;
  if (!second) throw new Error("no second tier");
  await signIn(page);
  await fillCart(page, [good]);
  await open(page, "/cart");
  return { good, second };
}

test("a quantity that reaches a tier pays its price, at the gateway too", async ({ page }) => {
  const { good, second } = await openTieredCart(page);
  const answered = page.waitForResponse(/national\/cart\/update/);
  await amountOf(page, good).fill(String(second.quantity));
  const total = money(Math.round(second.price * 100 * second.quantity) / 100);
  await expect(lineOf(page, good)).toContainText(total);
  await answered;
  await expect(page.getByRole("complementary", { name: t.summary })).toContainText(total);
  await page.reload();
  await expect(amountOf(page, good)).toHaveValue(String(second.quantity));
});

test("the checkout opens with a quantity that was changed just before, and not before it is saved", async ({ page }) => {
  const { good, second } = await openTieredCart(page);
  const summary = page.getByRole("complementary", { name: t.summary });
  await page.route(/cart\/update/, (route) => route.abort());
  await amountOf(page, good).fill(String(second.quantity));
  await summary.getByRole("link", { name: t.checkout }).click();
  await expect(page.getByText(t.unsaved)).toBeVisible();
  await expect(summary.getByText("—", { exact: true })).toBeVisible();
  await page.unroute(/cart\/update/);
  await summary.getByRole("link", { name: t.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
  const ordered = page.getByRole("complementary", { name: text.order.checkout.summary });
  await expect(ordered).toContainText(money(Math.round(second.price * 100 * second.quantity) / 100));
});

test("a quantity that cannot be ordered is told in its field, nothing is sent, and the cart waits", async ({ page }) => {
  const good = find(await firstGoods(page), (one) => isTiered(one) && one.min_quantity > 1);
  await signIn(page);
  await fillCart(page, [good]);
  await open(page, "/cart");
  let updates = 0;
  page.on("request", (request) => {
    if (request.url().includes("cart/update")) updates += 1;
  });
  await amountOf(page, good).fill(String(good.min_quantity - 1));
  const told = t.belowMinimum.replace("{minimum}", groupedNumber(good.min_quantity));
  await expect(lineOf(page, good).getByRole("alert")).toHaveText(told);
  const summary = page.getByRole("complementary", { name: t.summary });
  for (const typed of ["", "10,5", "1000,5", "1000001", String(good.min_quantity - 1)]) {
    await amountOf(page, good).fill(typed);
    await expect(amountOf(page, good)).toHaveValue(typed);
    await expect(lineOf(page, good).getByRole("alert")).toBeVisible();
    await expect(summary).not.toContainText("USD");
    await expect(summary.getByRole("button", { name: t.checkout })).toBeDisabled();
    await expect(summary).toContainText(t.wrongQuantity);
  }
  const answered = page.waitForResponse(/cart\/update/);
  await amountOf(page, good).fill(String(good.min_quantity + 3));
  await answered;
  await expect(summary.getByRole("link", { name: t.checkout })).toBeVisible();
  expect(updates).toBe(1);
});

test("50 fast presses send at most two updates, and the totals are being computed until the answer", async ({ page }) => {
  const { good } = await openTieredCart(page);
  const updates: number[] = [];
  await page.route(/cart\/update/, async (route) => {
    updates.push(Date.now());
    await route.continue();
  });
  const more = lineOf(page, good).getByRole("button", { name: t.more.replace("{step}", "1"), exact: true });
  // In the page: a click over the protocol takes longer than the debounce of updates.
  await more.evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.getByRole("complementary", { name: t.summary })).toContainText(t.computing);
  await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity + 50));
  await expect(page.getByRole("complementary", { name: t.summary })).not.toContainText(t.computing);
  expect(updates.length).toBeGreaterThan(0);
  expect(updates.length).toBeLessThanOrEqual(2);
  await page.reload();
  await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity + 50));
});

test("quantities that nobody answers for stay in sight, and are saved on the next try", async ({ page }) => {
  const { good } = await openTieredCart(page);
  await page.route(/cart\/update/, (route) => route.abort());
  await amountOf(page, good).fill("500");
  await expect(page.getByText(t.unsaved)).toBeVisible();
  await expect(amountOf(page, good)).toHaveValue("500");
  await page.unroute(/cart\/update/);
  await page.getByRole("button", { name: t.retry }).click();
  await expect(page.getByText(t.unsaved)).toBeHidden();
  await page.reload();
  await expect(amountOf(page, good)).toHaveValue("500");
});

test("one line, and all of them, are removed and brought back", async ({ page }) => {
  const goods = (await firstGoods(page)).filter(({ has_variants }) => !has_variants).slice(0, 3);
  const [first] = goods;
  if (!first) throw new Error("no goods");
  await signIn(page);
  await fillCart(page, goods);
  await open(page, "/cart");
  await page.getByRole("button", { name: t.remove.replace("{name}", first.name), exact: true }).click();
  await expect(lineOf(page, first)).toBeHidden();
  await expect(page.getByText(plural(t.removed, 1))).toBeVisible();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(lineOf(page, first)).toBeVisible();
  await page.getByRole("button", { name: t.removeAll }).click();
  await expect(page.getByText(t.emptyTitle)).toBeVisible();
  await expect(page.getByText(plural(t.removed, 3))).toBeVisible();
  await page.getByRole("button", { name: t.undo }).click();
  for (const good of goods) await expect(lineOf(page, good)).toBeVisible();
  await page.reload();
  await expect(badge(page, 3)).toBeVisible();
});

// spec: 1.2, 7.1
test("only what is chosen goes on to the order", async ({ page }) => {
  const goods = (await firstGoods(page)).filter(({ has_variants }) => !has_variants).slice(0, 2);
  const [first, second] = goods;
  if (!first || !second) throw new Error("no goods");
  await signIn(page);
  await fillCart(page, goods);
  await open(page, "/cart");
  const onward = page.getByRole("link", { name: t.checkout });
  await expect(onward).toHaveAttribute("href", /cart_ids=\d+%2C\d+$/);
  await page.getByRole("checkbox", { name: t.selectLine.replace("{name}", first.name), exact: true }).uncheck();
  await expect(onward).toHaveAttribute("href", /cart_ids=\d+$/);
  const sum = money(Math.round((second.multistage_price[0]?.price ?? 0) * 100 * second.min_quantity) / 100);
  await expect(page.getByRole("complementary", { name: t.summary })).toContainText(sum);
  await page.getByRole("checkbox", { name: t.selectAll }).check();
  await page.getByRole("checkbox", { name: t.selectAll }).uncheck();
  await expect(page.getByText(t.nothingSelected)).toBeVisible();
});

// spec: 25.1
test("what it costs in the buyer's shop stands beside the total in the cart, and again where the order is confirmed", async ({
  page,
}) => {
  const goods = (await firstGoods(page)).filter(({ has_variants }) => !has_variants).slice(0, 2);
  await signIn(page);
  await fillCart(page, goods);
  await open(page, "/cart");
  const landed = page.getByRole("complementary", { name: t.summary }).getByText(/≈ .+ COP en embarque compartido$/);
  const inCart = (await landed.textContent()) ?? "";
  await page.getByRole("link", { name: t.checkout }).click();
  const summary = page.getByRole("complementary", { name: text.order.checkout.summary });
  await expect(summary.getByText(inCart, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(summary.getByText(inCart, { exact: true })).toBeVisible();
});

test("changes since a line was added are pointed out", async ({ page }) => {
  const goods = (await firstGoods(page)).filter(isTiered).slice(0, 2);
  const [dearer, sold] = goods;
  if (!dearer || !sold) throw new Error("no goods");
  await signIn(page);
  await fillCart(page, goods);
  await page.route(/cart\/list/, async (route) => {
    const response = await route.fetch();
    const cart = await response.json();
    for (const { lines } of cart.shops ?? [])
      for (const line of lines)
        if (line.product_id === dearer.productId)
          Object.assign(line, { notice: "price", added_unit_price: line.unit_price - 0.1 });
        else Object.assign(line, { notice: "stock", stock: 0, reason: "Este producto está agotado." });
    await route.fulfill({ json: cart });
  });
  await open(page, "/cart");
  // A visible page reads the cart again, once hydrated.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(plural(t.changesTitle, 1))).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(page.getByText(plural(t.blocked, 1))).toBeVisible();
  await expect(lineOf(page, dearer)).toContainText("Subió de");
  await expect(lineOf(page, sold)).toContainText(t.notices.stock);
  await expect(page.getByRole("checkbox", { name: t.selectLine.replace("{name}", sold.name), exact: true })).toBeDisabled();
  // The page may be reading again.
  await page.unrouteAll({ behavior: "wait" });
});

for (const width of [360, 1280]) {
  test(`the cart has no serious accessibility finding and no sideways scroll at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page);
    await fillCart(
      page,
      (await firstGoods(page)).filter(({ has_variants }) => !has_variants),
    );
    await open(page, "/cart");
    await expect(page.getByRole("link", { name: t.checkout })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(consoleErrors).toEqual([]);
  });
}
