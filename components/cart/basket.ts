import type { Basket } from "@/lib/cart/client";
import type { GuestBasket } from "@/lib/cart/guest.client";
import type { CartCopy } from "./copy";

/** Loads the gateway's client on first use, so that the page starts without its schemas. */
export function basketFor(isGuest: boolean, { reasons, full, aboveMaximum }: CartCopy): GuestBasket {
  let loading: Promise<Basket> | undefined;
  let guest: GuestBasket | undefined;
  const openGuest = async () => {
    const { guestBasket } = await import("@/lib/cart/guest.client");
    guest = guestBasket(reasons, { full, aboveMaximum });
    return guest;
  };
  const openMember = async () => (await import("@/lib/cart/client")).memberBasket;
  const open = () => {
    loading ??= isGuest ? openGuest() : openMember();
    // Retry at the next call.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    load: async () => (await open()).load(),
    add: async (lines) => (await open()).add(lines),
    update: async (lines) => (await open()).update(lines),
    remove: async (ids) => (await open()).remove(ids),
    removeAll: async () => (await open()).removeAll(),
    isComplete: () => guest?.isComplete() ?? true,
  };
}
