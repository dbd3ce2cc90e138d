import type { z } from "zod";
import type { MovedOrder } from "@/lib/contract/order";
import { withNote } from "@/lib/form/note";
import { routes } from "@/lib/routes";

/** A posted form of the checkout. `team`: empty for the member's own account. `notes`: by id of the shop. `key`: idempotency key. */
export type CheckoutInput = {
  addressId?: string;
  team?: string;
  notes: Record<string, string>;
  purchaseOrder: string;
  key?: string;
};

/** Where the form leads that placed an order. One that is posted again may find its order cancelled. */
export const placedPage = ({ orderNo, status }: z.output<typeof MovedOrder>, family?: string): string =>
  status === "cancelled" ? routes.order(orderNo, family) : withNote(routes.payOrder(orderNo, family), { done: "stored" });

/** Id of the shop that a buyer's note is for, from the name of its field: `note-7`. Undefined for other fields. */
export const parseNoteField = (field: string): string | undefined =>
  field.startsWith("note-") ? field.slice("note-".length) : undefined;

export function postedCheckout(posted: Record<string, string[]> | undefined): CheckoutInput | undefined {
  if (!posted) return undefined;
  const notes = Object.entries(posted).flatMap(([field, [note = ""]]) => {
    const shop = parseNoteField(field);
    return shop ? [[shop, note]] : [];
  });
  const [[addressId] = [], [key] = [], [team] = []] = [posted.address_id, posted.key, posted.team];
  return {
    ...(addressId && { addressId }),
    ...(key && { key }),
    ...(team !== undefined && { team }),
    notes: Object.fromEntries(notes),
    purchaseOrder: posted.purchase_order?.[0] ?? "",
  };
}
