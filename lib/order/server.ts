import "server-only";
import { ForeignPayDetail, LegacyOrderIndex, LegacyOrderShow, TemporaryOrderList } from "@/lib/contract/legacy-order";
import { type Order, OrderDetail, OrderPage, OrderPre } from "@/lib/contract/order";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { type CallContext, getAccessToken, sendAsMember } from "@/lib/session/server";
import { approvedTotal } from "./draft";
import { type CheckoutSelection, type Family, type ListQuery, lineKey, orderLines, toWantedLines } from "./index";

/** How many orders a page of the list holds. */
export const ORDERS_SIZE = 10;

/** The call for a page of orders, and its query; of both families where none is named. */
function orderCall({ family, team, status, keyword, range, page, ...query }: Page) {
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
type Page = Partial<Omit<ListQuery, "page">> & { page: number; pageSize?: number; with_lines?: boolean };

/** A page of the member's orders, the last one first. */
export function getOrders(page: Page) {
  const { call, query } = orderCall(page);
  return sendAsMember(call, { query });
}

/** Reads pages of the member's orders also after the request has been answered, while its body is being sent. */
export async function orderReader(filter: Omit<Page, "page">) {
  const token = await getAccessToken();
  return (page: number) => {
    const { call, query } = orderCall({ ...filter, page });
    return send(call, { query }, { ...(token && { token }) });
  };
}

/**
 * One of the member's orders with its family; nothing for one that is not. Links of messages and payments name no family: the
 * legacy one is then asked second.
 */
export async function findOrder(
  orderNo: string,
  family: unknown,
  context?: CallContext,
): Promise<{ order: Order; family: Family } | undefined> {
  const query = { orderNo };
  const order = family === "legacy" ? undefined : await readOrUndefined(sendAsMember(OrderDetail, { query }, context));
  if (order) return { order, family: "national" };
  const legacy = await readOrUndefined(sendAsMember(LegacyOrderShow, { query }, context));
  return legacy && { order: legacy, family: "legacy" };
}

/** What an order would be now; nothing where what it is made of is not there any more. */
export const previewOrder = (selection: CheckoutSelection) => readOrUndefined(sendAsMember(OrderPre, { body: selection }));

/**
 * What of some lines of an order can be ordered again; `context` is that of the form that asks. Nothing where a quantity that was changed
 * cannot be had: that is for the member to see, not to be left out.
 */
export async function linesStillOffered(order: Order, lines: WantedLine[], context: CallContext) {
  const { shops, refused } = await send(OrderPre, { body: { lines } }, context);
  const was = new Map(orderLines(order).map((line) => [lineKey(line), line.quantity]));
  const refusedKeys = new Set(refused.map(lineKey));
  const isWrong = lines.some((line) => refusedKeys.has(lineKey(line)) && was.get(lineKey(line)) !== line.quantity);
  return isWrong ? undefined : toWantedLines(orderLines({ shops }));
}
type WantedLine = { product_id: string; sku_id?: string | undefined; quantity: number };

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
