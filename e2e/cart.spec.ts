import type { Page } from "@playwright/test";
import { z } from "zod";
import { groupedNumber, money, plural } from "../lib/format";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.cart;

const Goods = z.object({
  records: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      has_variants: z.boolean(),
      min_quantity: z.number(),
      multistage_price: z.array(z.object({ price: z.number(), quantity: z.number() })),
    }),
  ),
});
type Good = z.output<typeof Goods>["records"][number];

/** Goods of the first page of the whole catalogue, where the journeys press their buttons. */
async function firstGoods(page: Page): Promise<Good[]> {
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 24 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return Goods.parse(await response.json()).records;
}

const find = (goods: Good[], fits: (good: Good) => boolean): Good => {
  const good = goods.find(fits);
  if (!good) throw new Error("the catalogue has no such goods");
  return good;
};
const isTiered = ({ has_variants, multistage_price }: Good) => !has_variants && multistage_price.length > 1;
const isVaried = ({ has_variants }: Good) => has_variants;

const badge = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: text.frame.cartCount.replace("{count}", String(count)), exact: true });
const addButton = (page: Page, { name }: Good) =>
  page.getByRole("button", { name: text.basket.add.replace("{name}", name), exact: true });
const lineOf = (page: Page, { name }: Good) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const amountOf = (page: Page, good: Good) => lineOf(page, good).getByRole("textbox");

/** Puts goods into the cart through their cards; answers when the badge has counted them. */
async function addAll(page: Page, goods: Good[]) {
  await open(page, "/shop/product");
  for (const [index, good] of goods.entries()) {
    await addButton(page, good).click();
    await expect(badge(page, index + 1)).toBeVisible();
  }
}

/** Puts lines into the member's cart without pages, and answers once it is there. */
async function fillCart(page: Page, goods: Good[]) {
  const lines = goods.map(({ productId, min_quantity }) => ({ product_id: productId, quantity: min_quantity }));
  const response = await page.request.post("/api/gateway/base3/national/cart/add", {
    data: { lines },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
}

test("a guest's cart is shown at once in the badge, grouped by shop, and survives a reload", async ({ page }) => {
  const goods = (await firstGoods(page)).filter(({ has_variants }) => !has_variants).slice(0, 2);
  const [first] = goods;
  if (!first) throw new Error("no goods without variants");
  await addAll(page, goods);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: first.name.slice(0, 10) })
      .or(badge(page, 2))
      .first(),
  ).toBeVisible();
  await open(page, "/cart");
  for (const good of goods) {
    await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity));
    await expect(lineOf(page, good)).toContainText(money(good.multistage_price[0]?.price ?? 0));
  }
  await expect(page.getByText(t.estimate)).toBeVisible();
  await page.reload();
  await expect(amountOf(page, first)).toHaveValue(String(first.min_quantity));
  await expect(page.getByRole("link", { name: t.checkoutGuest })).toHaveAttribute("href", "/login?return_url=%2Fcart");
});

test("the badge answers a press within 100 ms", async ({ page }) => {
  const good = find(await firstGoods(page), isTiered);
  await open(page, "/shop/product");
  await addButton(page, good).waitFor();
  const elapsed = await addButton(page, good).evaluate(async (button) => {
    const header = document.querySelector("header");
    if (!header || !(button instanceof HTMLElement)) throw new Error("no header");
    const start = performance.now();
    const seen = new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (header.querySelector(".cart-badge")) resolve(performance.now() - start);
      });
      watcher.observe(header, { childList: true, subtree: true });
    });
    button.click();
    return seen;
  });
  expect(elapsed).toBeLessThan(100);
});

test("a product with variants opens its choice, and the chosen one goes into the cart", async ({ page }) => {
  const good = find(await firstGoods(page), isVaried);
  await open(page, "/shop/product");
  await page.getByRole("button", { name: text.basket.choose.replace("{name}", good.name), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${good.productId}#variantes$`));
  await page.locator("html[data-hydrated]").waitFor();
  const other = page.locator("#variantes").getByRole("radio").nth(1);
  await other.check({ force: true });
  const option = (await other.getAttribute("value")) ?? "";
  await page.getByRole("main").getByRole("button", { name: text.product.addToCart }).click();
  await expect(badge(page, 1)).toBeVisible();
  await open(page, "/cart");
  await expect(lineOf(page, good)).toContainText(option);
});

test("a quantity that reaches a tier pays its price, at the gateway too", async ({ page }) => {
  const good = find(await firstGoods(page), isTiered);
  const [, second] = good.multistage_price;
  if (!second) throw new Error("no second tier");
  await signIn(page);
  await fillCart(page, [good]);
  await open(page, "/cart");
  const answered = page.waitForResponse(/national\/cart\/update/);
  await amountOf(page, good).fill(String(second.quantity));
  const total = money(Math.round(second.price * 100 * second.quantity) / 100);
  await expect(lineOf(page, good)).toContainText(total);
  await answered;
  await expect(page.getByRole("complementary", { name: t.summary })).toContainText(total);
  await page.reload();
  await expect(amountOf(page, good)).toHaveValue(String(second.quantity));
});

test("below the minimum nothing is sent, and the line says why", async ({ page }) => {
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
  const answered = page.waitForResponse(/cart\/update/);
  await amountOf(page, good).fill(String(good.min_quantity + 3));
  await answered;
  expect(updates).toBe(1);
});

test("50 fast presses send at most two updates, and the totals are being computed until the answer", async ({ page }) => {
  const good = find(await firstGoods(page), isTiered);
  await signIn(page);
  await fillCart(page, [good]);
  await open(page, "/cart");
  const updates: number[] = [];
  await page.route(/cart\/update/, async (route) => {
    updates.push(Date.now());
    await route.continue();
  });
  const more = lineOf(page, good).getByRole("button", { name: t.more });
  for (let press = 0; press < 50; press += 1) await more.click({ noWaitAfter: true });
  await expect(page.getByRole("complementary", { name: t.summary })).toContainText(t.computing);
  await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity + 50));
  await expect(page.getByRole("complementary", { name: t.summary })).not.toContainText(t.computing);
  expect(updates.length).toBeGreaterThan(0);
  expect(updates.length).toBeLessThanOrEqual(2);
  await page.reload();
  await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity + 50));
});

test("quantities that nobody answers for stay in sight, and are saved on the next try", async ({ page }) => {
  const good = find(await firstGoods(page), isTiered);
  await signIn(page);
  await fillCart(page, [good]);
  await open(page, "/cart");
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

test("what a guest chose is merged at the login, told line by line, once", async ({ page }) => {
  const goods = await firstGoods(page);
  const good = find(goods, isTiered);
  await addAll(page, [good]);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("cart") ?? "{}");
    cart.lines.push({ product_id: "999999999", quantity: 5 });
    localStorage.setItem("cart", JSON.stringify(cart));
  });
  await signIn(page);
  await open(page, "/shop/product");
  const told = page.getByRole("dialog", { name: text.basket.merge.title });
  await expect(told.getByRole("listitem").filter({ hasText: good.name })).toContainText(
    text.basket.merge.added.replace("{quantity}", groupedNumber(good.min_quantity)),
  );
  await expect(told.getByRole("listitem").nth(1)).toContainText("No encontramos este producto.");
  await told.getByRole("button", { name: text.basket.merge.close }).click();
  await expect(badge(page, 1)).toBeVisible();
  await open(page, "/cart");
  await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity));
  await expect(told).toBeHidden();
});

test("what is added in one tab shows in the other's badge, and what is removed there leaves the first's cart", async ({
  page,
  context,
}) => {
  const goods = (await firstGoods(page)).filter(({ has_variants }) => !has_variants).slice(0, 2);
  const [first, second] = goods;
  if (!first || !second) throw new Error("no goods");
  await addAll(page, [first]);
  const other = await context.newPage();
  await open(other, "/cart");
  await expect(lineOf(other, first)).toBeVisible();
  await addButton(page, second).click();
  await expect(lineOf(other, second)).toBeVisible();
  await other.getByRole("button", { name: t.remove.replace("{name}", first.name), exact: true }).click();
  await expect(badge(page, 1)).toBeVisible();
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
  // Looking at the page again asks the gateway anew.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText(plural(t.changesTitle, 2))).toBeVisible();
  await expect(lineOf(page, dearer)).toContainText("Subió de");
  await expect(lineOf(page, sold)).toContainText(t.notices.stock);
  await expect(page.getByRole("checkbox", { name: t.selectLine.replace("{name}", sold.name), exact: true })).toBeDisabled();
});

test("many variants are ordered at once, and pasted lines that say nothing are told", async ({ page }) => {
  const good = find(await firstGoods(page), isVaried);
  await open(page, `/product/${good.productId}`);
  await page.getByRole("button", { name: text.product.orderPad }).click();
  const pad = page.getByRole("region", { name: text.basket.pad.title });
  const skus = [`${good.productId}-1`, `${good.productId}-2`];
  await pad.getByText(text.basket.pad.paste, { exact: true }).click();
  await pad
    .getByRole("textbox", { name: /^Una línea por variante/ })
    .fill(`${skus[0]}\t${good.min_quantity}\nnada\n${skus[1]}\t${good.min_quantity * 2}`);
  await pad.getByRole("button", { name: text.basket.pad.apply }).click();
  await expect(pad.getByText(plural(text.basket.pad.read, 2))).toBeVisible();
  await expect(pad.getByText("Línea 2: nada")).toBeVisible();
  await pad.getByRole("button", { name: text.basket.pad.add }).click();
  await expect(badge(page, 2)).toBeVisible();
  await open(page, "/cart");
  await expect(lineOf(page, good)).toHaveCount(2);
});

test("without a script the cart says what to do", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto("/cart");
  await expect(plain.locator("main noscript p")).toHaveText(t.noScript);
  await expect(plain.locator("main noscript a")).toBeVisible();
  await context.close();
});

test("a guest's cart is whole while the gateway is away", async ({ page }) => {
  const good = find(await firstGoods(page), isTiered);
  await addAll(page, [good]);
  await open(page, "/cart");
  await expect(lineOf(page, good)).toContainText(good.name);
  await page.route(/api\/gateway/, (route) => route.abort());
  await page.reload();
  await expect(lineOf(page, good)).toContainText(good.name);
  await expect(page.getByText(t.awayLine)).toBeVisible();
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
