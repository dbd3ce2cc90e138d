import type { Cart } from "@/lib/contract/cart";
import { ProductDetailCall } from "@/lib/contract/product";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import type { Basket } from "./client";
import { type GuestReason, guestCart, type Known, seenOf } from "./guest";
import { type KeptLine, keyOf, linesWith, readLines, writeLines } from "./kept";

/** Questions under way at once. */
const AT_ONCE = 6;

async function askProduct(id: string): Promise<Known> {
  try {
    return await ask(ProductDetailCall, { query: { product_id: id } }, { isSilent: true });
  } catch (error) {
    if (error instanceof GatewayError) return [400, 404, 410].includes(error.status) ? "gone" : "unknown";
    if (error instanceof GatewayUnreachable) return "unknown";
    throw error;
  }
}

/** Asks for the products that are not known yet, six at a time. */
async function learn(ids: string[], known: Map<string, Known>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => (known.get(id) ?? "unknown") === "unknown");
  const worker = async () => {
    for (let id = missing.shift(); id !== undefined; id = missing.shift()) known.set(id, await askProduct(id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Keeps beside each line what the guest sees of it now, where nothing is kept yet: names for bad times, prices to compare with. */
function keepSeen(known: ReadonlyMap<string, Known>): void {
  let isNew = false;
  // Read again: other tabs may have changed the cart while the questions were under way.
  const lines = readLines().map((line): KeptLine => {
    const product = known.get(line.product_id) ?? "unknown";
    if (line.seen !== undefined || typeof product === "string") return line;
    isNew = true;
    return { ...line, seen: seenOf(product, line.sku_id) };
  });
  if (isNew) writeLines(lines);
}

/** Asks for the products of new lines, and keeps what the guest sees of them. */
export async function rememberSeen(): Promise<void> {
  const known = new Map<string, Known>();
  const nameless = readLines().filter(({ seen }) => seen === undefined);
  await learn(
    nameless.map(({ product_id }) => product_id),
    known,
  );
  keepSeen(known);
}

/** A guest's cart also says whether the gateway could be asked about every line. */
export type GuestBasket = Basket & { isWhole: () => boolean };

type Limits = Record<"full" | "aboveMaximum", string>;

/** The guest's cart of this browser, priced by what the products' own pages say; `limits` is told of what does not fit. */
export function guestBasket(reasons: Record<GuestReason, string>, limits: Limits): GuestBasket {
  const known = new Map<string, Known>();
  const dropped = new Map<string, KeptLine>();
  const load = async (): Promise<Cart> => {
    const lines = readLines();
    await learn(
      lines.map(({ product_id }) => product_id),
      known,
    );
    // Also here: who leaves a product's page at once has its name from nowhere else.
    keepSeen(known);
    return guestCart(lines, known, reasons);
  };
  const keep = (lines: KeptLine[]) => {
    writeLines(lines);
    return load();
  };
  const without = (ids: ReadonlySet<string>) => {
    const lines = readLines();
    for (const line of lines) if (ids.has(keyOf(line))) dropped.set(keyOf(line), line);
    return keep(lines.filter((line) => !ids.has(keyOf(line))));
  };
  return {
    load,
    add: async (wanted) => {
      const { lines, refused } = linesWith(
        readLines(),
        wanted.map((line) => ({ ...dropped.get(keyOf(line)), ...line })),
      );
      return { cart: await keep(lines), refused: refused.map((line) => ({ ...line, reason: limits[line.reason] })) };
    },
    update: (changes) => {
      const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]));
      return keep(readLines().map((line) => ({ ...line, quantity: quantities.get(keyOf(line)) ?? line.quantity })));
    },
    remove: (ids) => without(new Set(ids)),
    removeAll: () => without(new Set(readLines().map(keyOf))),
    isWhole: () => readLines().every(({ product_id }) => (known.get(product_id) ?? "unknown") !== "unknown"),
  };
}
