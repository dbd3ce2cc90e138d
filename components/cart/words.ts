import type { CartLine } from "@/lib/contract/cart";
import type { text } from "@/lib/text";

/** The words of the cart, as its page hands them over; with them the Spanish name of each unit, lower case, by its wire name. */
export type CartWords = (typeof text)["cart"] & { unitNames: Record<string, string> };

/** The Spanish name of a line's unit. */
export const unitOf = ({ unit = "" }: CartLine, words: CartWords): string => words.unitNames[unit] ?? (unit || words.unit);
