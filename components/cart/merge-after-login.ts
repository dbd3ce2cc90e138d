import type { MergedLine } from "@/lib/cart/client";
import { readGuestLines } from "@/lib/cart/guest-lines.client";

export type MergeReport = MergedLine[];

export async function mergeAfterLogin(onMerged: (report: MergeReport) => void): Promise<void> {
  if (readGuestLines().length === 0) return;
  try {
    const { mergeGuestCart } = await import("@/lib/cart/client");
    const report = await mergeGuestCart();
    if (report) onMerged(report);
  } catch (error) {
    // The lines stay in the browser, so the next page tries again.
    console.warn("guest's cart not merged:", error);
  }
}
