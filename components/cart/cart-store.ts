import type { CartStore } from "@/lib/cart/client";
import type { GuestCartStore } from "@/lib/cart/guest-cart-store.client";
import type { CartCopy } from "./copy";

/** Loads the code of the store on first use, so that the page starts without its schemas. */
export function cartStoreFor(isGuest: boolean, { reasons, full, aboveMaximum }: CartCopy): GuestCartStore {
  let loading: Promise<CartStore> | undefined;
  let guest: GuestCartStore | undefined;
  const openGuest = async () => {
    const { guestCartStore } = await import("@/lib/cart/guest-cart-store.client");
    guest = guestCartStore(reasons, { full, aboveMaximum });
    return guest;
  };
  const openMember = async () => (await import("@/lib/cart/client")).memberCartStore;
  const open = () => {
    loading ??= isGuest ? openGuest() : openMember();
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
