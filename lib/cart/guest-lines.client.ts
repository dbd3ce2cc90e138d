import { CART_LINES_MAX, QUANTITY_MAX } from "@/lib/contract/limits";
import { lineKey } from "@/lib/contract/line-key";
import { readStored, writeStored } from "@/lib/storage.client";

// Loaded on every page for the badge, so this file imports neither schemas nor calls of the gateway.

const GUEST_CART = "cart";
const VERSION = 1;
const CHANGE = "cart-change";
const ID_LENGTH = 64;

/** A line of a guest's cart, in the browser's storage. `seen`: the unparsed `Snapshot` (snapshot.ts) of its product when it was added. */
export type GuestLine = { product_id: string; sku_id?: string; quantity: number; seen?: unknown };

function parseLine(value: unknown): GuestLine[] {
  if (typeof value !== "object" || value === null || !("product_id" in value && "quantity" in value)) return [];
  const { product_id, quantity } = value;
  if (typeof product_id !== "string" || product_id === "" || product_id.length > ID_LENGTH) return [];
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1) return [];
  return [
    {
      product_id,
      ...("sku_id" in value && typeof value.sku_id === "string" && { sku_id: value.sku_id }),
      quantity: Math.min(quantity, QUANTITY_MAX),
      ...("seen" in value && { seen: value.seen }),
    },
  ];
}

export function parseGuestLines(stored: string | null): GuestLine[] {
  try {
    const cart: unknown = JSON.parse(stored ?? "null");
    if (typeof cart !== "object" || cart === null || !("v" in cart && "lines" in cart)) return [];
    return cart.v === VERSION && Array.isArray(cart.lines) ? cart.lines.flatMap(parseLine).slice(0, CART_LINES_MAX) : [];
  } catch {
    return [];
  }
}

type RefusedLine = GuestLine & { reason: "full" | "aboveMaximum" };

export function mergeGuestLines(lines: GuestLine[], more: GuestLine[]): { lines: GuestLine[]; refused: RefusedLine[] } {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  const refused: RefusedLine[] = [];
  for (const line of more) {
    const existing = byKey.get(lineKey(line));
    const quantity = (existing?.quantity ?? 0) + line.quantity;
    if (!existing && byKey.size >= CART_LINES_MAX) refused.push({ ...line, reason: "full" });
    else if (quantity > QUANTITY_MAX) refused.push({ ...line, reason: "aboveMaximum" });
    else byKey.set(lineKey(line), { ...existing, ...line, quantity });
  }
  return { lines: [...byKey.values()], refused };
}

export const announceCartChange = () => window.dispatchEvent(new Event(CHANGE));

export const readStoredCart = (): string | null => readStored(GUEST_CART);

export const readGuestLines = (): GuestLine[] => parseGuestLines(readStoredCart());

/** Returns false when the browser did not store the lines. */
export function saveGuestLines(lines: GuestLine[]): boolean {
  const isSaved = writeStored(GUEST_CART, lines.length > 0 ? JSON.stringify({ v: VERSION, lines }) : undefined);
  announceCartChange();
  return isSaved;
}

export function onCartChange(react: () => void): () => void {
  const events = [CHANGE, "storage", "pageshow"];
  for (const name of events) window.addEventListener(name, react);
  return () => {
    for (const name of events) window.removeEventListener(name, react);
  };
}
