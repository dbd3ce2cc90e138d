import type { Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { newBuyer } from "../gateway/buyer.fixture";
import { ask, newMember } from "../gateway/client.fixture";
import { ChangeInfo } from "../lib/contract/account";
import { EvaluationPage, LineEvaluate } from "../lib/contract/evaluation";
import { InquiryDetail, PrivateInquiry } from "../lib/contract/inquiry";
import { ProductSearch } from "../lib/contract/product";
import { ShopDetailCall } from "../lib/contract/shop";
import { fill, plural } from "../lib/format";
import { freshGoods, logIn, quietShop, received } from "./evaluated";
import { expect, test, text } from "./fixtures";

const t = text.evaluation;
const photo = async (name: string, side = 400) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background: "#c8102e" } })
    .jpeg()
    .toBuffer(),
});

const section = (page: Page) => page.getByRole("region", { name: t.title });
const overflow = (page: Page) => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
const Rated = z.object({ aggregateRating: z.object({ ratingValue: z.number(), reviewCount: z.number() }) });

/** JSON-LD of the product. */
async function productData(page: Page): Promise<object> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((json) => z.looseObject({ "@type": z.unknown() }).parse(JSON.parse(json)));
  return found.find((data) => data["@type"] === "Product") ?? {};
}

// Without scripts, on a small phone.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

// spec: 29.2
test("a buyer says how goods were, with a picture, and everybody reads it with the shop's answer @outbox", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const [buyer, goods] = await Promise.all([newBuyer(), freshGoods()]);
  await ask(ChangeInfo, { token: buyer.token, body: { firstname: "Ana María Muñoz" } });
  const orderNo = await received(buyer, goods.key);
  await page.goto(`/product/${goods.key.product_id}`);
  await expect(section(page)).toHaveCount(0);
  expect(await productData(page)).not.toHaveProperty("aggregateRating");

  await logIn(context, buyer.token, baseURL);
  await page.goto(`/personCenter/Orders/${orderNo}`);
  await page.getByRole("link", { name: fill(t.sayOf, { name: goods.name }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.sayTitle);
  expect(await overflow(page)).toBe(0);
  await page.getByLabel(t.scores[4]).check();
  await page.getByLabel(t.text).fill("Más barato en https://otra.example");
  await page.getByLabel(t.attach).setInputFiles(await photo("caja.jpg"));
  await page.getByLabel(fill(t.showName, { author: "Ana M., Medellín" })).check();
  await page.getByRole("button", { name: t.publish }).click();
  await expect(page.getByRole("alert").filter({ hasText: t.wrong.links })).toBeVisible();
  // Text and picture are kept.
  await expect(page.getByLabel(t.text)).toHaveValue("Más barato en https://otra.example");
  await expect(page.getByLabel(t.scores[4])).toBeChecked();
  await expect(page.getByRole("checkbox", { name: fill(t.keep, { number: 1 }) })).toBeChecked();
  await page.getByLabel(t.text).fill("Llegó <b>completo</b>.\nUna caja abollada.");
  await page.getByRole("button", { name: t.publish }).click();
  await expect(page).toHaveURL(/done=lineEvaluated/);
  await expect(page.getByText(text.order.done.lineEvaluated)).toBeVisible();
  await expect(page.getByText(`${t.own} ·`)).toBeVisible();

  // The cached page is purged.
  await page.goto(`/product/${goods.key.product_id}`);
  const said = section(page);
  await expect(said).toContainText("Llegó <b>completo</b>.");
  await expect(said).toContainText("Ana M., Medellín");
  await expect(said).toContainText(plural(t.count, 1));
  await expect(said.getByRole("img")).toHaveJSProperty("complete", true);
  expect(await said.getByRole("img").evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeGreaterThan(0);
  expect(await overflow(page)).toBe(0);
  const html = await page.content();
  for (const personal of [orderNo, buyer.email, "Muñoz", buyer.token]) expect(html).not.toContain(personal);
  expect(await productData(page)).toMatchObject({ review: [{ author: { name: "Ana M., Medellín" } }] });
  expect(await productData(page)).not.toHaveProperty("aggregateRating");
  await page.goto(`/shop/${goods.shop_id}`);
  await expect(section(page).getByRole("link", { name: goods.name, exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto(`/personCenter/Orders/${orderNo}`);
    await expect(page.getByText(t.answer)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: fill(t.changeOf, { name: goods.name }) }).click();
  await page.getByLabel(t.scores[2]).check();
  await page.getByRole("checkbox", { name: fill(t.keep, { number: 1 }) }).uncheck();
  await page.getByLabel(fill(t.showName, { author: "Ana M., Medellín" })).uncheck();
  await page.getByRole("button", { name: t.save }).click();
  await expect(page).toHaveURL(/done=lineEvaluated/);
  await page.goto(`/product/${goods.key.product_id}`);
  await expect(section(page)).toContainText(t.scores[2]);
  await expect(section(page)).toContainText(t.anonymous);
  await expect(section(page)).toContainText(t.answer);
  await expect(section(page).getByRole("img")).toHaveCount(0);

  await page.goto(`/personCenter/Orders/${orderNo}`);
  await page.getByRole("link", { name: fill(t.changeOf, { name: goods.name }) }).click();
  await page.getByText(t.remove, { exact: true }).click();
  await page.getByRole("button", { name: t.removeYes }).click();
  await expect(page.getByText(text.order.done.lineEvaluationRemoved)).toBeVisible();
  await page.goto(`/product/${goods.key.product_id}`);
  await expect(section(page)).toHaveCount(0);
});

test("what was typed outlives a session that is over, for its member alone @outbox", async ({ page, context, baseURL }) => {
  test.setTimeout(60_000);
  const [buyer, other, goods] = await Promise.all([newBuyer(), newMember(), freshGoods()]);
  const orderNo = await received(buyer, goods.key);
  await logIn(context, buyer.token, baseURL);
  const path = `/personCenter/Orders/${orderNo}/evaluation?${new URLSearchParams(goods.key)}`;
  await page.goto(path);
  await page.getByLabel(t.scores[5]).check();
  await page.getByLabel(t.text).fill("Zafiro-9917");
  await context.clearCookies({ name: "access_token" });
  await page.getByRole("button", { name: t.publish }).click();
  await expect(page).toHaveURL(/\/login\?return_url=/);
  await logIn(context, buyer.token, baseURL);
  await page.goto(path);
  await expect(page.getByLabel(t.text)).toHaveValue("Zafiro-9917");
  await context.clearCookies({ name: "access_token" });
  await logIn(context, other.token, baseURL);
  expect((await page.goto(path))?.status()).toBe(404);
  expect(await page.content()).not.toContain("Zafiro-9917");
});

// spec: 29.2
test("many opinions have pages, and an average with its count @outbox", async ({ page, gateway }) => {
  test.setTimeout(90_000);
  const [buyer, goods] = await Promise.all([newBuyer(), freshGoods()]);
  const orders = await Promise.all(Array.from({ length: 6 }, () => received(buyer, goods.key)));
  for (const [index, orderNo] of orders.entries()) {
    const body = { orderNo, ...goods.key, score: 4, text: `Opinión número ${index + 1}` };
    await ask(LineEvaluate, { token: buyer.token, body });
  }
  await page.goto(`/product/${goods.key.product_id}`);
  const average = fill(t.average, { average: "4" });
  await expect(section(page)).toContainText(`${average} · ${plural(t.count, 6)}`);
  expect(Rated.parse(await productData(page)).aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 6 });
  await expect(section(page).getByRole("article")).toHaveCount(5);
  expect(await overflow(page)).toBe(0);
  await section(page).getByRole("link", { name: text.listing.next }).click();
  await expect(page).toHaveURL(/evaluations=2#opiniones$/);
  await expect(section(page).getByRole("article")).toHaveCount(1);
  await expect(section(page)).toContainText("Opinión número 1");
  expect((await page.goto(`/product/${goods.key.product_id}?evaluations=3`))?.status()).toBe(404);
  // A gateway without this call: the page leaves the section out.
  await gateway.fault(EvaluationPage.path, { status: 404, match: `shop_id=${goods.shop_id}` });
  expect((await page.goto(`/shop/${goods.shop_id}?evaluations=1`))?.status()).toBe(200);
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// spec: 29.1
test("how a shop answers stands on its page, beside its goods and in a comparison, above ten cases @outbox", async ({ page }) => {
  test.setTimeout(90_000);
  const shop_id = await quietShop();
  const { records: sold } = await ask(ProductSearch, { body: { shop_id, pageSize: 3 } });
  const [one, other] = sold.map(({ productId }) => productId);
  const members = await Promise.all(Array.from({ length: 11 }, newMember));
  const asked = {
    goods_name: "Lo que venda",
    goods_num: 500,
    goods_unit: "Piece",
    is_share_business_card: true,
    is_agree_brpr: true,
  };
  const request = ({ email, token }: (typeof members)[number]) =>
    ask(PrivateInquiry, { token, body: { ...asked, email, shop_id } }).then(({ id }) => ({ token, id }));
  for (const { token, id } of await Promise.all(members.slice(0, 10).map(request)))
    await expect
      .poll(async () => (await ask(InquiryDetail, { token, params: { id } })).offers_received.length)
      .toBeGreaterThan(0);
  await page.goto(`/product/${one}`);
  await expect(page.getByText(/^Respondió 1/)).toHaveCount(0);
  await Promise.all(members.slice(10).map(request));
  await expect.poll(async () => (await ask(ShopDetailCall, { query: { shop_id } })).answers.length).toBe(1);
  const told = /^Respondió 11 de 11 solicitudes de cotización en los últimos 90 días, la mitad en menos de \d+ minutos?\.$/;
  for (const path of [`/shop/${shop_id}`, `/product/${other}`, `/compare?ids=${one},${other}`]) {
    await page.goto(path);
    await expect(page.getByText(told).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  }
});
