import type { Page } from "@playwright/test";
import { z } from "zod";
import { fill, groupedNumber } from "../lib/format";
import { expect, open, test, text } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 } });

const t = text.landing;

const Detail = z.looseObject({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  pack_quantity: z.number(),
  min_quantity: z.number(),
  step: z.number().optional(),
  carton: z.object({ length: z.number(), width: z.number(), height: z.number(), weight: z.number() }),
  skus: z.array(z.unknown()),
});

async function detail(page: Page, id: string) {
  const address = `/api/gateway/base3/productquery/v1/products/detail?product_id=${id}`;
  return Detail.parse(await (await page.request.get(address, { headers: { "sec-fetch-site": "same-origin" } })).json());
}

type Goods = (filter?: Record<string, unknown>) => Promise<{ records: { productId: string }[] }>;

/** Products without variants whose carton is more than the smallest order, used by no other test. */
async function packedGoods(page: Page, goods: Goods, index = 0) {
  const { records } = await goods({ currPage: 6 });
  const all = await Promise.all(records.map(({ productId }) => detail(page, productId)));
  const packed = all.filter(
    ({ pack_quantity: pack, min_quantity: least, skus, step }) => pack > least && skus.length < 2 && step === undefined,
  );
  const one = packed[index];
  if (!one) throw new Error("the catalogue has no such goods");
  return one;
}

const summary = (page: Page) => page.locator("summary").filter({ hasText: text.product.landing });
const field = (page: Page, name: keyof typeof t.figures) => page.getByLabel(t.figures[name], { exact: true });
const totalOf = (page: Page) => page.locator("dt").filter({ hasText: t.total }).locator("+ dd");

// spec: 25.1
test("goods are asked for by the carton, and the cart says how much of a container they fill", async ({ page, goods }) => {
  const product = await packedGoods(page, goods, 1);
  await open(page, `/product/${product.id}`);
  await expect(page.getByText(text.product.cartonVolume).first()).toBeVisible();
  await page.getByText(fill(text.product.byCarton, { count: product.pack_quantity }), { exact: true }).click();
  const quantity = page.getByRole("main").getByRole("textbox").first();
  await quantity.fill("0");
  await expect(page.getByRole("alert").filter({ hasText: /El pedido mínimo es de \d+ cart(ón|ones)\./ })).toBeVisible();
  await quantity.fill("30");
  await expect(
    page.getByRole("term").filter({ hasText: `Total de ${groupedNumber(30 * product.pack_quantity)} ` }),
  ).toBeVisible();
  await page.getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: product.name })).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue(String(30 * product.pack_quantity));
  await expect(page.getByRole("main")).toContainText("30 cartones");
  const room = page.getByRole("region", { name: t.load.title });
  await room.locator("summary").first().click();
  for (const space of Object.values(t.load.spaces)) await expect(room.getByText(space, { exact: true })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("textbox")
    .first()
    .fill(String(30 * product.pack_quantity + 1));
  await page.getByRole("button", { name: /Completar el cartón/ }).click();
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue(String(31 * product.pack_quantity));
  const estimate = room.locator("summary").filter({ hasText: t.cartTitle });
  for (const price of [t.cartShared, t.cartAlone]) await expect(estimate).toContainText(price.replace(/.*\{pesos\}/, "COP"));
  await estimate.click();
  await expect(room.getByText(t.boardAlone)).toBeVisible();
  await expect(totalOf(page)).toBeVisible();
  const besideTotal = page.getByRole("complementary", { name: text.cart.summary }).getByRole("link", { name: "COP" });
  const before = (await besideTotal.textContent()) ?? "";
  expect(before, "what it costs alone stands in its card").not.toContain(t.cartAlone.replace(/.*\{pesos\} /, ""));
  await room.getByText(t.figuresTitle, { exact: true }).click();
  await field(page, "trm").fill("5000");
  await expect(besideTotal).not.toHaveText(before);
});

// spec: 25.2, 25.3, 25.4
test("what a product costs in the shop follows the buyer's figures, which go along in a link and survive a forged one", async ({
  page,
  goods,
}) => {
  const product = await packedGoods(page, goods);
  await open(page, `/product/${product.id}`);
  const before = (await summary(page).textContent()) ?? "";
  expect(before).toContain("COP");
  const headline = page.locator('a[href="#puesto-en-su-tienda"]');
  await headline.click();
  await expect(totalOf(page)).toBeVisible();
  const shared = (await headline.textContent()) ?? "";
  for (const part of [headline, summary(page)]) await expect(part).toContainText(/en embarque compartido.+si viaja solo/);
  await page.getByText(t.modes.air, { exact: true }).click();
  await expect(summary(page)).not.toContainText("compartido");
  await expect(headline).not.toHaveText(shared);
  await page.getByText(t.figuresTitle, { exact: true }).click();
  await field(page, "trm").fill("8.321,5");
  await field(page, "duty").fill("0");
  await expect(page.getByText(fill(t.ownRate, { trm: "8.321,5" }))).toBeVisible();
  await field(page, "vat").fill("mucho");
  await expect(page.getByRole("alert").filter({ hasText: "Escriba un número" })).toBeVisible();
  await page.getByLabel(t.margin).fill("50");
  const total = (await totalOf(page).textContent()) ?? "";
  expect(await summary(page).textContent()).not.toBe(before);

  const other = await page.context().newPage();
  await open(other, `/product/${product.id}#cifras=mode.2_trm.832150_duty.0&cantidad=${product.min_quantity}`);
  await expect(totalOf(other)).toHaveText(total);
  await other.goto("about:blank");
  await open(other, `/product/${product.id}#cifras=trm.NaN_mode.9_vat.-1_x.1e400&cantidad=9e99`);
  await expect(summary(other)).toContainText("COP");
  await expect(other.getByRole("main")).not.toContainText(/NaN|undefined|Infinity/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the estimate of the smallest order is read line by line, with where its figures come from", async ({ page, goods }) => {
    const product = await packedGoods(page, goods, 2);
    await page.goto(`/product/${product.id}`);
    await summary(page).click();
    await expect(totalOf(page)).toContainText("COP");
    await expect(page.getByText(t.items.goods)).toBeVisible();
    await page.getByText(t.sourcesTitle).click();
    await expect(page.getByText(/Estatuto Tributario/)).toBeVisible();
  });
});

// spec: 25.5
test("pesos stand beside prices for who turns them on, with the day of the rate, and in no structured data", async ({ page }) => {
  await open(page, "/productsIn?code=ofertas");
  await expect(page.locator("[data-pesos]")).toHaveCount(0);
  const button = page.getByRole("contentinfo").locator("[data-pesos-toggle]");
  await expect(button).toHaveText(text.frame.pesos);
  // The script of the button is loaded after the page.
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText(text.frame.pesos, { timeout: 500 });
  }).toPass();
  await expect(page.locator("[data-pesos]").first()).toBeVisible();
  await expect(page.getByText(/Pesos a .* COP por dólar, del \d+ de \p{L}+ de \d{4}\./u)).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-pesos]").first()).toHaveAttribute("data-pesos", /^≈ \$[\d.]+( – \$[\d.]+)? COP$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join("")).not.toContain("COP");
  await button.click();
  await expect(page.getByText(/Pesos a .* COP por dólar/)).toHaveCount(0);
});

test("a service that tells nothing of cartons gets pages without any of it @faults", async ({ page, goods, gateway }) => {
  const product = await packedGoods(page, goods, 3);
  const { carton: _carton, pack_quantity: _pack, lead_days: _days, port: _port, tariff_heading: _heading, ...plain } = product;
  await gateway.fault("productquery/v1/products/detail", { match: product.id, body: JSON.stringify(plain) });
  await open(page, `/product/${product.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  await expect(summary(page)).toHaveCount(0);
  await expect(page.getByText(text.product.orderBy, { exact: true })).toHaveCount(0);
  await expect(page.getByText(text.product.cartonVolume)).toHaveCount(0);
  await page.getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: product.name })).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("main")).toContainText(product.name);
  await expect(page.getByRole("region", { name: t.load.title })).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|COP/);
});
