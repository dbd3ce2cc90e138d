import type { Page } from "@playwright/test";
import { z } from "zod";
import { fill, money } from "../lib/format";
import { furnished, placed } from "./buyer";
import { badge } from "./cart";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.product.sample;
const PHONE = { width: 360, height: 740 };

const Detail = z.object({
  id: z.string(),
  name: z.string(),
  skus: z.array(z.object({ sku_id: z.string() })),
  sample: z.object({ price: z.number(), quantity_max: z.number(), skus: z.array(z.object({ sku_id: z.string() })) }).optional(),
});

/** Products with or without samples. */
async function productWhere(page: Page, ids: string[], isWanted: (product: z.output<typeof Detail>) => boolean) {
  for (const id of ids) {
    const call = `/api/gateway/base3/productquery/v1/products/detail?product_id=${id}`;
    const answer = await page.request.get(call, { headers: { "sec-fetch-site": "same-origin" } });
    const product = Detail.parse(await answer.json());
    if (isWanted(product)) return product;
  }
  throw new Error("the catalogue has no such product");
}

const idsOf = ({ records }: { records: { productId: string }[] }) => records.map(({ productId }) => productId);
const lines = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

// spec: 27.3
test("a guest takes a sample beside the goods, and logs in with both", async ({ page, goods }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  const product = await productWhere(page, idsOf(await goods()), ({ sample }) => sample !== undefined);
  const { price = 0, quantity_max: most = 0 } = product.sample ?? {};
  await open(page, `/product/${product.id}`);
  await page.getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(badge(page, 1)).toBeVisible();
  await page.getByRole("button", { name: t.add, exact: true }).click();
  await expect(page.getByText(new RegExp(`1 \\p{L}+ · ${money(price).replaceAll(/[$.]/g, "\\$&")}`, "u"))).toBeVisible();
  await expect(badge(page, 2)).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByText(text.landing.cartTitle + text.landing.sampleApart)).toBeVisible();
  await expect(lines(page, product.name)).toHaveCount(2);
  const sample = lines(page, product.name).filter({ hasText: "Muestra" });
  await expect(sample).toHaveCount(1);
  await expect(sample.getByText(money(price)).first()).toBeVisible();
  const amount = sample.getByRole("textbox");
  await amount.fill(String(most + 1));
  await expect(sample.getByText(fill(text.cart.reasons.sampleLimit, { maximum: most }))).toBeVisible();
  await amount.fill("1");
  expect(await seriousFindings(page)).toEqual([]);

  await signIn(page);
  await open(page, "/cart");
  await expect(lines(page, product.name)).toHaveCount(2);
  await expect(lines(page, product.name).filter({ hasText: "Muestra" })).toHaveCount(1);
});

test("an order of a sample names it on its page and papers, and ordering again is a sample again", async ({ page, goods }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  const found = await goods();
  await signIn(page);
  await furnished(page, idsOf(found));
  const product = await productWhere(page, idsOf(found), ({ sample, skus }) => sample !== undefined && skus.length === 0);
  const [{ sku_id: skuId } = { sku_id: "" }] = product.sample?.skus ?? [];
  const wanted = { product_id: product.id, sku_id: skuId, quantity: 1 };
  const orderNo = await placed(page, wanted);
  await open(page, `/personCenter/Orders/${orderNo}`);
  await expect(page.getByRole("main").getByText("Muestra").first()).toBeVisible();
  await page.goto(`/personCenter/Orders/${orderNo}/proforma`);
  await expect(page.getByRole("main").getByText("Muestra").first()).toBeVisible();
  const csv = await page.request.get("/personCenter/Orders/pedidos.csv");
  expect(await csv.text()).toContain("Muestra");
  await open(page, `/personCenter/Orders/${orderNo}/reorder`);
  await expect(page.getByRole("main").getByText("Muestra").first()).toBeVisible();
});

test("goods without samples offer none", async ({ page, goods }) => {
  const product = await productWhere(page, idsOf(await goods()), ({ sample }) => sample === undefined);
  await open(page, `/product/${product.id}`);
  await expect(page.getByRole("button", { name: t.add, exact: true })).toHaveCount(0);
});
