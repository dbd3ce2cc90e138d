import type { text } from "@/lib/text";

export type CheckoutCopy = (typeof text)["order"]["checkout"] & { landedNote: string };
