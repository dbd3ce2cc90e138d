import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, open, text } from "./fixtures";

const Goods = z.object({
  records: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      has_variants: z.boolean(),
      min_quantity: z.number(),
      step: z.number().optional(),
      multistage_price: z.array(z.object({ price: z.number(), quantity: z.number() })),
    }),
  ),
});
export type Good = z.output<typeof Goods>["records"][number];

/** Products on the first page of the unfiltered catalogue. */
export async function firstGoods(page: Pick<Page, "request">): Promise<Good[]> {
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 24 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return Goods.parse(await response.json()).records;
}

export const find = (goods: Good[], fits: (good: Good) => boolean): Good => {
  const good = goods.find(fits);
  if (!good) throw new Error("the catalogue has no such goods");
  return good;
};
/** Orderable in any quantity. */
const isLoose = ({ step }: Good) => step === undefined;
export const isTiered = (good: Good) => !good.has_variants && good.multistage_price.length > 1 && isLoose(good);
export const isVaried = (good: Good) => good.has_variants && isLoose(good);

export const badge = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: text.frame.cartCount.replace("{count}", String(count)), exact: true });
export const addButton = (page: Page, { name }: Good) =>
  page.getByRole("button", { name: text.cartActions.add.replace("{name}", name), exact: true });
export const lineOf = (page: Page, { name }: Good) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const amountOf = (page: Page, good: Good) => lineOf(page, good).getByRole("textbox");

/** Adds products by their cards' buttons and waits for the badge. */
export async function addAll(page: Page, goods: Good[]) {
  await open(page, "/shop/product");
  for (const [index, good] of goods.entries()) {
    await addButton(page, good).click();
    await expect(badge(page, index + 1)).toBeVisible();
  }
}

/** Adds lines to the member's cart by API. */
export async function fillCart(page: Page, goods: Good[]) {
  const lines = goods.map(({ productId, min_quantity }) => ({ product_id: productId, quantity: min_quantity }));
  const response = await page.request.post("/api/gateway/base3/national/cart/add", {
    data: { lines },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
}
