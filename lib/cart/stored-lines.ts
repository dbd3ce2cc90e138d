import { useSyncExternalStore } from "react";
import { CART_LINES_MAX, QUANTITY_MAX } from "@/lib/contract/limits";
import { parseVisitor } from "@/lib/session";
import { userIdNow } from "@/lib/session/client";
import { readStored, writeStored } from "@/lib/storage";

// Every page loads this for the badge of the cart: no schemas here, and nothing of the gateway.

const GUEST_CART = "cart";
const MEMBER_COUNT = "cart_count";
const VERSION = 1;
const CHANGE = "cart-change";
/** Longest identifier of the contract. */
const ID_LENGTH = 64;

/** A line of the cart that a guest keeps in the browser; `seen` is what the guest saw of it when it was added. */
export type StoredLine = { product_id: string; sku_id?: string; quantity: number; seen?: unknown };

/** What tells two lines of a cart apart. */
export const lineKey = ({ product_id, sku_id = "" }: Pick<StoredLine, "product_id"> & { sku_id?: string | undefined }) =>
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

/** The lines in a kept text; what another version or another hand wrote there is no cart. */
export function parseLines(stored: string | null): StoredLine[] {
  try {
    const cart: unknown = JSON.parse(stored ?? "null");
    if (typeof cart !== "object" || cart === null || !("v" in cart && "lines" in cart)) return [];
    return cart.v === VERSION && Array.isArray(cart.lines) ? cart.lines.flatMap(parseLine).slice(0, CART_LINES_MAX) : [];
  } catch {
    // Not valid JSON.
    return [];
  }
}

/** Why a line is not added: the cart has 200 lines, or the line would have more than one holds. */
type Refused = StoredLine & { reason: "full" | "aboveMaximum" };

/** Lines with more added: the same product and variant is one line, its quantity the sum; what does not fit is not added at all. */
export function mergeLines(lines: StoredLine[], more: StoredLine[]): { lines: StoredLine[]; refused: Refused[] } {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  const refused: Refused[] = [];
  for (const line of more) {
    const existing = byKey.get(lineKey(line));
    const quantity = (existing?.quantity ?? 0) + line.quantity;
    if (!existing && byKey.size >= CART_LINES_MAX) refused.push({ ...line, reason: "full" });
    else if (quantity > QUANTITY_MAX) refused.push({ ...line, reason: "aboveMaximum" });
    else byKey.set(lineKey(line), { ...existing, ...line, quantity });
  }
  return { lines: [...byKey.values()], refused };
}

const announce = () => window.dispatchEvent(new Event(CHANGE));

/** The guest's cart as this browser keeps it. */
export const readStoredCart = (): string | null => readStored(GUEST_CART);

/** The guest's cart of this browser. */
export const readLines = (): StoredLine[] => parseLines(readStoredCart());

/** Keeps the guest's cart, or forgets it when nothing is left, and tells every island and tab. */
export function saveLines(lines: StoredLine[]): void {
  writeStored(GUEST_CART, lines.length > 0 ? JSON.stringify({ v: VERSION, lines }) : undefined);
  announce();
}

/** Hears of every change of the cart, in this tab and in others. */
export function onCartChange(react: () => void): () => void {
  const events = [CHANGE, "storage", "pageshow"];
  for (const name of events) window.addEventListener(name, react);
  return () => {
    for (const name of events) window.removeEventListener(name, react);
  };
}

/** Whether somebody is logged in, as far as the readable cookies tell. */
export const isMember = (): boolean => parseVisitor(document.cookie) !== undefined;

let countsKept = 0;

/** How often a count was kept on this page: an answer that was asked for before the last one is out of date. */
export const countVersion = (): number => countsKept;

/** Remembers how many lines the member's cart has, for the badge of every tab. */
export function keepCount(count: number): void {
  countsKept += 1;
  writeStored(MEMBER_COUNT, `${userIdNow() ?? ""} ${count}`);
  announce();
}

/** How many lines the cart of this person has, as far as this browser knows. */
export function knownCount(): number {
  if (!isMember()) return readLines().length;
  const [owner, count] = (readStored(MEMBER_COUNT) ?? "").split(" ");
  return owner === (userIdNow() ?? "") ? Number.parseInt(count ?? "", 10) || 0 : 0;
}

/** The count that the badge shows; none in server HTML. */
export const useCartCount = (): number => useSyncExternalStore(onCartChange, knownCount, () => 0);
