import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { fill } from "../lib/format";
import { expect, open, signIn, text } from "./fixtures";

const t = text.order;
export const LIST = "/personCenter/Orders";
const OWN = { "sec-fetch-site": "same-origin" };
const Placed = z.object({ orderNo: z.string() });
export const Refusable = z.object({
  refused: z.array(z.unknown()),
  shops: z.array(z.object({ lines: z.array(z.object({ id: z.coerce.string() })) })),
});

export const post = async (page: Pick<Page, "request">, call: string, data: object) => {
  const response = await page.request.post(`/api/gateway/${call}`, { data, headers: OWN });
  expect(response.ok()).toBe(true);
  return response.json();
};

type Wanted = { product_id: string; quantity: number };

/** Signs in a new member with an address and a payment method. Returns a product without variants. */
export async function buyer(page: Page, products: string[]): Promise<Wanted> {
  await signIn(page);
  return furnished(page, products);
}

/** Gives the current member an address and a payment method. Returns a product without variants. */
export async function furnished(page: Pick<Page, "request">, products: string[]): Promise<Wanted> {
  const address = {
    receiver: "Ana Ñáñez",
    phone: "3001234567",
    department: "05",
    municipality: "05001",
    address: "Calle 10 # 4-20",
  };
  await post(page, "base3/national/v1/address/add", address);
  const account = {
    holder: "Comercial Andina SAS",
    bank: "Bancolombia",
    country: "CO",
    currency: "USD",
    number: "031-123456-78",
  };
  await post(page, "base3/national/v1/account/add", account);
  for (const product_id of products) {
    const wanted = { product_id, quantity: 1000 };
    const { refused } = Refusable.parse(
      await post(page, "base3/national/v1/orders/pre", { lines: [wanted] }).then((pre) => ({ ...pre, shops: [] })),
    );
    if (refused.length === 0) return wanted;
  }
  throw new Error("no product can be ordered");
}

export const checkoutOf = ({ product_id, quantity }: Wanted) => `/checkout?product_id=${product_id}&quantity=${quantity}`;

/** Confirms a checkout. Returns the order number. */
export async function ordered(page: Page, wanted: Wanted): Promise<string> {
  await open(page, checkoutOf(wanted));
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page).toHaveURL(/\/personCenter\/Orders\/\d+\/pay/);
  return /Orders\/(\d+)/.exec(page.url())?.[1] ?? "";
}

/** Places an order by API. */
export async function placed(page: Page, wanted: Wanted): Promise<string> {
  const { data } = z
    .object({ data: z.array(z.object({ id: z.coerce.string() })) })
    .parse(await (await page.request.get("/api/gateway/base3/national/v1/address/list")).json());
  const body = { lines: [wanted], address_id: data[0]?.id, idempotency_key: crypto.randomUUID() };
  return Placed.parse(await post(page, "base3/national/v1/orders/store", body)).orderNo;
}

export const goToProvider = async (page: Page, decision: string) => {
  await page.getByRole("button", { name: new RegExp(`^${fill(t.pay.go, { total: "" }).trim()}`) }).click();
  await page
    .getByRole("button", { name: decision })
    .or(page.getByRole("link", { name: decision }))
    .click();
};

export const badge = (page: Page, status: keyof typeof t.statuses): Locator =>
  page.getByRole("main").getByText(t.statuses[status], { exact: true }).first();

/** Reloads until the order has this status. */
export const untilStatus = (page: Page, orderNo: string, status: keyof typeof t.statuses) =>
  expect(async () => {
    await page.goto(`${LIST}/${orderNo}`);
    await expect(badge(page, status)).toBeVisible({ timeout: 500 });
  }).toPass();

export const placedFor = async (page: Page, products: string[]) => placed(page, await buyer(page, products));
