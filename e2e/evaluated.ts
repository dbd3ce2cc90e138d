import { randomInt } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { type Buyer, newOrder, pay, waitForOrder } from "../gateway/buyer.fixture";
import { ask } from "../gateway/client.fixture";
import { EvaluationPage } from "../lib/contract/evaluation";
import { OrderReceive } from "../lib/contract/order";
import { ProductDetailCall, ProductSearch } from "../lib/contract/product";
import { ShopDetailCall, ShopSearch } from "../lib/contract/shop";

const QUANTITY = 1000;

/** A random product without reviews. */
export async function freshGoods(): Promise<{ key: { product_id: string; sku_id?: string }; shop_id: string; name: string }> {
  const { records } = await ask(ProductSearch, { body: { currPage: 31 + randomInt(20), pageSize: 30 } });
  const sold = records.filter(({ step = 1 }) => QUANTITY % step === 0);
  const { productId = "" } = sold[randomInt(sold.length)] ?? {};
  const { sku_id, shop_id, name } = await ask(ProductDetailCall, { query: { product_id: productId } });
  const { total } = await ask(EvaluationPage, { query: { product_id: productId } });
  return total > 0 ? freshGoods() : { key: { product_id: productId, ...(sku_id && { sku_id }) }, shop_id, name };
}

/** A random shop without answer statistics, far enough down the list that no other journey has had its page cached. */
export async function quietShop(): Promise<string> {
  const { records } = await ask(ShopSearch, { body: { currPage: 4, pageSize: 50 } });
  const { id = "" } = records[randomInt(records.length)] ?? {};
  return (await ask(ShopDetailCall, { query: { shop_id: id } })).answers.length > 0 ? quietShop() : id;
}

/** Places and pays an order and confirms that it was received. Returns its number. */
export async function received(buyer: Buyer, key: object): Promise<string> {
  const orderNo = await newOrder(buyer, { lines: [{ ...key, quantity: QUANTITY }] });
  await pay(buyer, orderNo);
  await waitForOrder(buyer, orderNo, "shipped");
  await ask(OrderReceive, { token: buyer.token, query: { orderNo } });
  return orderNo;
}

export const logIn = (context: BrowserContext, token: string, url = "") =>
  context.addCookies([{ name: "access_token", value: token, url, httpOnly: true }]);
