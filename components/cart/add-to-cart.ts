import { cartCount, countVersion, isMember, storeMemberCount } from "@/lib/cart/cart-count.client";
import { mergeGuestLines, readGuestLines, saveGuestLines } from "@/lib/cart/guest-lines.client";
import type { WantedLine } from "@/lib/contract/cart";
import { fill, groupedNumber, plural } from "@/lib/format";
import { nextPaint } from "@/lib/next-paint";
import later from "@/messages/later.json";
import { notifyFailure, notifyWithLink, warn } from "./notify";

const copy = later.cartActions;
/** Not imported from lib/routes.ts, which every page would then load. */
const CART = "/cart";

function notifyAdded(lines: WantedLine[], name: string, amount: string | undefined) {
  const [first, ...others] = lines;
  if (!first) return;
  const link = { href: CART, label: copy.toCart };
  if (others.length > 0) return notifyWithLink(plural(copy.addedMany, lines.length), link);
  const quantity = fill(copy.quantity, { quantity: groupedNumber(first.quantity) });
  notifyWithLink(fill(copy.added, { amount: amount ?? quantity }), link, name);
}

type NotAdded = { sku_id?: string | undefined }[];

async function addAsGuest(added: WantedLine[], name: string, amount: string | undefined): Promise<NotAdded> {
  const { lines, refused } = mergeGuestLines(readGuestLines(), added);
  if (!saveGuestLines(lines)) {
    warn(copy.blocked);
    return added;
  }
  const [first] = refused;
  if (first) warn(copy[first.reason]);
  else notifyAdded(added, name, amount);
  await nextPaint();
  try {
    await (await import("@/lib/cart/guest-cart-store.client")).saveMissingSnapshots();
  } catch (error) {
    console.warn("product not kept with its line:", error);
  }
  return refused;
}

async function addAsMember(added: WantedLine[], name: string, amount: string | undefined): Promise<NotAdded> {
  const before = cartCount();
  storeMemberCount(before + added.length);
  const version = countVersion();
  try {
    const { memberCartStore } = await import("@/lib/cart/client");
    const { refused } = await memberCartStore.add(added);
    const [first] = refused;
    if (first) warn(refused.map(({ name: lineName = name, reason }) => fill(copy.refused, { name: lineName, reason })).join(" "));
    else notifyAdded(added, name, amount);
    return refused;
  } catch (error) {
    if (countVersion() === version) storeMemberCount(before);
    notifyFailure(copy.addFailed, error);
    return added;
  }
}

/**
 * Optimistic: updates the badge at once, rolls back on failure. `name`: the product's name; `amount`: «6 paquetes · $18,06 USD».
 * Returns the lines that were not added.
 */
export const addToCart = (added: WantedLine[], name: string, amount?: string): Promise<NotAdded> =>
  isMember() ? addAsMember(added, name, amount) : addAsGuest(added, name, amount);
