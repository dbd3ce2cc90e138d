import type { text } from "@/lib/text";

export type ReferenceCopy = (typeof text)["references"] &
  Pick<(typeof text)["cart"], "quoteLine" | "quoteMore"> & { unitNames: Record<string, string> };
