import { LegacyOrderStore, TemporaryOrderAdd, TemporaryOrderDelete, TemporaryOrderUpdate } from "@/lib/contract/legacy-order";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { placedPage } from "@/lib/order/checkout-form";
import { postedLines, postedQuantities } from "@/lib/order/posted-lines";
import { findOrder, linesStillOffered } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";

const refused = (problem = "refused") => new FormRefused({ problem });

function formPage(data: FormData): string {
  const orderNo = fieldText(data, "orderNo");
  return orderNo
    ? routes.reorder(orderNo, fieldText(data, "family"), postedQuantities(data))
    : routes.draft(fieldText(data, "id"));
}

async function saveAsDraft(data: FormData, context: CallContext): Promise<string> {
  const { data: requested } = TemporaryOrderAdd.body.safeParse({ lines: postedLines(data) });
  if (!requested) throw refused("quantity");
  const found = await findOrder(fieldText(data, "orderNo"), fieldText(data, "family"), context);
  if (!found) throw refused("gone");
  const lines = await linesStillOffered(found.order, requested.lines, context);
  if (!lines) throw refused("quantity");
  if (lines.length === 0) return formPage(data);
  const { id } = await send(TemporaryOrderAdd, { body: { lines } }, context);
  return withNote(routes.draft(id), { done: "draftKept" });
}

async function remove(id: string, context: CallContext): Promise<string> {
  await send(TemporaryOrderDelete, { body: { ids: [id] } }, context);
  return withNote(routes.orders, { done: "draftRemoved" });
}

async function change(data: FormData, context: CallContext): Promise<string> {
  const [id, lines] = [fieldText(data, "id"), postedLines(data)];
  if (lines.length === 0) return remove(id, context);
  const body = TemporaryOrderUpdate.body.safeParse({ id, lines });
  if (!body.success) throw refused();
  await send(TemporaryOrderUpdate, { body: body.data }, context);
  return withNote(routes.draft(id), { done: "draftChanged" });
}

function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof GatewayError && error.status === 404)) throw error;
}

/** Places the order only at the total that the person saw. A form that is posted again finds no draft, and gets its order once more. */
async function place(data: FormData, context: CallContext): Promise<string> {
  const id = fieldText(data, "id");
  const body = TemporaryOrderUpdate.body.safeParse({ id, lines: postedLines(data) });
  const order = LegacyOrderStore.body.safeParse({
    id,
    address_id: fieldText(data, "address_id"),
    idempotency_key: fieldText(data, "key"),
    note: fieldText(data, "note").trim() || undefined,
    purchase_order: fieldText(data, "purchase_order") || undefined,
    expected_total: fieldText(data, "expected_total"),
  });
  if (!body.success || !order.success) throw refused();
  const draft = await send(TemporaryOrderUpdate, { body: body.data }, context).catch(undefinedIfGone);
  if (draft && String(draft.total) !== fieldText(data, "expected_total")) throw refused("draftTotal");
  return placedPage(await send(LegacyOrderStore, { body: order.data }, context), "legacy");
}

export const POST = formPost(formPage, async (data, context) => {
  switch (fieldText(data, "intent")) {
    case "keep":
      return saveAsDraft(data, context);
    case "delete":
      return remove(fieldText(data, "id"), context);
    case "place":
      return place(data, context);
    case "change":
      return change(data, context);
    default:
      throw refused();
  }
});
