import { z } from "zod";
import { type Cart, CartAdd, CartList, CartRemove, CartRemoveAll, CartUpdate, type WantedLine } from "@/lib/contract/cart";
import { lineKey } from "@/lib/contract/line-key";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { countVersion, storeMemberCount } from "./cart-count.client";
import { readGuestLines, saveGuestLines } from "./guest-lines.client";
import { allLines } from "./index";
import { seenGoods } from "./seen";

export type RefusedLine = z.output<typeof CartAdd.response>["refused"][number];

/** A cart: a member's is kept by the gateway, a guest's in the browser. Each change returns the whole cart. */
export type CartStore = {
  load: () => Promise<Cart>;
  add: (lines: WantedLine[]) => Promise<{ cart: Cart; refused: RefusedLine[] }>;
  update: (lines: { id: string; quantity: number }[]) => Promise<Cart>;
  remove: (ids: string[]) => Promise<Cart>;
  removeAll: () => Promise<Cart>;
};

function withStoredCount(cart: Cart): Cart {
  storeMemberCount(cart.count);
  return cart;
}

export const memberCartStore: CartStore = {
  load: async () => withStoredCount(await ask(CartList, { body: {} })),
  add: async (lines) => {
    const { refused, ...cart } = await ask(CartAdd, { body: { lines } });
    return { cart: withStoredCount(cart), refused };
  },
  update: async (lines) => withStoredCount(await ask(CartUpdate, { body: { lines } })),
  remove: async (ids) => withStoredCount(await ask(CartRemove, { body: { ids } })),
  removeAll: async () => withStoredCount(await ask(CartRemoveAll, {})),
};

/** Asks for the member's count and stores it. Ignores failures of the gateway, and the answer if a count was stored meanwhile. */
export async function refreshCount(): Promise<void> {
  const version = countVersion();
  try {
    const { count } = await ask(CartList, { body: { only: "count" } }, { hidesErrors: true });
    if (version === countVersion()) storeMemberCount(count);
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return;
    throw error;
  }
}

const withMergeLock = <T>(work: () => Promise<T>): Promise<T> =>
  // Browsers have locks in secure contexts only. Without one, two tabs could both add the lines.
  "locks" in navigator ? navigator.locks.request("cart-merge", work) : work();

/** `reason`: why the line was refused. A line without a reason is in the cart now. */
export type MergedLine = { id: string; name: string; quantity?: number; reason?: string };

const UNANSWERED_MERGE = "cart-merge";
const Quantities = z.record(z.string(), z.number());

/** Leaves out lines that an earlier merge has added although its answer was lost: the cart has at least their quantity more than before it. */
function notYetMerged(lines: WantedLine[], cart: Cart): WantedLine[] {
  const now = new Map(allLines(cart).map((line) => [lineKey(line), line.quantity]));
  const before = Quantities.safeParse(readTabValue(UNANSWERED_MERGE)).data ?? Object.fromEntries(now);
  saveTabValue(UNANSWERED_MERGE, before);
  return lines.filter((line) => {
    const key = lineKey(line);
    return (now.get(key) ?? 0) < (before[key] ?? 0) + line.quantity;
  });
}

/** Adds the guest's lines to the member's cart, in one tab at a time. Undefined without lines. When a call fails, it throws and the lines stay stored. */
export const mergeGuestCart = (): Promise<MergedLine[] | undefined> =>
  withMergeLock(async () => {
    const guestLines = readGuestLines();
    const lines = guestLines.map(({ seen: _seen, ...line }) => line);
    if (lines.length === 0) return undefined;
    const current = await ask(CartList, { body: {} }, { hidesErrors: true });
    const missing = notYetMerged(lines, current);
    const { refused, ...cart } =
      missing.length > 0 ? await ask(CartAdd, { body: { lines: missing } }, { hidesErrors: true }) : { ...current, refused: [] };
    saveTabValue(UNANSWERED_MERGE, undefined);
    saveGuestLines([]);
    storeMemberCount(cart.count);
    const refusedByKey = new Map(refused.map((line) => [lineKey(line), line]));
    const names = new Map(allLines(cart).map(({ product_id, name }) => [product_id, name]));
    return guestLines.map((line): MergedLine => {
      const id = lineKey(line);
      const refusedLine = refusedByKey.get(id);
      const seenName = seenGoods(line).name;
      if (refusedLine) return { id, name: seenName || (refusedLine.name ?? ""), reason: refusedLine.reason };
      return { id, name: seenName || (names.get(line.product_id) ?? ""), quantity: line.quantity };
    });
  });
