import type { z } from "zod";
import { type Cart, CartAdd, CartList, CartRemove, CartRemoveAll, CartUpdate, type WantedLine } from "@/lib/contract/cart";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { allLines } from "./index";
import { countVersion, keepCount, readLines, saveLines, storedLineKey } from "./stored-lines.client";

export type RefusedLine = z.output<typeof CartAdd.response>["refused"][number];

/** A member's cart (gateway) or a guest's (browser). Each change returns the whole cart. */
export type CartStore = {
  load: () => Promise<Cart>;
  add: (lines: WantedLine[]) => Promise<{ cart: Cart; refused: RefusedLine[] }>;
  update: (lines: { id: string; quantity: number }[]) => Promise<Cart>;
  remove: (ids: string[]) => Promise<Cart>;
  removeAll: () => Promise<Cart>;
};

function counted(cart: Cart): Cart {
  keepCount(cart.count);
  return cart;
}

export const memberCartStore: CartStore = {
  load: async () => counted(await ask(CartList, { body: {} })),
  add: async (lines) => {
    const { refused, ...cart } = await ask(CartAdd, { body: { lines } });
    return { cart: counted(cart), refused };
  },
  update: async (lines) => counted(await ask(CartUpdate, { body: { lines } })),
  remove: async (ids) => counted(await ask(CartRemove, { body: { ids } })),
  removeAll: async () => counted(await ask(CartRemoveAll, {})),
};

/** Ignores failures, and results overtaken by a change. */
export async function refreshCount(): Promise<void> {
  const version = countVersion();
  try {
    const { count } = await ask(CartList, { body: { only: "count" } }, { hidesErrors: true });
    if (version === countVersion()) keepCount(count);
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return;
    throw error;
  }
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  // Locks need a secure context; without them two tabs could merge twice.
  "locks" in navigator ? navigator.locks.request("cart-merge", work) : work();

export type MergedLine = { id: string; name: string; quantity?: number; reason?: string };

/** Merges the guest's cart into the member's, once over all tabs. Kept when the gateway is down. */
export const mergeGuestCart = (): Promise<MergedLine[] | undefined> =>
  alone(async () => {
    const lines = readLines().map(({ seen: _seen, ...line }) => line);
    if (lines.length === 0) return undefined;
    const { refused, ...cart } = await ask(CartAdd, { body: { lines } }, { hidesErrors: true });
    saveLines([]);
    keepCount(cart.count);
    const reasons = new Map(refused.map((line) => [storedLineKey(line), line]));
    const names = new Map(allLines(cart).map(({ product_id, name }) => [product_id, name]));
    return lines.map((line): MergedLine => {
      const reason = reasons.get(storedLineKey(line));
      const id = storedLineKey(line);
      if (reason) return { id, name: reason.name ?? "", reason: reason.reason };
      return { id, name: names.get(line.product_id) ?? "", quantity: line.quantity };
    });
  });
