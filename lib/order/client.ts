import { z } from "zod";
import { OrderPre, OrderStore } from "@/lib/contract/order";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { randomUuid } from "@/lib/random-uuid";
import { readStored, writeStored } from "@/lib/storage.client";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import type { Preview } from "./index";
import { type CheckoutSelection, selectionKey } from "./selection";

type CheckoutChoice = {
  addressId: string;
  notes: Record<string, string>;
  purchaseOrder: string;
  expectedTotal: number;
  team?: string | undefined;
};

/** `now`: the new preview, where it could be read; `gone`: nothing can be ordered any more; `unknown`: the order may have been placed. */
type PlaceResult =
  | { kind: "placed"; orderNo: string }
  | { kind: "refused"; text: string; now?: Preview }
  | { kind: "gone"; text: string }
  | { kind: "unknown" };

/** What was chosen and typed at a checkout, kept in this tab. */
const Entries = z
  .object({ addressId: z.string(), notes: z.record(z.string(), z.string()), purchaseOrder: z.string(), team: z.string() })
  .partial();
/** The body last sent, until it is answered: an order may have been placed by it (`recoverOrder`). */
const Attempt = OrderStore.body;

const tabKey = (what: "entries" | "attempt", selection: CheckoutSelection) => `checkout-${what}/${selectionKey(selection)}`;

export const readEntries = (selection: CheckoutSelection) => Entries.safeParse(readTabValue(tabKey("entries", selection))).data;
export const saveEntries = (selection: CheckoutSelection, entries: z.output<typeof Entries>) =>
  saveTabValue(tabKey("entries", selection), entries);

const keyName = (selection: CheckoutSelection) => `checkout-key/${selectionKey(selection)}`;

/** Idempotency key, read on page load: one for all tabs until the order is placed; in the page's address where storage is blocked. */
export function checkoutKey(selection: CheckoutSelection): string {
  const address = new URL(window.location.href);
  const stored = z.uuid().safeParse(readStored(keyName(selection)) ?? address.searchParams.get("key"));
  const key = stored.success ? stored.data : randomUuid();
  if (!writeStored(keyName(selection), key)) {
    address.searchParams.set("key", key);
    window.history.replaceState(window.history.state, "", address);
  }
  return key;
}

function forget(selection: CheckoutSelection) {
  writeStored(keyName(selection), undefined);
  for (const what of ["entries", "attempt"] as const) saveTabValue(tabKey(what, selection), undefined);
}

const TOO_MANY_REQUESTS = 429;

/** Whether asking again would be answered the same. */
const isFinal = (error: unknown): boolean =>
  error instanceof GatewayError && error.status < 500 && error.status !== TOO_MANY_REQUESTS;

async function afterRefusal(selection: CheckoutSelection, error: GatewayError): Promise<PlaceResult> {
  try {
    return { kind: "refused", text: error.text, now: await ask(OrderPre, { body: selection }, { hidesErrors: true }) };
  } catch (second) {
    if (isFinal(second)) return { kind: "gone", text: error.text };
    if (second instanceof GatewayError || second instanceof GatewayUnreachable) return { kind: "refused", text: error.text };
    throw second;
  }
}

export async function placeOrder(selection: CheckoutSelection, choice: CheckoutChoice, key: string): Promise<PlaceResult> {
  const body = {
    ...selection,
    address_id: choice.addressId,
    notes: choice.notes,
    ...(choice.purchaseOrder.trim() && { purchase_order: choice.purchaseOrder.trim() }),
    ...(choice.team && { team: choice.team }),
    expected_total: choice.expectedTotal,
    idempotency_key: key,
  };
  saveTabValue(tabKey("attempt", selection), body);
  try {
    const { orderNo } = await ask(OrderStore, { body });
    forget(selection);
    return { kind: "placed", orderNo };
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { kind: "unknown" };
    if (!(error instanceof GatewayError)) throw error;
    if (error.status >= 500) return { kind: "unknown" };
    saveTabValue(tabKey("attempt", selection), undefined);
    return afterRefusal(selection, error);
  }
}

/** Sends this tab's unanswered attempt again, if there is one; its key makes no second order. Returns the order's number, if any. */
export async function recoverOrder(selection: CheckoutSelection): Promise<string | undefined> {
  const attempt = Attempt.safeParse(readTabValue(tabKey("attempt", selection)));
  if (!attempt.success) return undefined;
  try {
    const { orderNo } = await ask(OrderStore, { body: attempt.data }, { hidesErrors: true });
    forget(selection);
    return orderNo;
  } catch (error) {
    if (isFinal(error)) saveTabValue(tabKey("attempt", selection), undefined);
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
