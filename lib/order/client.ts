import { z } from "zod";
import { OrderPre, OrderStore } from "@/lib/contract/order";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { readStored, writeStored } from "@/lib/storage";
import { keep, readKept } from "@/lib/tab-storage";
import { type Asked, checkoutName, type Preview } from "./index";

/** What a person decides in a checkout. */
export type Decided = { addressId: string; notes: Record<string, string>; purchaseOrder: string; expectedTotal: number };

/**
 * How confirming ended. `refused`: nothing was ordered, `now` is what the order would be; `gone`: what it was made of is not
 * there any more; `unknown`: no answer came, so that it may have been made.
 */
export type PlaceResult =
  | { kind: "placed"; orderNo: string }
  | { kind: "refused"; text: string; now: Preview }
  | { kind: "gone"; text: string }
  | { kind: "unknown" };

const Draft = z.object({ addressId: z.string(), notes: z.record(z.string(), z.string()), purchaseOrder: z.string() }).partial();
const Attempt = OrderStore.body;

const nameOf = (what: "draft" | "attempt", asked: Asked) => `checkout-${what}/${checkoutName(asked)}`;

/** What was typed in this checkout before a reload. */
export const readDraft = (asked: Asked) => Draft.safeParse(readKept(nameOf("draft", asked))).data;
export const keepDraft = (asked: Asked, draft: z.output<typeof Draft>) => keep(nameOf("draft", asked), draft);

const keyName = (asked: Asked) => `checkout-key/${checkoutName(asked)}`;

/**
 * The key of a checkout, for all tabs of this browser in which it is open: the same until its order is made, however often the page is
 * opened. To be asked for when the page comes, so that a second tab still has it when the first has made the order.
 */
export function checkoutKey(asked: Asked): string {
  const kept = z.uuid().safeParse(readStored(keyName(asked)));
  const key = kept.success ? kept.data : crypto.randomUUID();
  writeStored(keyName(asked), key);
  return key;
}

function forget(asked: Asked) {
  writeStored(keyName(asked), undefined);
  for (const what of ["draft", "attempt"] as const) keep(nameOf(what, asked), undefined);
}

async function refusal(asked: Asked, error: GatewayError): Promise<PlaceResult> {
  try {
    return { kind: "refused", text: error.text, now: await ask(OrderPre, { body: asked }, { isSilent: true }) };
  } catch (second) {
    if (second instanceof GatewayError && second.status < 500) return { kind: "gone", text: error.text };
    if (second instanceof GatewayError || second instanceof GatewayUnreachable) return { kind: "unknown" };
    throw second;
  }
}

/** Places the order once, however often it is asked for: one key for the whole checkout, kept before anything is sent. */
export async function placeOrder(asked: Asked, decided: Decided, key: string): Promise<PlaceResult> {
  const body = {
    ...asked,
    address_id: decided.addressId,
    notes: decided.notes,
    ...(decided.purchaseOrder.trim() && { purchase_order: decided.purchaseOrder.trim() }),
    expected_total: decided.expectedTotal,
    idempotency_key: key,
  };
  keep(nameOf("attempt", asked), body);
  try {
    const { orderNo } = await ask(OrderStore, { body });
    forget(asked);
    return { kind: "placed", orderNo };
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { kind: "unknown" };
    if (!(error instanceof GatewayError)) throw error;
    if (error.status >= 500) return { kind: "unknown" };
    keep(nameOf("attempt", asked), undefined);
    return refusal(asked, error);
  }
}

/** The order that an attempt without an answer made, if this tab made one; nothing where there is none. */
export async function recoverOrder(asked: Asked): Promise<string | undefined> {
  const attempt = Attempt.safeParse(readKept(nameOf("attempt", asked)));
  if (!attempt.success) return undefined;
  try {
    const { orderNo } = await ask(OrderStore, { body: attempt.data }, { isSilent: true });
    forget(asked);
    return orderNo;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
