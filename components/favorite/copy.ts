import type { text } from "@/lib/text";

export type WishCopy = (typeof text)["favorite"];
