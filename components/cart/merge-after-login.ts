import type { MergedLine } from "@/lib/cart/client";
import { readLines } from "@/lib/cart/stored-lines.client";

export type MergeReport = MergedLine[];

export async function mergeAfterLogin(onMerged: (report: MergeReport) => void): Promise<void> {
  if (readLines().length === 0) return;
  try {
    const { mergeGuestCart } = await import("@/lib/cart/client");
    const report = await mergeGuestCart();
    if (report) onMerged(report);
  } catch (error) {
    // Retried on the next page.
    console.warn("guest's cart not merged:", error);
  }
}
