import { forgetStored, readStored, writeStored } from "@/lib/storage.client";
import { clearOtherMembers } from "@/lib/tab-storage.client";
import { pageMember } from "./client";

/** Stored id of the last member of this browser. */
const LAST = "last-member";

/** Browsing history of a member, removed at logout. */
const TRACES = ["recent-searches", "seen-products", "shop_nav_list", "cart_count", "checkout-key/"];
/** Caches of public/sw.js. */
const SEEN_CACHES = /^(?:pages-|seen-pictures$)/;

async function clearTraces(): Promise<void> {
  for (const beginning of TRACES) forgetStored(beginning);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => SEEN_CACHES.test(name)).map((name) => caches.delete(name)));
}

export async function clearMember(): Promise<void> {
  writeStored(LAST, undefined);
  clearOtherMembers(undefined);
  await clearTraces();
}

/** Removes a former member's data when another logs in or a logout happened in any tab. Drafts survive an expired session. */
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
