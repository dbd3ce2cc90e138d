import type { Merged } from "@/lib/cart/client";
import { readLines } from "@/lib/cart/stored-lines";

/** What became of each line of the guest's cart at the login. */
export type MergeReport = Merged[];

/** Merges the guest's cart into the member's after login, and reports each line. */
export async function mergeAfterLogin(onMerged: (report: MergeReport) => void): Promise<void> {
  if (readLines().length === 0) return;
  try {
    const { mergeGuestCart } = await import("@/lib/cart/client");
    const report = await mergeGuestCart();
    if (report) onMerged(report);
  } catch (error) {
    // The guest's cart stays in the browser, and the next page tries again.
    console.warn("guest's cart not merged:", error);
  }
}
