import type { Cart } from "@/lib/contract/cart";
import { ProductDetailCall } from "@/lib/contract/product";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import type { CartStore } from "./client";
import { type GuestReason, guestCart, type ProductLookup } from "./guest-cart";
import { toSnapshot } from "./snapshot";
import { mergeLines, readLines, type StoredLine, saveLines, storedLineKey } from "./stored-lines.client";

const CONCURRENT_REQUESTS = 6;

async function askProduct(id: string): Promise<ProductLookup> {
  try {
    return await ask(ProductDetailCall, { query: { product_id: id } }, { hidesErrors: true });
  } catch (error) {
    if (error instanceof GatewayError) return [400, 404, 410].includes(error.status) ? "gone" : "unknown";
    if (error instanceof GatewayUnreachable) return "unknown";
    throw error;
  }
}

async function loadProducts(ids: string[], products: Map<string, ProductLookup>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => (products.get(id) ?? "unknown") === "unknown");
  const worker = async () => {
    for (let id = missing.shift(); id !== undefined; id = missing.shift()) products.set(id, await askProduct(id));
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
}

/** Stores a snapshot with each new line, to show it offline and to notice a changed price. */
function saveSnapshots(products: ReadonlyMap<string, ProductLookup>): void {
  let isChanged = false;
  // Other tabs may have changed the cart meanwhile.
  const lines = readLines().map((line): StoredLine => {
    const product = products.get(line.product_id) ?? "unknown";
    if (line.seen !== undefined || typeof product === "string") return line;
    isChanged = true;
    return { ...line, seen: toSnapshot(product, line.sku_id) };
  });
  if (isChanged) saveLines(lines);
}

export async function saveMissingSnapshots(): Promise<void> {
  const products = new Map<string, ProductLookup>();
  const incomplete = readLines().filter(({ seen }) => seen === undefined);
  await loadProducts(
    incomplete.map(({ product_id }) => product_id),
    products,
  );
  saveSnapshots(products);
}

/** `isComplete`: every product could be read. */
export type GuestCartStore = CartStore & { isComplete: () => boolean };

type Limits = Record<"full" | "aboveMaximum", string>;

export function guestCartStore(reasons: Record<GuestReason, string>, limits: Limits): GuestCartStore {
  const products = new Map<string, ProductLookup>();
  const removed = new Map<string, StoredLine>();
  const load = async (): Promise<Cart> => {
    const lines = readLines();
    await loadProducts(
      lines.map(({ product_id }) => product_id),
      products,
    );
    // Also here, for visitors who leave the product page at once.
    saveSnapshots(products);
    return guestCart(lines, products, reasons);
  };
  const keep = (lines: StoredLine[]) => {
    saveLines(lines);
    return load();
  };
  const without = (ids: ReadonlySet<string>) => {
    const lines = readLines();
    for (const line of lines) if (ids.has(storedLineKey(line))) removed.set(storedLineKey(line), line);
    return keep(lines.filter((line) => !ids.has(storedLineKey(line))));
  };
  return {
    load,
    add: async (added) => {
      const { lines, refused } = mergeLines(
        readLines(),
        added.map((line) => ({ ...removed.get(storedLineKey(line)), ...line })),
      );
      return { cart: await keep(lines), refused: refused.map((line) => ({ ...line, reason: limits[line.reason] })) };
    },
    update: (changes) => {
      const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]));
      return keep(readLines().map((line) => ({ ...line, quantity: quantities.get(storedLineKey(line)) ?? line.quantity })));
    },
    remove: (ids) => without(new Set(ids)),
    removeAll: () => without(new Set(readLines().map(storedLineKey))),
    isComplete: () => readLines().every(({ product_id }) => (products.get(product_id) ?? "unknown") !== "unknown"),
  };
}
