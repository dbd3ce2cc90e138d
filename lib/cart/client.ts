import type { z } from "zod";
import { type Cart, CartAdd, CartList, CartRemove, CartRemoveAll, CartUpdate, type WantedLine } from "@/lib/contract/cart";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { allLines } from "./index";
import { countVersion, keepCount, lineKey, readLines, saveLines } from "./stored-lines";

export type NewLine = z.output<typeof WantedLine>;
export type Refused = z.output<typeof CartAdd.response>["refused"][number];

/** A cart that can be changed, a member's at the gateway or a guest's in the browser. Each change answers the whole cart. */
export type Basket = {
  load: () => Promise<Cart>;
  add: (lines: NewLine[]) => Promise<{ cart: Cart; refused: Refused[] }>;
  update: (lines: { id: string; quantity: number }[]) => Promise<Cart>;
  remove: (ids: string[]) => Promise<Cart>;
  removeAll: () => Promise<Cart>;
};

function counted(cart: Cart): Cart {
  keepCount(cart.count);
  return cart;
}

/** The member's cart, at the gateway. Errors as in `ask`. */
export const memberBasket: Basket = {
  load: async () => counted(await ask(CartList, { body: {} })),
  add: async (lines) => {
    const { refused, ...cart } = await ask(CartAdd, { body: { lines } });
    return { cart: counted(cart), refused };
  },
  update: async (lines) => counted(await ask(CartUpdate, { body: { lines } })),
  remove: async (ids) => counted(await ask(CartRemove, { body: { ids } })),
  removeAll: async () => counted(await ask(CartRemoveAll, {})),
};

/** Asks how many lines the member's cart has, unless it is changed meanwhile; silent when it fails, the badge stays as it was. */
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
  // Only secure contexts have locks; without them two tabs could merge the same cart.
  "locks" in navigator ? navigator.locks.request("cart-merge", work) : work();

/** What became of a line of the guest's cart: how many went over, or why none did. */
export type Merged = { id: string; name: string; quantity?: number; reason?: string };

/**
 * Puts the guest's cart of this browser into the member's, once over all tabs, and answers line by line what became of it;
 * nothing where there was nothing to do. When the gateway is away the guest's cart stays as it is.
 */
export const mergeGuestCart = (): Promise<Merged[] | undefined> =>
  alone(async () => {
    const lines = readLines().map(({ seen: _seen, ...line }) => line);
    if (lines.length === 0) return undefined;
    const { refused, ...cart } = await ask(CartAdd, { body: { lines } }, { hidesErrors: true });
    saveLines([]);
    keepCount(cart.count);
    const reasons = new Map(refused.map((line) => [lineKey(line), line]));
    const names = new Map(allLines(cart).map(({ product_id, name }) => [product_id, name]));
    return lines.map((line): Merged => {
      const reason = reasons.get(lineKey(line));
      const id = lineKey(line);
      if (reason) return { id, name: reason.name ?? "", reason: reason.reason };
      return { id, name: names.get(line.product_id) ?? "", quantity: line.quantity };
    });
  });
