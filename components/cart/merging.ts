import type { Merged } from "@/lib/cart/client";
import { readLines } from "@/lib/cart/kept";

/** What became of each line of the guest's cart at the login. */
export type MergeReport = Merged[];

/** Puts what was chosen before the login into the member's cart, and tells what became of it. */
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
