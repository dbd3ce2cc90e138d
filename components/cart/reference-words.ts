import type { text } from "@/lib/text";

/** With unit names by wire name. */
export type ReferenceCopy = (typeof text)["references"] &
  Pick<(typeof text)["cart"], "quoteLine" | "quoteMore"> & { unitNames: Record<string, string> };
