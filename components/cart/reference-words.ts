import type { text } from "@/lib/text";

/** The words of an order by references, as its page hands them over; with them the Spanish name of each unit by its wire name. */
export type ReferenceCopy = (typeof text)["references"] &
  Pick<(typeof text)["cart"], "quoteLine" | "quoteMore"> & { unitNames: Record<string, string> };
