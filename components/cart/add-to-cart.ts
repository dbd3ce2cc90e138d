import { cartCount, countVersion, isMember, storeMemberCount } from "@/lib/cart/cart-count.client";
import { mergeGuestLines, readGuestLines, saveGuestLines } from "@/lib/cart/guest-lines.client";
import type { WantedLine } from "@/lib/contract/cart";
import { fill, groupedNumber, plural } from "@/lib/format";
import { nextPaint } from "@/lib/next-paint";
import later from "@/messages/later.json";
import { notifyFailure, notifyWithLink, warn, warnWithLink } from "./notify";

const copy = later.cartActions;
/** Not imported from lib/routes.ts, which every page would then load. */
const CART = { href: "/cart", label: copy.toCart };

/** `name`: told if the line is refused, or is the only one. */
export type NamedLine = WantedLine & { name: string };

type RefusedLine = Pick<WantedLine, "product_id" | "sku_id"> & { reason: string };

const withoutNames = (lines: NamedLine[]): WantedLine[] => lines.map(({ name: _name, ...line }) => line);

/** The gateway names the variant in a refusal of a line that leaves out its product's only one. */
const isOfLine = (refused: RefusedLine, { product_id, sku_id }: NamedLine) =>
  refused.product_id === product_id && (refused.sku_id === sku_id || sku_id === undefined);

function notifyAdded(lines: NamedLine[], amount: string | undefined) {
  const [first, ...others] = lines;
  if (!first) return;
  if (others.length > 0) return notifyWithLink(plural(copy.addedMany, lines.length), CART);
  const quantity = fill(copy.quantity, { quantity: groupedNumber(first.quantity) });
  notifyWithLink(fill(copy.added, { amount: amount ?? quantity }), CART, first.name);
}

function notifyResult(lines: NamedLine[], refused: RefusedLine[], amount: string | undefined) {
  if (refused.length === 0) return notifyAdded(lines, amount);
  const refusal = (line: NamedLine) => refused.find((one) => isOfLine(one, line))?.reason;
  const added = lines.filter((line) => !refusal(line));
  const reasons = [...new Set(refused.map(({ reason }) => reason))]
    .map((reason) => {
      const names = lines.filter((line) => refusal(line) === reason).map(({ name }) => name);
      return fill(copy.refused, { name: names.join(", "), reason });
    })
    .join(" ");
  if (added.length === 0) warn(reasons);
  else warnWithLink(plural(copy.addedMany, added.length), CART, reasons);
}

type NotAdded = { sku_id?: string | undefined }[];

async function addAsGuest(wanted: NamedLine[], amount: string | undefined): Promise<NotAdded> {
  const { lines, refused } = mergeGuestLines(readGuestLines(), withoutNames(wanted));
  if (!saveGuestLines(lines)) {
    warn(copy.blocked);
    return wanted;
  }
  notifyResult(
    wanted,
    refused.map((line) => ({ ...line, reason: copy[line.reason] })),
    amount,
  );
  await nextPaint();
  try {
    await (await import("@/lib/cart/guest-cart-store.client")).saveMissingSnapshots();
  } catch (error) {
    console.warn("product not kept with its line:", error);
  }
  return refused;
}

async function addAsMember(wanted: NamedLine[], amount: string | undefined): Promise<NotAdded> {
  const before = cartCount();
  storeMemberCount(before + wanted.length);
  const version = countVersion();
  try {
    const { memberCartStore } = await import("@/lib/cart/client");
    const { refused } = await memberCartStore.add(withoutNames(wanted));
    notifyResult(wanted, refused, amount);
    return refused;
  } catch (error) {
    if (countVersion() === version) storeMemberCount(before);
    notifyFailure(copy.addFailed, error);
    return wanted;
  }
}

/** Updates the badge at once, and back on failure. `amount` of a single line: «6 paquetes · $18,06 USD». Returns lines not added. */
export const addToCart = (wanted: NamedLine[], amount?: string): Promise<NotAdded> =>
  isMember() ? addAsMember(wanted, amount) : addAsGuest(wanted, amount);
