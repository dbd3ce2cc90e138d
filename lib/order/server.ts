import "server-only";
import { ForeignPayDetail, LegacyOrderIndex, LegacyOrderShow, TemporaryOrderList } from "@/lib/contract/legacy-order";
import { type Order, OrderDetail, OrderPage, OrderPre } from "@/lib/contract/order";
import { send } from "@/lib/http/gateway";
import { found } from "@/lib/http/reads";
import { getAccessToken, sendAsMember, type Way } from "@/lib/session/server";
import { approvedTotal } from "./draft";
import { type Asked, type Family, orderLines, wantedLines } from "./index";

/** How many orders a page of the list holds. */
export const ORDERS_SIZE = 10;

type Page = { family: Family; status?: string; keyword?: string; currPage: number; pageSize?: number; with_lines?: boolean };

/** A page of the member's orders of one family, the last one first. */
export const getOrders = ({ family, pageSize = ORDERS_SIZE, ...query }: Page) =>
  sendAsMember(family === "legacy" ? LegacyOrderIndex : OrderPage, { query: { ...query, pageSize } });

/** Reads pages of the member's orders also after the request has been answered, while its body is being sent. */
export async function orderReader(query: Omit<Page, "currPage">) {
  const token = await getAccessToken();
  const { family, pageSize = ORDERS_SIZE, ...rest } = query;
  const call = family === "legacy" ? LegacyOrderIndex : OrderPage;
  return (currPage: number) => send(call, { query: { ...rest, currPage, pageSize } }, { ...(token && { token }) });
}

/**
 * One of the member's orders with its family; nothing for one that is not. Links of messages and payments name no family: the
 * legacy one is then asked second.
 */
export async function findOrder(
  orderNo: string,
  asked: unknown,
  way?: Way,
): Promise<{ order: Order; family: Family } | undefined> {
  const query = { orderNo };
  const order = asked === "legacy" ? undefined : await found(sendAsMember(OrderDetail, { query }, way));
  if (order) return { order, family: "national" };
  const legacy = await found(sendAsMember(LegacyOrderShow, { query }, way));
  return legacy && { order: legacy, family: "legacy" };
}

/** What an order would be now; nothing where what it is made of is not there any more. */
export const previewOrder = (asked: Asked) => found(sendAsMember(OrderPre, { body: asked }));

/** The lines of an order that can be ordered again, as they would be wanted; `way` is that of the form that asks. */
export async function linesStillOffered(order: Order, way: Way) {
  const { shops } = await send(OrderPre, { body: { lines: wantedLines(orderLines(order)) } }, way);
  return wantedLines(orderLines({ shops }));
}

/** The member's drafts, the last one first, at today's prices. */
export async function getDrafts() {
  const { data } = await sendAsMember(TemporaryOrderList, {});
  return data;
}

/** US dollars that were paid from abroad for an order; nothing where no such payment was approved. */
export async function paidFromAbroad(orderNo: string) {
  const { payments } = await sendAsMember(ForeignPayDetail, { query: { orderNo } });
  return approvedTotal(payments);
}
