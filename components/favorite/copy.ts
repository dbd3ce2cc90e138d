import type { text } from "@/lib/text";

/** The words of the saved products, as their page hands them over. */
export type WishCopy = (typeof text)["favorite"];
