import type { Cart } from "@/lib/contract/cart";
import { lineKey } from "@/lib/contract/line-key";
import { ProductDetailCall } from "@/lib/contract/product";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import type { CartStore } from "./client";
import { type GuestReason, guestCart, type ProductLookup } from "./guest-cart";
import { type GuestLine, mergeGuestLines, readGuestLines, saveGuestLines } from "./guest-lines.client";
import { toSnapshot } from "./snapshot";

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

const findIn = (products: ReadonlyMap<string, ProductLookup>, id: string): ProductLookup => products.get(id) ?? "unknown";

async function loadProducts(ids: string[], products: Map<string, ProductLookup>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => findIn(products, id) === "unknown");
  const askNext = async () => {
    for (let id = missing.shift(); id !== undefined; id = missing.shift()) products.set(id, await askProduct(id));
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, askNext));
}

/** Stores a snapshot with each line that has none, to show the line offline and to notice a changed price. */
function saveSnapshots(products: ReadonlyMap<string, ProductLookup>): void {
  let isChanged = false;
  // The lines are read again, because other tabs may have changed the cart meanwhile.
  const lines = readGuestLines().map((line): GuestLine => {
    const product = findIn(products, line.product_id);
    if (line.seen !== undefined || typeof product === "string") return line;
    isChanged = true;
    return { ...line, seen: toSnapshot(product, line.sku_id) };
  });
  if (isChanged) saveGuestLines(lines);
}

export async function saveMissingSnapshots(): Promise<void> {
  const products = new Map<string, ProductLookup>();
  const incomplete = readGuestLines().filter(({ seen }) => seen === undefined);
  await loadProducts(
    incomplete.map(({ product_id }) => product_id),
    products,
  );
  saveSnapshots(products);
}

/** `isComplete`: whether every product of the cart could be read. */
export type GuestCartStore = CartStore & { isComplete: () => boolean };

type LimitTexts = Record<"full" | "aboveMaximum", string>;

export function guestCartStore(reasons: Record<GuestReason, string>, limitTexts: LimitTexts): GuestCartStore {
  const products = new Map<string, ProductLookup>();
  // By line key. When a removal is undone, the line gets the snapshot that it had.
  const removed = new Map<string, GuestLine>();
  const load = async (): Promise<Cart> => {
    const lines = readGuestLines();
    await loadProducts(
      lines.map(({ product_id }) => product_id),
      products,
    );
    // Snapshots are saved here too, since a visitor who leaves the product's page at once does not wait for `saveMissingSnapshots`.
    saveSnapshots(products);
    return guestCart(lines, products, reasons);
  };
  const saveAndLoad = (lines: GuestLine[]) => {
    saveGuestLines(lines);
    return load();
  };
  const removeLines = (ids: ReadonlySet<string>) => {
    const lines = readGuestLines();
    for (const line of lines) if (ids.has(lineKey(line))) removed.set(lineKey(line), line);
    return saveAndLoad(lines.filter((line) => !ids.has(lineKey(line))));
  };
  return {
    load,
    add: async (added) => {
      const { lines, refused } = mergeGuestLines(
        readGuestLines(),
        added.map((line) => ({ ...removed.get(lineKey(line)), ...line })),
      );
      return { cart: await saveAndLoad(lines), refused: refused.map((line) => ({ ...line, reason: limitTexts[line.reason] })) };
    },
    update: (changes) => {
      const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]));
      return saveAndLoad(readGuestLines().map((line) => ({ ...line, quantity: quantities.get(lineKey(line)) ?? line.quantity })));
    },
    remove: (ids) => removeLines(new Set(ids)),
    removeAll: () => removeLines(new Set(readGuestLines().map(lineKey))),
    isComplete: () => readGuestLines().every(({ product_id }) => findIn(products, product_id) !== "unknown"),
  };
}
