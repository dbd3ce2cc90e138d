import { forgetStored, readStored, writeStored } from "@/lib/storage.client";
import { clearOtherMembers } from "@/lib/tab-storage.client";
import { pageMemberId } from "./client";

/** localStorage key of the id of this browser's last member. */
const LAST = "last-member";

/** Beginnings of the localStorage keys that tell what a member did. They are removed at logout and when another member logs in. */
const TRACES = ["recent-searches", "seen-products", "compared-", "shop_nav_list", "cart_count", "unread_count", "checkout-key/"];
/** Caches of public/sw.js. */
const SEEN_CACHES = /^(?:pages-|seen-pictures$)/;

async function clearTraces(): Promise<void> {
  for (const beginning of TRACES) forgetStored(beginning);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => SEEN_CACHES.test(name)).map((name) => caches.delete(name)));
}

export async function forgetMember(): Promise<void> {
  writeStored(LAST, undefined);
  clearOtherMembers(undefined);
  await clearTraces();
}

/** Removes what a former member left: everything when another member logs in, this tab's stored values after a logout in another tab. An expired session removes nothing. */
export function forgetFormerMember(): void {
  const [last, now] = [readStored(LAST), pageMemberId()];
  if (!now) {
    if (!last) clearOtherMembers(undefined);
    return;
  }
  clearOtherMembers(now);
  if (last === now) return;
  writeStored(LAST, now);
  if (last) clearTraces().catch((error: unknown) => console.warn("not all was forgotten:", error));
}
