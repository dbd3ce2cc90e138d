import type { text } from "@/lib/text";

/** The words of the cart, as its page hands them over. */
export type CartWords = (typeof text)["cart"];
