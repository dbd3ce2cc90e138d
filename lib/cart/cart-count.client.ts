import { useSyncExternalStore } from "react";
import { visitorInCookies } from "@/lib/session";
import { currentUserId } from "@/lib/session/client";
import { readStored, writeStored } from "@/lib/storage.client";
import { announceCartChange, onCartChange, readGuestLines } from "./guest-lines.client";

// The number in the cart's badge. A guest's lines are counted; a member's number is the one that the gateway last answered.

const MEMBER_COUNT = "cart_count";

export const isMember = (): boolean => visitorInCookies(document.cookie) !== undefined;

let storedCounts = 0;

/** Changes whenever a count is stored. An answer that was requested at an earlier version is outdated. */
export const countVersion = (): number => storedCounts;

export function storeMemberCount(count: number): void {
  storedCounts += 1;
  writeStored(MEMBER_COUNT, `${currentUserId() ?? ""} ${count}`);
  announceCartChange();
}

export function cartCount(): number {
  if (!isMember()) return readGuestLines().length;
  const [owner, count] = (readStored(MEMBER_COUNT) ?? "").split(" ");
  return owner === (currentUserId() ?? "") ? Number.parseInt(count ?? "", 10) || 0 : 0;
}

export const useCartCount = (): number => useSyncExternalStore(onCartChange, cartCount, () => 0);
