import type { CartLine } from "@/lib/contract/cart";
import type { text } from "@/lib/text";

/** The copy of the cart, passed by its page, with the Spanish name of each unit in lower case, by its wire name. */
export type CartCopy = (typeof text)["cart"] & { unitNames: Record<string, string> };

/** The Spanish name of a line's unit. */
export const unitLabel = ({ unit = "" }: CartLine, copy: CartCopy): string => copy.unitNames[unit] ?? (unit || copy.unit);
