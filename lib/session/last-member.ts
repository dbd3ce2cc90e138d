import { forgetStored, readStored, writeStored } from "@/lib/storage";
import { clearOtherMembers } from "@/lib/tab-storage";
import { pageMember } from "./client";

/** Who was logged in last in this browser; nobody once they have logged out. */
const LAST = "last-member";

/** What a person leaves behind by looking around: searches, products and shops seen, the count of the cart, checkouts that were opened. */
const TRACES = ["recent-searches", "seen-products", "shop_nav_list", "cart_count", "checkout-key/"];
/** Caches of pages and pictures that were seen (public/sw.js). */
const SEEN_CACHES = /^(?:pages-|seen-pictures$)/;

async function clearTraces(): Promise<void> {
  for (const beginning of TRACES) forgetStored(beginning);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => SEEN_CACHES.test(name)).map((name) => caches.delete(name)));
}

/** Forgets the member in this browser, before they log out or after their account ended. */
export async function clearMember(): Promise<void> {
  writeStored(LAST, undefined);
  clearOtherMembers(undefined);
  await clearTraces();
}

/**
 * Tells who is here now apart from who was here before. What a member typed waits while their session is over; another member's login, or the
 * own logout in any tab, ends that.
 */
export function clearOtherMember(): void {
  const [last, now] = [readStored(LAST), pageMember()];
  if (!now) {
    if (!last) clearOtherMembers(undefined);
    return;
  }
  clearOtherMembers(now);
  if (last === now) return;
  writeStored(LAST, now);
  if (last) clearTraces().catch((error: unknown) => console.warn("not all was forgotten:", error));
}
