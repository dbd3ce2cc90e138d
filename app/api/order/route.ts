import { CartAdd, CartList, CartUpdate } from "@/lib/contract/cart";
import { LegacyOrderCancel, LegacyOrderDestroy, LegacyOrderEvaluate, LegacyOrderReceive } from "@/lib/contract/legacy-order";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { OrderCancel, OrderReceive, OrderStore } from "@/lib/contract/order";
import { FormRefused, fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { askedOf, askedWith, familyOf, lineKey } from "@/lib/order";
import { draftLines, typedQuantities } from "@/lib/order/draft";
import { findOrder, linesStillOffered } from "@/lib/order/server";
import { quantityOf } from "@/lib/quantity";
import { routes } from "@/lib/routes";
import type { Way } from "@/lib/session/server";

const fieldsOf = (data: FormData) =>
  Object.fromEntries(
    ["cart_ids", "product_id", "sku_id", "quantity", "offer_id", "offer_quantity"].map((name) => [
      name,
      fieldText(data, name) || undefined,
    ]),
  );

/** Where a form came from, and where it is told how it ended. */
function pageOf(data: FormData): string {
  const orderNo = fieldText(data, "orderNo");
  if (orderNo && data.has("quantity")) return reorderPage(data);
  if (orderNo) return routes.order(orderNo, fieldText(data, "family"));
  const asked = askedOf(fieldsOf(data));
  return asked ? routes.checkoutFor(asked) : routes.orders;
}

const noteFor = (name: string, value: FormDataEntryValue): [string, string][] =>
  name.startsWith("note-") && typeof value === "string" && value.trim() !== "" ? [[name.slice("note-".length), value]] : [];

/** The checkout without a script; the page's own key keeps the same post from making two orders. */
async function store(data: FormData, way: Way): Promise<string> {
  const asked = askedOf(fieldsOf(data));
  if (!asked) return routes.cart;
  const body = OrderStore.body.safeParse({
    ...asked,
    address_id: fieldText(data, "address_id"),
    idempotency_key: fieldText(data, "key"),
    notes: Object.fromEntries([...data].flatMap(([name, value]) => noteFor(name, value))),
    purchase_order: fieldText(data, "purchase_order") || undefined,
    expected_total: fieldText(data, "expected_total") || undefined,
  });
  if (!body.success) throw new FormRefused({ problem: "refused" });
  const { orderNo } = await send(OrderStore, { body: body.data }, way);
  return withNote(routes.payOrder(orderNo), { done: "stored" });
}

/** The checkout with another quantity of one line, which for lines of the cart is theirs there. */
async function changeQuantity(data: FormData, way: Way): Promise<string> {
  const asked = askedOf({ ...fieldsOf(data), address_id: fieldText(data, "address_id") });
  if (!asked) return routes.cart;
  const key = lineKey({ product_id: fieldText(data, "line_product"), sku_id: fieldText(data, "line_sku") });
  const quantity = quantityOf(fieldText(data, "line_quantity"));
  if (!quantity || quantity > QUANTITY_MAX) throw new FormRefused({ problem: "quantity" });
  if (asked.cart_ids) {
    const { shops } = await send(CartList, { body: {} }, way);
    const line = shops.flatMap(({ lines }) => lines).find((one) => asked.cart_ids?.includes(one.id) && lineKey(one) === key);
    if (line) await send(CartUpdate, { body: { lines: [{ id: line.id, quantity }] } }, way);
  }
  return routes.checkoutFor(askedWith(asked, key, quantity));
}

const reorderPage = (data: FormData) =>
  routes.reorder(fieldText(data, "orderNo"), fieldText(data, "family"), typedQuantities(data));

/** Puts into the cart what is still to be had of an order, in the quantities of the form. */
async function reorder(data: FormData, way: Way): Promise<string> {
  const { data: wanted } = CartAdd.body.safeParse({ lines: draftLines(data) });
  if (!wanted) throw new FormRefused({ problem: "quantity" });
  const found = await findOrder(fieldText(data, "orderNo"), fieldText(data, "family"), way);
  if (!found) return withNote(routes.orders, { problem: "gone" });
  const lines = await linesStillOffered(found.order, wanted.lines, way);
  if (!lines) throw new FormRefused({ problem: "quantity" });
  if (lines.length === 0) return reorderPage(data);
  await send(CartAdd, { body: { lines } }, way);
  return routes.cart;
}

async function cancel(orderNo: string, data: FormData, way: Way) {
  const body = { orderNo, reason: fieldText(data, "reason").trim().slice(0, 300) || undefined };
  await send(familyOf(fieldText(data, "family")) === "legacy" ? LegacyOrderCancel : OrderCancel, { body }, way);
}

async function receive(orderNo: string, data: FormData, way: Way) {
  if (familyOf(fieldText(data, "family")) === "legacy") await send(LegacyOrderReceive, { body: { orderNo } }, way);
  else await send(OrderReceive, { query: { orderNo } }, way);
}

async function evaluate(orderNo: string, data: FormData, way: Way) {
  const body = { orderNo, score: Number(fieldText(data, "score")), comment: fieldText(data, "comment").trim().slice(0, 1000) };
  await send(LegacyOrderEvaluate, { body }, way);
}

/** What the forms of checkout and orders post: place, cancel, receive, evaluate, delete, order again. */
export const POST = formPost(pageOf, async (data, way) => {
  const [orderNo, family, intent] = [fieldText(data, "orderNo"), fieldText(data, "family"), fieldText(data, "intent")];
  const done = (what: string) => withNote(routes.order(orderNo, family), { done: what });
  switch (intent) {
    case "cancel":
      await cancel(orderNo, data, way);
      return done("cancelled");
    case "receive":
      await receive(orderNo, data, way);
      return done("received");
    case "evaluate":
      await evaluate(orderNo, data, way);
      return done("evaluated");
    case "delete":
      await send(LegacyOrderDestroy, { body: { orderNo } }, way);
      return withNote(routes.orders, { done: "deleted" });
    case "quantity":
      return changeQuantity(data, way);
    case "requote":
      return reorderPage(data);
    case "reorder":
      return reorder(data, way);
    default:
      return store(data, way);
  }
});
