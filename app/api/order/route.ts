import { CartAdd, CartList, CartUpdate } from "@/lib/contract/cart";
import { LegacyOrderCancel, LegacyOrderDestroy, LegacyOrderEvaluate, LegacyOrderReceive } from "@/lib/contract/legacy-order";
import { ORDER_COMMENT_MAX, ORDER_REASON_MAX, QUANTITY_MAX } from "@/lib/contract/limits";
import { lineKey } from "@/lib/contract/line-key";
import { OrderCancel, OrderReceive, OrderStore } from "@/lib/contract/order";
import { OrderDecide } from "@/lib/contract/team";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { parseNoteField, placedPage } from "@/lib/order/checkout-form";
import { postedLines, postedQuantities } from "@/lib/order/posted-lines";
import { parseSelection, withLineQuantity } from "@/lib/order/selection";
import { findOrder, linesStillOffered } from "@/lib/order/server";
import { parseQuantity } from "@/lib/quantity";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";

const selectionFields = (data: FormData) =>
  Object.fromEntries(
    ["cart_ids", "product_id", "sku_id", "quantity", "offer_id", "offer_quantity"].map((name) => [
      name,
      fieldText(data, name) || undefined,
    ]),
  );

function formPage(data: FormData): string {
  const orderNo = fieldText(data, "orderNo");
  // A reorder's form has `orderNo` and `quantity`; the checkout's has `quantity` without `orderNo`.
  if (orderNo && data.has("quantity")) return reorderPage(data);
  if (orderNo) return routes.order(orderNo, fieldText(data, "family"));
  const selection = parseSelection(selectionFields(data));
  return selection ? routes.checkoutFor(selection) : routes.orders;
}

const toShopNote = (name: string, value: FormDataEntryValue): [string, string][] => {
  const shop = parseNoteField(name);
  return shop && typeof value === "string" && value.trim() !== "" ? [[shop, value]] : [];
};

async function placeOrder(data: FormData, context: CallContext): Promise<string> {
  const selection = parseSelection(selectionFields(data));
  if (!selection) return routes.cart;
  const body = OrderStore.body.safeParse({
    ...selection,
    address_id: fieldText(data, "address_id"),
    idempotency_key: fieldText(data, "key"),
    notes: Object.fromEntries([...data].flatMap(([name, value]) => toShopNote(name, value))),
    purchase_order: fieldText(data, "purchase_order") || undefined,
    team: fieldText(data, "team") || undefined,
    expected_total: fieldText(data, "expected_total") || undefined,
  });
  if (!body.success) throw new FormRefused({ problem: "refused" });
  return placedPage(await send(OrderStore, { body: body.data }, context));
}

async function changeQuantity(data: FormData, context: CallContext): Promise<string> {
  const selection = parseSelection({ ...selectionFields(data), address_id: fieldText(data, "address_id") });
  if (!selection) return routes.cart;
  const key = lineKey({ product_id: fieldText(data, "line_product"), sku_id: fieldText(data, "line_sku") });
  const quantity = parseQuantity(fieldText(data, "line_quantity"));
  if (!quantity || quantity > QUANTITY_MAX) throw new FormRefused({ problem: "quantity" });
  if (selection.cart_ids) {
    const { shops } = await send(CartList, { body: {} }, context);
    const line = shops.flatMap(({ lines }) => lines).find((one) => selection.cart_ids?.includes(one.id) && lineKey(one) === key);
    if (line) await send(CartUpdate, { body: { lines: [{ id: line.id, quantity }] } }, context);
  }
  return routes.checkoutFor(withLineQuantity(selection, key, quantity));
}

const reorderPage = (data: FormData) =>
  routes.reorder(fieldText(data, "orderNo"), fieldText(data, "family"), postedQuantities(data));

async function reorder(data: FormData, context: CallContext): Promise<string> {
  const { data: requested } = CartAdd.body.safeParse({ lines: postedLines(data) });
  if (!requested) throw new FormRefused({ problem: "quantity" });
  const found = await findOrder(fieldText(data, "orderNo"), fieldText(data, "family"), context);
  if (!found) return withNote(routes.orders, { problem: "gone" });
  const lines = await linesStillOffered(found.order, requested.lines, context);
  // `lines`: undefined when a changed quantity is refused; empty when nothing is offered any more, as the reorder's page shows line by line.
  if (!lines) throw new FormRefused({ problem: "quantity" });
  if (lines.length === 0) return reorderPage(data);
  await send(CartAdd, { body: { lines } }, context);
  return routes.cart;
}

const isLegacy = (data: FormData) => fieldText(data, "family") === "legacy";
const reasonIn = (data: FormData) => fieldText(data, "reason").trim().slice(0, ORDER_REASON_MAX);

async function cancel(orderNo: string, data: FormData, context: CallContext) {
  const body = { orderNo, reason: reasonIn(data) || undefined };
  await send(isLegacy(data) ? LegacyOrderCancel : OrderCancel, { body }, context);
}

async function receive(orderNo: string, data: FormData, context: CallContext) {
  if (isLegacy(data)) await send(LegacyOrderReceive, { body: { orderNo } }, context);
  else await send(OrderReceive, { query: { orderNo } }, context);
}

async function decide(orderNo: string, data: FormData, isApproved: boolean, context: CallContext) {
  await send(OrderDecide, { body: { orderNo, is_approved: isApproved, reason: reasonIn(data) } }, context);
}

/** Orders of either family: there is no other call, nor one to delete them. */
async function evaluate(orderNo: string, data: FormData, context: CallContext) {
  const body = {
    orderNo,
    score: Number(fieldText(data, "score")),
    comment: fieldText(data, "comment").trim().slice(0, ORDER_COMMENT_MAX),
  };
  await send(LegacyOrderEvaluate, { body }, context);
}

export const POST = formPost(formPage, async (data, context) => {
  const [orderNo, family, intent] = [fieldText(data, "orderNo"), fieldText(data, "family"), fieldText(data, "intent")];
  const done = (what: string) => withNote(routes.order(orderNo, family), { done: what });
  switch (intent) {
    case "cancel":
      await cancel(orderNo, data, context);
      return done("cancelled");
    case "approve":
    case "decline":
      await decide(orderNo, data, intent === "approve", context);
      return done(intent === "approve" ? "approved" : "declined");
    case "receive":
      await receive(orderNo, data, context);
      return done("received");
    case "evaluate":
      await evaluate(orderNo, data, context);
      return done("evaluated");
    case "delete":
      await send(LegacyOrderDestroy, { body: { orderNo } }, context);
      return withNote(routes.orders, { done: "deleted" });
    case "quantity":
      return changeQuantity(data, context);
    case "recalculate":
      return reorderPage(data);
    case "reorder":
      return reorder(data, context);
    case "place":
      return placeOrder(data, context);
    default:
      throw new FormRefused({ problem: "refused" });
  }
});
