import type { CartLine } from "@/lib/contract/cart";
import type { text } from "@/lib/text";

export type CartCopy = (typeof text)["cart"] & { unitNames: Record<string, string> };

export const unitLabel = ({ unit = "" }: CartLine, copy: CartCopy): string => copy.unitNames[unit] ?? (unit || copy.unit);
