import "server-only";
import { toWantedLine } from "@/lib/cart";
import type { WantedLine } from "@/lib/contract/cart";
import { ForeignPayDetail, LegacyOrderIndex, LegacyOrderShow, TemporaryOrderList } from "@/lib/contract/legacy-order";
import { PAGE_SIZE_MAX } from "@/lib/contract/limits";
import { lineKey } from "@/lib/contract/line-key";
import { type Order, OrderDetail, type OrderFamily, OrderPage, OrderPre } from "@/lib/contract/order";
import { sumDollars } from "@/lib/contract/price";
import { GatewayError, UNPROCESSABLE } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { type CallContext, getAccessToken, sendAsMember } from "@/lib/session/server";
import { orderLines } from "./index";
import type { OrdersQuery } from "./orders-query";
import { type CheckoutSelection, withoutAddress } from "./selection";

export const ORDERS_SIZE = 10;

type OrdersRequest = Partial<Omit<OrdersQuery, "page">> & { page: number; pageSize?: number; with_lines?: boolean };

function orderCall({ family, team, status, keyword, range, page, ...query }: OrdersRequest) {
  const parameters = {
    ...range,
    ...(team && { team }),
    ...(status && { status }),
    ...(keyword && { keyword }),
    ...(family === undefined && { all_families: true }),
    pageSize: ORDERS_SIZE,
    ...query,
    currPage: page,
  };
  return { call: family === "legacy" && !team ? LegacyOrderIndex : OrderPage, query: parameters };
}

export function getOrders(request: OrdersRequest) {
  const { call, query } = orderCall(request);
  return sendAsMember(call, { query });
}

const CLOSED = new Set(["received", "evaluated", "cancelled"]);

/** The open ones among the member's latest orders. While one is open, the gateway refuses to end the account. */
export async function getOpenOrders() {
  const { records } = await getOrders({ page: 1, pageSize: PAGE_SIZE_MAX });
  return records.filter(({ status }) => !CLOSED.has(status));
}

/** Returns a function that reads one page. It keeps the access token: a response that streams after its handler returned cannot read cookies. */
export async function orderReader(filter: Omit<OrdersRequest, "page">) {
  const token = await getAccessToken();
  return (page: number) => {
    const { call, query } = orderCall({ ...filter, page });
    return send(call, { query }, { ...(token && { token }) });
  };
}

/** Undefined for another member's order. Unless `family` is `legacy`, national orders are tried first: links in messages name no family. */
export async function findOrder(
  orderNo: string,
  family: unknown,
  context?: CallContext,
): Promise<{ order: Order; family: OrderFamily } | undefined> {
  const query = { orderNo };
  const order = family === "legacy" ? undefined : await readOrUndefined(sendAsMember(OrderDetail, { query }, context));
  if (order) return { order, family: "national" };
  const legacy = await readOrUndefined(sendAsMember(LegacyOrderShow, { query }, context));
  return legacy && { order: legacy, family: "legacy" };
}

/** Undefined when the cart has lost one of the lines, and when the offer is not accepted or has an order already (422). */
export async function previewOrder(selection: CheckoutSelection) {
  try {
    return await readOrUndefined(sendAsMember(OrderPre, { body: withoutAddress(selection) }));
  } catch (error) {
    if (error instanceof GatewayError && error.status === UNPROCESSABLE) return undefined;
    throw error;
  }
}

/** Those of `lines` that can still be ordered. Undefined if one is refused whose quantity the member changed: the form must then show why. */
export async function linesStillOffered(order: Order, lines: WantedLine[], context: CallContext) {
  const { shops, refused } = await send(OrderPre, { body: { lines } }, context);
  const quantities = new Map(orderLines(order).map((line) => [lineKey(line), line.quantity]));
  const refusedKeys = new Set(refused.map(lineKey));
  const isChanged = (line: WantedLine) => quantities.get(lineKey(line)) !== line.quantity;
  const isChangeRefused = lines.some((line) => refusedKeys.has(lineKey(line)) && isChanged(line));
  return isChangeRefused ? undefined : orderLines({ shops }).map(toWantedLine);
}

export async function getDrafts() {
  const { data } = await sendAsMember(TemporaryOrderList, {});
  return data;
}

/** US dollars of approved cross-border payments; undefined without any. */
export async function paidFromAbroad(orderNo: string) {
  const { payments } = await sendAsMember(ForeignPayDetail, { query: { orderNo } });
  const approved = payments.filter(({ status }) => status === "approved");
  if (approved.length === 0) return undefined;
  return sumDollars(approved.map(({ amount }) => amount));
}
