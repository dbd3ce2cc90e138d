import { fill, plural } from "../lib/format";
import { addAll, amountOf, find, firstGoods, lineOf } from "./cart";
import { expect, open, test, text } from "./fixtures";

const t = text.cart;

test("a printed cart has the seller, the day and the total, and none of what is pressed", async ({ page }) => {
  const goods = (await firstGoods(page)).filter(({ has_variants }) => !has_variants).slice(0, 2);
  await addAll(page, goods);
  await open(page, "/cart");
  const total = page.getByRole("complementary", { name: t.summary }).locator("strong");
  await expect(total).toContainText("USD");
  const sum = (await total.textContent()) ?? "";
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${t.total}: ${sum}`)).toHaveCount(2);
  for (const good of goods) {
    await expect(lineOf(page, good)).toContainText(good.productId);
    const line = await lineOf(page, good).boundingBox();
    expect(line?.height).toBeLessThan(80);
    const amount = await amountOf(page, good).boundingBox();
    expect(amount?.x).toBeGreaterThan((line?.width ?? 0) / 2);
  }
  await page.setViewportSize({ width: 1280, height: 1056 });
  for (const good of goods) {
    const line = await lineOf(page, good).boundingBox();
    const sumOfLine = await lineOf(page, good).locator("p", { hasText: t.lineTotal }).boundingBox();
    expect((sumOfLine?.x ?? 0) + (sumOfLine?.width ?? 0)).toBeCloseTo((line?.x ?? 0) + (line?.width ?? 0), 0);
  }
  await expect(page.getByText(/^Precios del .+\/cart$/)).toBeVisible();
  const main = page.getByRole("main");
  for (const role of ["button", "checkbox"] as const) await expect(main.getByRole(role).filter({ visible: true })).toHaveCount(0);
  for (const name of [t.keepBrowsing, text.references.title]) await expect(main.getByRole("link", { name })).toBeHidden();
});

test("a quotation takes the typed quantity, also one below the minimum, and waits for a number and for a choice", async ({
  page,
}) => {
  const good = find(await firstGoods(page), ({ has_variants, min_quantity }) => !has_variants && min_quantity > 3);
  await addAll(page, [good]);
  await open(page, "/cart");
  const main = page.getByRole("main");
  const held = main.getByRole("button", { name: t.quote });
  await amountOf(page, good).fill("abc");
  await expect(held).toBeDisabled();
  await expect(lineOf(page, good).getByRole("alert")).toHaveText(/^Escriba un número entero desde \d/);
  await amountOf(page, good).fill("3");
  await expect(main.getByRole("link", { name: t.quote })).toHaveAttribute(
    "href",
    new RegExp(`lines=${good.productId}(-1)?\\*3(&|$)`),
  );
  await amountOf(page, good).fill(String(good.min_quantity));
  await page.getByRole("checkbox", { name: t.selectAll }).uncheck();
  await expect(held).toBeDisabled();
  await expect(main.getByText(t.nothingSelected)).toBeVisible();
});

test("a line below the minimum is counted, asked for in the quotation, and mended by one press", async ({ page }) => {
  const goods = await firstGoods(page);
  const good = find(goods, ({ has_variants, min_quantity }) => !has_variants && min_quantity > 3);
  const other = find(goods, (one) => !one.has_variants && one !== good);
  await addAll(page, [good, other]);
  await page.evaluate((id) => {
    const cart = JSON.parse(localStorage.getItem("cart") ?? "{}");
    for (const line of cart.lines) if (line.product_id === id) line.quantity = 3;
    localStorage.setItem("cart", JSON.stringify(cart));
  }, good.productId);
  await open(page, "/cart");
  const blocked = page.getByText(plural(t.blocked, 1));
  await expect(blocked).toBeVisible();
  await expect(lineOf(page, good).getByText(/El pedido mínimo es de/)).toHaveCount(1);
  const quote = page.getByRole("main").getByRole("link", { name: t.quote });
  await expect(quote).toHaveAttribute("href", new RegExp(`lines=[^&]*${good.productId}(-1)?\\*3(_|&|$)`));
  await lineOf(page, good)
    .getByRole("button", { name: /^Pedir \d/ })
    .click();
  await expect(blocked).toBeHidden();
  await expect(lineOf(page, good).getByRole("checkbox")).toBeChecked();
  await expect(lineOf(page, good).getByRole("alert")).toBeHidden();
  await amountOf(page, good).fill("1000000");
  expect(await amountOf(page, good).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the buttons beside a quantity say by how much they change it", async ({ page }) => {
  const good = find(await firstGoods(page), ({ has_variants, step = 1 }) => !has_variants && step > 1);
  await addAll(page, [good]);
  await open(page, "/cart");
  const before = Number(await amountOf(page, good).inputValue());
  await lineOf(page, good)
    .getByRole("button", { name: fill(t.more, { step: good.step ?? 0 }), exact: true })
    .click();
  await expect(amountOf(page, good)).toHaveValue(String(before + (good.step ?? 0)));
});
