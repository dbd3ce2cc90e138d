import { fill, groupedNumber, money, plural } from "../lib/format";
import { addAll, addButton, amountOf, badge, find, firstGoods, isTiered, isVaried, lineOf } from "./cart";
import { expect, open, signIn, test, text } from "./fixtures";

const t = text.cart;

test("an empty cart shows what sells best", async ({ page }) => {
  await open(page, "/cart");
  await expect(page.getByText(t.emptyTitle)).toBeVisible();
  const best = page.getByRole("region", { name: text.frame.bestSellers }).getByRole("link");
  await expect(best).toHaveCount(4);
  await expect(best.first()).toHaveAttribute("href", /^\/product\/\d+$/);
});

// spec: 1.2, 7.1
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
  await expect(page.getByRole("link", { name: t.checkout })).toHaveAttribute("href", "/login?return_url=%2Fcart");
});

test("a product with variants opens its choice, and the chosen one goes into the cart", async ({ page }) => {
  const good = find(await firstGoods(page), isVaried);
  await open(page, "/shop/product");
  await page.getByRole("button", { name: text.cartActions.choose.replace("{name}", good.name), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${good.productId}#variantes$`));
  await page.locator("html[data-hydrated]").waitFor();
  const other = page.locator("#variantes").getByRole("radio").nth(1);
  await other.check({ force: true });
  const option = (await other.getAttribute("value")) ?? "";
  await page.getByRole("main").getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: option })).toBeVisible();
  await expect(badge(page, 1)).toBeVisible();
  await open(page, "/cart");
  await expect(lineOf(page, good)).toContainText(option);
});

test("what is chosen, typed and pressed before the scripts come goes into the cart with them", async ({ page }) => {
  const good = find(await firstGoods(page), isVaried);
  const amount = String(good.min_quantity + 7);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/product/${good.productId}`, { waitUntil: "commit" });
  const other = page.locator("#variantes").getByRole("radio").nth(1);
  await other.check({ force: true });
  const option = (await other.getAttribute("value")) ?? "";
  const main = page.getByRole("main");
  await main.getByRole("textbox").first().fill(amount);
  await main.getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.locator("form[data-held]")).toHaveAttribute("aria-busy", "true");
  release();
  await expect(badge(page, 1)).toBeVisible();
  await expect(other).toBeChecked();
  await open(page, "/cart");
  await expect(lineOf(page, good)).toContainText(option);
  await expect(amountOf(page, good)).toHaveValue(amount);
});

test("what a guest chose is merged once, although the answer to its merge was lost", async ({ page }) => {
  const good = find(await firstGoods(page), ({ has_variants }) => !has_variants);
  await addAll(page, [good]);
  await signIn(page);
  await page.route("**/national/cart/add", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("cart/add"));
  await open(page, "/about_us");
  await lost;
  await page.unroute("**/national/cart/add");
  await open(page, "/about_us");
  await page.getByRole("button", { name: text.cartActions.merge.close }).click();
  await open(page, "/cart");
  await expect(amountOf(page, good)).toHaveValue(String(good.min_quantity));
});

test("what a guest chose is merged at the login, told line by line, once", async ({ page }) => {
  const goods = await firstGoods(page);
  const good = find(goods, isTiered);
  await addAll(page, [good]);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("cart") ?? "{}");
    cart.lines.push({ product_id: "999999999", quantity: 5, seen: { name: "Termo", options: { Color: "rojo" } } });
    localStorage.setItem("cart", JSON.stringify(cart));
  });
  await signIn(page);
  await open(page, "/shop/product");
  const told = page.getByRole("dialog", { name: text.cartActions.merge.title });
  await expect(told.getByRole("listitem").filter({ hasText: good.name })).toContainText(
    text.cartActions.merge.added.replace("{quantity}", groupedNumber(good.min_quantity)),
  );
  await expect(told.getByRole("listitem").nth(1)).toContainText("Termo, rojoNo encontramos este producto.");
  await told.getByRole("button", { name: text.cartActions.merge.close }).click();
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

test("many variants are ordered at once, and pasted lines that say nothing are told", async ({ page }) => {
  const good = find(await firstGoods(page), isVaried);
  await open(page, `/product/${good.productId}`);
  await page.getByRole("button", { name: text.product.orderPad }).click();
  const pad = page.getByRole("region", { name: text.cartActions.pad.title });
  const skus = [`${good.productId}-1`, `${good.productId}-2`];
  await expect(pad).toBeFocused();
  await pad.getByText(text.cartActions.pad.paste, { exact: true }).click();
  await pad
    .getByRole("textbox", { name: /^Una línea por variante/ })
    .fill(`${skus[0]}\t${good.min_quantity}\nnada\n${skus[1]}\t${good.min_quantity * 2}`);
  await pad.getByRole("button", { name: text.cartActions.pad.apply }).click();
  await expect(pad.getByText(plural(text.cartActions.pad.read, 2))).toBeVisible();
  await expect(pad.getByText("Línea 2: nada")).toBeVisible();
  const quantities = pad.getByRole("table").getByRole("textbox");
  await quantities.nth(1).fill("1,5");
  await pad.getByRole("button", { name: text.cartActions.pad.add }).click();
  await expect(quantities.nth(1)).toBeFocused();
  await expect(pad.getByRole("alert")).toHaveText(text.cartActions.pad.wrong);
  await quantities.nth(1).fill(String(good.min_quantity * 2));
  await pad.getByRole("button", { name: text.cartActions.pad.add }).click();
  await expect(badge(page, 2)).toBeVisible();
  await open(page, "/cart");
  await expect(lineOf(page, good)).toHaveCount(2);
});

test("one press fills the minimum of each variant, and each colour has its total", async ({ page }) => {
  const good = find(await firstGoods(page), isVaried);
  await open(page, `/product/${good.productId}`);
  const { pad: copy } = text.cartActions;
  await page.getByRole("button", { name: text.product.orderPad }).click();
  const pad = page.getByRole("region", { name: copy.title });
  await pad.getByRole("button", { name: fill(copy.ofEach, { quantity: groupedNumber(good.min_quantity) }), exact: true }).click();
  const quantities = await pad.getByRole("table").getByRole("textbox").all();
  for (const quantity of quantities) await expect(quantity).toHaveValue(String(good.min_quantity));
  await expect(pad.getByText(plural(copy.chosen, quantities.length))).toBeVisible();
  const groups = await pad
    .getByRole("rowgroup")
    .filter({ has: page.getByRole("textbox") })
    .all();
  for (const group of groups) {
    const count = await group.getByRole("textbox").count();
    const total = group.getByRole("row").filter({ hasText: fill(copy.subtotalOf, { name: "" }).trim() });
    if (groups.length > 1 && count > 1) await expect(total).toContainText(groupedNumber(count * good.min_quantity));
    else await expect(total).toHaveCount(0);
  }
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
  // Navigates away before the product details have loaded.
  await page.route(/products\/detail/, () => undefined);
  await addAll(page, [good]);
  await page.unroute(/products\/detail/);
  await open(page, "/cart");
  await expect(lineOf(page, good)).toContainText(good.name);
  await page.route(/api\/gateway/, (route) => route.abort());
  await page.reload();
  await expect(lineOf(page, good)).toContainText(good.name);
  await expect(page.getByText(t.awayLine)).toBeVisible();
});
