import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AddressAdd } from "../lib/contract/address.ts";
import type { WantedLine } from "../lib/contract/cart.ts";
import { OrderDetail, OrderStore } from "../lib/contract/order.ts";
import { CrossBorderPayInit, ForeignAccountAdd } from "../lib/contract/payment.ts";
import { ProductDetailCall, ProductSearch } from "../lib/contract/product.ts";
import { ask, newMember, waitFor } from "./client.fixture.ts";

export const ADDRESS = {
  receiver: "Ana Gómez",
  phone: "300 123 4567",
  department: "05",
  municipality: "05001",
  address: "Carrera 43A # 1-50",
  complement: "Torre 2, oficina 801",
};

export const ACCOUNT = { holder: "Ana Gómez", bank: "Bancolombia", country: "CO", currency: "USD", number: "031-123456-78" };

/** A new member who can order and pay: with an address and a payment method. */
export async function newBuyer() {
  const { email, token } = await newMember();
  const { id: addressId } = await ask(AddressAdd, { token, body: ADDRESS });
  const { id: accountId } = await ask(ForeignAccountAdd, { token, body: ACCOUNT });
  return { email, token, addressId, accountId };
}
export type Buyer = Awaited<ReturnType<typeof newBuyer>>;

const QUANTITY = 1000;

/** Lines of the catalogue that can be ordered, each of another product, in a quantity that they are sold in. */
export async function someLines(count: number): Promise<z.output<typeof WantedLine>[]> {
  const { records } = await ask(ProductSearch, { body: { pageSize: 100 } });
  const sold = records.filter(({ step = 1 }) => QUANTITY % step === 0);
  return Promise.all(
    sold.slice(0, count).map(async ({ productId }) => {
      const { sku_id } = await ask(ProductDetailCall, { query: { product_id: productId } });
      return { product_id: productId, ...(sku_id && { sku_id }), quantity: QUANTITY };
    }),
  );
}

/** Places an order of one line, or of the lines in `fields`; returns its number. */
export async function newOrder({ token, addressId }: Buyer, fields: object = {}): Promise<string> {
  const lines = "lines" in fields ? {} : { lines: await someLines(1) };
  const body = { address_id: addressId, idempotency_key: randomUUID(), ...lines, ...fields };
  return (await ask(OrderStore, { token, body })).orderNo;
}

/** Begins a payment of an order and answers the address of the provider's page. */
export async function openHostedPage({ token, accountId }: Buyer, orderNo: string): Promise<string> {
  const query = { orderNo, paymentAccountId: accountId };
  return (await ask(CrossBorderPayInit, { token, query })).redirect_url;
}

/** Sends the form of the provider's page; returns the status of the response and where it redirects to. */
export async function answerPage(page: string, decision: string): Promise<{ status: number; location: string | null }> {
  const { origin, pathname, searchParams } = new URL(page);
  const body = new URLSearchParams({ token: searchParams.get("token") ?? "", decision });
  const response = await fetch(origin + pathname, { method: "POST", body, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") };
}

export async function pay(buyer: Buyer, orderNo: string): Promise<void> {
  const { status } = await answerPage(await openHostedPage(buyer, orderNo), "approve");
  if (status !== 303) throw new Error(`the payment of ${orderNo} answered ${status}`);
}

/** Waits until an order has a status: the staging gateway ships after SHIP_SECONDS. */
export const waitForOrder = ({ token }: Buyer, orderNo: string, status: string, show = OrderDetail) =>
  waitFor(`order ${orderNo} ${status}`, async () => {
    const order = await ask(show, { token, query: { orderNo } });
    return order.status === status ? order : undefined;
  });
