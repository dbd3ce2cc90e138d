import { useSyncExternalStore } from "react";
import { CART_LINES_MAX, QUANTITY_MAX } from "@/lib/contract/limits";
import { visitorInCookies } from "@/lib/session";
import { currentUserId } from "@/lib/session/client";
import { readStored, writeStored } from "@/lib/storage.client";

// Loaded on every page for the badge: no schemas, nothing of the gateway.

const GUEST_CART = "cart";
const MEMBER_COUNT = "cart_count";
const VERSION = 1;
const CHANGE = "cart-change";
const ID_LENGTH = 64;

/** `seen`: snapshot when added. */
export type StoredLine = { product_id: string; sku_id?: string; quantity: number; seen?: unknown };

export const storedLineKey = ({ product_id, sku_id = "" }: Pick<StoredLine, "product_id"> & { sku_id?: string | undefined }) =>
  `${product_id} ${sku_id}`;

function parseLine(value: unknown): StoredLine[] {
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

export function parseLines(stored: string | null): StoredLine[] {
  try {
    const cart: unknown = JSON.parse(stored ?? "null");
    if (typeof cart !== "object" || cart === null || !("v" in cart && "lines" in cart)) return [];
    return cart.v === VERSION && Array.isArray(cart.lines) ? cart.lines.flatMap(parseLine).slice(0, CART_LINES_MAX) : [];
  } catch {
    return [];
  }
}

/** `full`: 200 lines; `aboveMaximum`: quantity too large. */
type RefusedLine = StoredLine & { reason: "full" | "aboveMaximum" };

/** Adds up equal lines; lines that do not fit are returned as refused. */
export function mergeLines(lines: StoredLine[], more: StoredLine[]): { lines: StoredLine[]; refused: RefusedLine[] } {
  const byKey = new Map(lines.map((line) => [storedLineKey(line), line]));
  const refused: RefusedLine[] = [];
  for (const line of more) {
    const existing = byKey.get(storedLineKey(line));
    const quantity = (existing?.quantity ?? 0) + line.quantity;
    if (!existing && byKey.size >= CART_LINES_MAX) refused.push({ ...line, reason: "full" });
    else if (quantity > QUANTITY_MAX) refused.push({ ...line, reason: "aboveMaximum" });
    else byKey.set(storedLineKey(line), { ...existing, ...line, quantity });
  }
  return { lines: [...byKey.values()], refused };
}

const announce = () => window.dispatchEvent(new Event(CHANGE));

export const readStoredCart = (): string | null => readStored(GUEST_CART);

export const readLines = (): StoredLine[] => parseLines(readStoredCart());

export function saveLines(lines: StoredLine[]): void {
  writeStored(GUEST_CART, lines.length > 0 ? JSON.stringify({ v: VERSION, lines }) : undefined);
  announce();
}

export function onCartChange(react: () => void): () => void {
  const events = [CHANGE, "storage", "pageshow"];
  for (const name of events) window.addEventListener(name, react);
  return () => {
    for (const name of events) window.removeEventListener(name, react);
  };
}

/** By the readable cookies. */
export const isMember = (): boolean => visitorInCookies(document.cookie) !== undefined;

let countsKept = 0;

/** Increases with each stored count: an answer that was requested before is outdated. */
export const countVersion = (): number => countsKept;

export function keepCount(count: number): void {
  countsKept += 1;
  writeStored(MEMBER_COUNT, `${currentUserId() ?? ""} ${count}`);
  announce();
}

export function knownCount(): number {
  if (!isMember()) return readLines().length;
  const [owner, count] = (readStored(MEMBER_COUNT) ?? "").split(" ");
  return owner === (currentUserId() ?? "") ? Number.parseInt(count ?? "", 10) || 0 : 0;
}

export const useCartCount = (): number => useSyncExternalStore(onCartChange, knownCount, () => 0);
