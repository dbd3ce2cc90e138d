import { z } from "zod";
import { OrderPre, OrderStore } from "@/lib/contract/order";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable, NOT_FOUND, UNPROCESSABLE } from "@/lib/http/errors";
import { randomUuid } from "@/lib/random-uuid";
import { readStored, writeStored } from "@/lib/storage.client";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import type { Preview } from "./index";
import { type CheckoutSelection, selectionKey, withoutAddress } from "./selection";

type CheckoutChoice = {
  addressId: string;
  notes: Record<string, string>;
  purchaseOrder: string;
  expectedTotal: number;
  team?: string | undefined;
};

/** `refused`: this attempt placed no order; `preview`: a new one, where it could be read. `gone`: nothing can be ordered any more. `unknown`: the order may have been placed. */
type PlaceResult =
  | { kind: "placed"; orderNo: string }
  | { kind: "refused"; text: string; isAddressGone: boolean; preview?: Preview }
  | { kind: "gone"; text: string }
  | { kind: "unknown" };

/** What was chosen and typed at a checkout, as it is kept in the tab. */
const Entries = z
  .object({ addressId: z.string(), notes: z.record(z.string(), z.string()), purchaseOrder: z.string(), team: z.string() })
  .partial();
/** The body last sent, kept until it is answered: an order may have been placed by it (`recoverOrder`). */
const UnansweredBody = OrderStore.body;

const tabKey = (what: "entries" | "unanswered", selection: CheckoutSelection) => `checkout-${what}/${selectionKey(selection)}`;

export const readEntries = (selection: CheckoutSelection) => Entries.safeParse(readTabValue(tabKey("entries", selection))).data;
export const saveEntries = (selection: CheckoutSelection, entries: z.output<typeof Entries>) =>
  saveTabValue(tabKey("entries", selection), entries);

function setUrlParameter(name: string, value: string) {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
}

export const setUrlAddress = (addressId: string) => setUrlParameter("address_id", addressId);

const keyName = (selection: CheckoutSelection) => `checkout-key/${selectionKey(selection)}`;

/** The idempotency key with which a tab orders. It is replaced when an earlier order has used it. */
type OrderKey = { current: string };

function saveKey(selection: CheckoutSelection, key: string): void {
  // Storage is blocked: the URL keeps the key.
  if (!writeStored(keyName(selection), key)) setUrlParameter("key", key);
}

function replaceKey(selection: CheckoutSelection, key: OrderKey): void {
  key.current = randomUuid();
  saveKey(selection, key.current);
}

/** All tabs share one key until an order is placed with it. Called on page load: a tab loaded before the order keeps the key, with which it makes no second order. */
export function checkoutKey(selection: CheckoutSelection): OrderKey {
  const stored = readStored(keyName(selection)) ?? new URL(window.location.href).searchParams.get("key");
  const { data: key = randomUuid() } = z.uuid().safeParse(stored);
  saveKey(selection, key);
  return { current: key };
}

function forget(selection: CheckoutSelection) {
  writeStored(keyName(selection), undefined);
  for (const what of ["entries", "unanswered"] as const) saveTabValue(tabKey(what, selection), undefined);
}

/** Refusals that say nothing about the order: the session has ended, another member has logged in, too many requests. */
const NOT_ABOUT_ORDER = [401, 409, 429];

/** Whether the gateway has judged the order itself, and would answer the same call the same way again. */
const isFinal = (error: unknown): boolean =>
  error instanceof GatewayError && error.status < 500 && !NOT_ABOUT_ORDER.includes(error.status);

type RefusedAttempt = { selection: CheckoutSelection; expectedTotal: number; key: OrderKey };

async function afterRefusal({ selection, expectedTotal, key }: RefusedAttempt, error: GatewayError): Promise<PlaceResult> {
  const refused = { kind: "refused", text: error.text, isAddressGone: error.status === NOT_FOUND } as const;
  try {
    const preview = await ask(OrderPre, { body: withoutAddress(selection) }, { hidesErrors: true });
    // Nothing has changed, so an earlier order whose answer was lost may have used the key. `error.text` names it.
    const mayKeyBeUsed = error.status === UNPROCESSABLE && preview.refused.length === 0 && preview.total === expectedTotal;
    if (mayKeyBeUsed) replaceKey(selection, key);
    return { ...refused, preview };
  } catch (second) {
    if (isFinal(second)) return { kind: "gone", text: error.text };
    if (second instanceof GatewayError || second instanceof GatewayUnreachable) return refused;
    throw second;
  }
}

export async function placeOrder(selection: CheckoutSelection, choice: CheckoutChoice, key: OrderKey): Promise<PlaceResult> {
  const body = {
    ...selection,
    address_id: choice.addressId,
    notes: choice.notes,
    ...(choice.purchaseOrder.trim() && { purchase_order: choice.purchaseOrder.trim() }),
    ...(choice.team && { team: choice.team }),
    expected_total: choice.expectedTotal,
  };
  const { data: unanswered } = UnansweredBody.safeParse(readTabValue(tabKey("unanswered", selection)));
  const sendWithKey = () => {
    const sent = { ...body, idempotency_key: key.current };
    saveTabValue(tabKey("unanswered", selection), sent);
    return ask(OrderStore, { body: sent });
  };
  try {
    let order = await sendWithKey();
    // An earlier order with this key, whose answer was lost, has been cancelled since.
    if (order.status === "cancelled") {
      replaceKey(selection, key);
      order = await sendWithKey();
    }
    forget(selection);
    return { kind: "placed", orderNo: order.orderNo };
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { kind: "unknown" };
    if (!(error instanceof GatewayError)) throw error;
    if (error.status >= 500) return { kind: "unknown" };
    saveTabValue(tabKey("unanswered", selection), isFinal(error) ? undefined : unanswered);
    return afterRefusal({ selection, expectedTotal: choice.expectedTotal, key }, error);
  }
}

/** Sends this tab's unanswered body again, if there is one: its key makes no second order. Undefined without such a body or an order. */
export async function recoverOrder(selection: CheckoutSelection): Promise<string | undefined> {
  const unanswered = UnansweredBody.safeParse(readTabValue(tabKey("unanswered", selection)));
  if (!unanswered.success) return undefined;
  try {
    const { orderNo } = await ask(OrderStore, { body: unanswered.data }, { hidesErrors: true });
    forget(selection);
    return orderNo;
  } catch (error) {
    if (isFinal(error)) saveTabValue(tabKey("unanswered", selection), undefined);
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
