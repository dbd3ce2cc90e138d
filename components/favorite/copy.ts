import type { text } from "@/lib/text";

export type FavoriteCopy = (typeof text)["favorite"];
