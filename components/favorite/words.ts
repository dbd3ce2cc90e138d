import type { text } from "@/lib/text";

/** The words of the saved products, as their page hands them over. */
export type WishWords = (typeof text)["favorite"];
