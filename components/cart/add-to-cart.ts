import { cartCount, isMember, storeMemberCount } from "@/lib/cart/cart-count.client";
import { mergeGuestLines, readGuestLines, saveGuestLines } from "@/lib/cart/guest-lines.client";
import type { WantedLine } from "@/lib/contract/cart";
import { fill, groupedNumber, plural } from "@/lib/format";
import { nextPaint } from "@/lib/next-paint";
import later from "@/messages/later.json";
import { notifyFailure, notifyWithLink, warn } from "./notify";

const copy = later.cartActions;
/** Not from lib/routes.ts, which would be loaded on every page. */
const CART = "/cart";

function notifyAdded(lines: WantedLine[], name: string) {
  const [first, ...others] = lines;
  if (!first) return;
  const quantity = groupedNumber(first.quantity);
  const title = others.length > 0 ? plural(copy.addedMany, lines.length) : fill(copy.added, { name, quantity });
  notifyWithLink(title, { href: CART, label: copy.toCart });
}

type NotAdded = { sku_id?: string | undefined }[];

async function addAsGuest(added: WantedLine[], name: string): Promise<NotAdded> {
  const { lines, refused } = mergeGuestLines(readGuestLines(), added);
  if (!saveGuestLines(lines)) {
    warn(copy.blocked);
    return added;
  }
  const [first] = refused;
  if (first) warn(copy[first.reason]);
  else notifyAdded(added, name);
  await nextPaint();
  const { saveMissingSnapshots } = await import("@/lib/cart/guest-cart-store.client");
  await saveMissingSnapshots();
  return refused;
}

async function addAsMember(added: WantedLine[], name: string): Promise<NotAdded> {
  const before = cartCount();
  storeMemberCount(before + added.length);
  try {
    const { memberCartStore } = await import("@/lib/cart/client");
    const { refused } = await memberCartStore.add(added);
    const [first] = refused;
    if (first) warn(refused.map(({ name: lineName = name, reason }) => fill(copy.refused, { name: lineName, reason })).join(" "));
    else notifyAdded(added, name);
    return refused;
  } catch (error) {
    storeMemberCount(before);
    notifyFailure(copy.addFailed, error);
    return added;
  }
}

/** Optimistic: updates the badge at once, rolls back on failure. `name`: of the product. Returns the lines that were not added. */
export const addToCart = (added: WantedLine[], name: string): Promise<NotAdded> =>
  isMember() ? addAsMember(added, name) : addAsGuest(added, name);
