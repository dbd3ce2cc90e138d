import type { text } from "@/lib/text";

export type CartCopy = (typeof text)["cart"] & { unitNames: Record<string, string> };

export type ReferenceCopy = (typeof text)["references"] &
  Pick<(typeof text)["cart"], "quoteLine" | "quoteMore"> & { unitNames: Record<string, string> };

export const unitLabel = (
  { unit = "" }: { unit?: string | undefined },
  copy: { unit: string; unitNames: Record<string, string> },
): string => copy.unitNames[unit] ?? (unit || copy.unit);
