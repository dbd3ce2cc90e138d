import type { Basket } from "@/lib/cart/client";
import type { GuestBasket } from "@/lib/cart/guest-client";
import type { CartWords } from "./words";

/** A basket whose calls load with the first of them: the page shows without the schemas of the gateway. */
export function basketFor(isGuest: boolean, { reasons, full, aboveMaximum }: CartWords): GuestBasket {
  let opened: Promise<Basket> | undefined;
  let guest: GuestBasket | undefined;
  const openGuest = async () => {
    const { guestBasket } = await import("@/lib/cart/guest-client");
    guest = guestBasket(reasons, { full, aboveMaximum });
    return guest;
  };
  const openMember = async () => (await import("@/lib/cart/client")).memberBasket;
  const open = () => {
    opened ??= isGuest ? openGuest() : openMember();
    // A part that could not be loaded is asked for again at the next call.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    load: async () => (await open()).load(),
    add: async (lines) => (await open()).add(lines),
    update: async (lines) => (await open()).update(lines),
    remove: async (ids) => (await open()).remove(ids),
    removeAll: async () => (await open()).removeAll(),
    isWhole: () => guest?.isWhole() ?? true,
  };
}
