import { z } from "zod";
import { fill, groupedNumber, money } from "../lib/format";
import { expect, open, test, text } from "./fixtures";

const Tiers = z.object({
  records: z.array(
    z.object({
      productId: z.string(),
      multistage_status: z.boolean(),
      step: z.number().optional(),
      multistage_price: z.array(z.object({ price: z.number(), quantity: z.number() })),
    }),
  ),
});

const Stepped = z.object({
  records: z.array(z.object({ productId: z.string(), min_quantity: z.number(), step: z.number().optional() })),
});

// spec: 18.1
test("a quantity that crosses a tier changes unit price, total, the marked row and what is missing", async ({ page }) => {
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 60 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const product = Tiers.parse(await response.json()).records.find(
    ({ multistage_price, step }) => multistage_price.length > 2 && step === undefined,
  );
  const [first, second, third] = product?.multistage_price ?? [];
  if (!product || !first || !second || !third) throw new Error("the catalogue has no product with three tiers");

  await open(page, `/product/${product.productId}`);
  const quantity = page.getByRole("main").getByRole("textbox").first();
  const tiers = page.getByRole("list", { name: /según la cantidad$/ }).getByRole("listitem");
  await quantity.fill(String(second.quantity - 1));
  await expect(tiers.filter({ hasText: money(first.price) })).toHaveAttribute("aria-current", "true");
  await quantity.fill(String(second.quantity));
  await expect(tiers.filter({ hasText: money(second.price) })).toHaveAttribute("aria-current", "true");
  const total = Math.round(second.price * second.quantity * 100) / 100;
  await expect(page.getByRole("definition").filter({ hasText: money(total) })).toBeVisible();
  await expect(page.getByText(`Agregue ${groupedNumber(third.quantity - second.quantity)} más`)).toBeVisible();
  await tiers
    .filter({ hasText: money(third.price) })
    .getByRole("button")
    .click();
  await expect(quantity).toHaveValue(String(third.quantity));
  await quantity.fill("0");
  await expect(page.getByRole("alert").filter({ hasText: /El pedido mínimo es de [\d.]+ \p{L}+/u })).toBeVisible();
  await quantity.fill("1,5");
  await expect(page.getByRole("alert").filter({ hasText: /^Escriba un número entero desde [\d.]+\.$/ })).toBeVisible();
  await expect(quantity).toHaveValue("1,5");
});

test("ordered by the carton, the quantity, its least and what is missing count cartons", async ({ page }) => {
  const t = text.product;
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 100 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  for (const { productId, multistage_price, step } of Tiers.parse(await response.json()).records) {
    const last = multistage_price.at(-1)?.quantity;
    if (last === undefined || step !== undefined) continue;
    await open(page, `/product/${productId}`);
    const [, pack = ""] = /cartón de (\d+)/.exec((await page.getByRole("main").textContent()) ?? "") ?? [];
    const units = Number(pack);
    if (units < 2 || last <= 2 * units) continue;
    await page.getByText(fill(t.byCarton, { count: pack }), { exact: true }).click();
    const quantity = page.getByRole("main").getByLabel(fill(t.amount, { unit: t.inCartons }));
    await quantity.fill("2");
    await expect(page.getByText(`Total de ${2 * units} `)).toBeVisible();
    await expect(page.getByText(/Agregue \d+ cart(ón|ones) más y pague/)).toBeVisible();
    await quantity.fill("0");
    await expect(page.getByRole("alert").filter({ hasText: /mínimo es de \d+ cart(ón|ones)\./ })).toBeVisible();
    await expect(page.getByText(/^Agregue .* más y pague/)).toBeHidden();
    await page
      .getByRole("list", { name: /según la cantidad$/ })
      .getByRole("button")
      .last()
      .click();
    await expect(quantity).toHaveValue(String(Math.ceil(last / units)));
    await page.getByRole("group", { name: t.orderBy }).locator("label").first().click();
    await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue(String(Math.ceil(last / units) * units));
    return;
  }
  throw new Error("the catalogue has no product with tiers above two cartons");
});

test("the gallery is walked by its small pictures and opened large with the keyboard", async ({ page, goods }) => {
  const { records } = await goods();
  await open(page, `/product/${records[0]?.productId}`);
  const gallery = page.getByRole("region", { name: text.product.gallery });
  expect(await gallery.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
  await gallery.getByRole("link").first().press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: text.product.next }).click();
  await expect(dialog).toContainText("2/");
  await expect(dialog.getByRole("img")).toHaveCSS("background-image", /^url/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole("link").first()).toBeFocused();
  await gallery.getByRole("link").first().press("ArrowRight");
  await expect(gallery.locator("#foto-2")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.setViewportSize({ width: 360, height: 740 });
  await gallery.getByRole("link").first().press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/product/${records[0]?.productId}`);
  await gallery.getByRole("link").first().press("Enter");
  const drawnWidth = async () => (await dialog.getByRole("img").boundingBox())?.width ?? 0;
  await expect.poll(drawnWidth).toBe(360);
  const zoom = dialog.getByRole("button", { name: text.product.zoom });
  await zoom.click();
  await expect.poll(drawnWidth).toBe(900);
  await zoom.click();
  await expect.poll(drawnWidth).toBe(360);
  // Whoever is used to pressing twice gets the large picture too, at the place that was pressed.
  await zoom.dblclick({ position: { x: 60, y: 370 } });
  await expect.poll(drawnWidth).toBe(900);
  const scrolled = () => zoom.evaluate(({ scrollLeft }) => scrollLeft);
  expect(await scrolled()).toBeLessThan(60);
  await zoom.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(drawnWidth).toBe(1280);
  // The picture of 800 stands from 240 on: 740 is 0.625 of its width, in the middle of the window once it is 2,000 wide.
  await zoom.click({ position: { x: 740, y: 400 } });
  await expect.poll(drawnWidth).toBe(2000);
  expect(Math.abs((await scrolled()) - 610)).toBeLessThan(20);
});

test("what a buyer can do is in sight: cart, quotation, favourite, chat", async ({ page, goods }) => {
  const { records } = await goods();
  await open(page, `/product/${records[0]?.productId}`);
  const main = page.getByRole("main");
  for (const name of [text.product.addToCart, text.product.favorite]) {
    await expect(main.getByRole("button", { name, exact: true })).toBeVisible();
  }
  for (const name of [text.product.requestQuote, text.product.chat]) {
    await expect(main.getByRole("link", { name })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: text.product.requestQuote })).toHaveAttribute(
    "href",
    new RegExp(`^/cantFind/${records[0]?.productId}\\?(sku=[^&]+&)?quantity=\\d+$`),
  );
});

// spec: 1.2
test("the supplier and related products lead on", async ({ reader, goods }) => {
  const { records } = await goods();
  await open(reader, `/product/${records[0]?.productId}`);
  await reader.getByRole("link", { name: text.product.visitShop }).click();
  await expect(reader).toHaveURL(/\/shop\/\w+$/);
  await expect(reader.getByRole("heading", { name: text.shop.products })).toBeVisible();
});

test("goods that are not parted step by what comes together, and a quantity between says which ones are right", async ({
  page,
}) => {
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 100 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const product = Stepped.parse(await response.json()).records.find(({ step }) => step !== undefined);
  if (!product?.step) throw new Error("the catalogue has no goods that are not parted");
  const { productId, step, min_quantity: least } = product;
  await open(page, `/product/${productId}`);
  const main = page.getByRole("main");
  const quantity = main.getByRole("textbox").first();
  await quantity.fill(String(least + 1));
  const told = `Se vende de a ${groupedNumber(step)}: pida ${groupedNumber(least)} o ${groupedNumber(least + step)}.`;
  await expect(main.getByText(told)).toBeVisible();
  await quantity.press("ArrowUp");
  await expect(quantity).toHaveValue(String(least + step));
  await expect(main.getByText(told)).toBeHidden();
  await quantity.press("ArrowDown");
  await expect(quantity).toHaveValue(String(least));
});

test("what was seen before is shown on the next product, and forgotten with one press", async ({ page, goods }) => {
  const { records } = await goods();
  const [first, second] = records;
  for (const product of [first, second]) {
    await open(page, `/product/${product?.productId}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("seen-products")))
      .toMatch(new RegExp(`^/product/${product?.productId}\t`));
  }
  const seen = page.getByRole("region", { name: text.product.seen });
  await expect(seen.getByRole("link")).toHaveText([first?.name ?? ""]);
  // By keyboard: cards change height when they become visible, which moves click targets.
  await seen.getByRole("button", { name: text.product.forgetSeen }).press("Enter");
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("seen-products"))).toBeNull();
});

test("what was added leads to the cart", async ({ page, goods }) => {
  const { records } = await goods();
  await open(page, `/product/${records[0]?.productId}`);
  await page.getByRole("main").getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(/Agregado: [\d.]+ \p{L}+.* · \$[\d.,]+ USD/u);
  await page.getByRole("status").getByRole("link", { name: text.cartActions.toCart }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("heading", { name: records[0]?.name ?? "", exact: true })).toBeVisible();
});

test("without a script no button is offered that cannot work, and the quotation is", async ({ browser, baseURL, goods }) => {
  const { records } = await goods();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(`/product/${records[0]?.productId}`);
  await expect(plain.getByRole("main").getByRole("button", { name: text.product.addToCart, exact: true })).toBeHidden();
  await expect(plain.getByRole("main").getByRole("button", { name: /^Sumar \d/ })).toBeHidden();
  await plain.getByRole("main").getByRole("textbox").first().fill("1234");
  await plain.getByRole("main").getByRole("button", { name: text.product.requestQuote }).click();
  await expect(plain.getByLabel(text.inquiry.quantity, { exact: true })).toHaveValue("1234");
  await plain.goto("/cart");
  await expect(plain.getByText(text.cart.loading)).toBeHidden();
  await context.close();
});

test("on paper a product takes two pages at most", async ({ reader, goods }) => {
  const { records } = await goods();
  await open(reader, `/product/${records[0]?.productId}`);
  const pdf = (await reader.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

for (const width of [360, 1280]) {
  test(`with letters twice as large nothing runs off sideways at ${width} px`, async ({ page, goods }) => {
    await page.setViewportSize({ width, height: 800 });
    const { records } = await goods();
    for (const path of [`/product/${records[0]?.productId}`, "/cantFind", "/", "/screen/product?keyword=termo"]) {
      await open(page, path);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
