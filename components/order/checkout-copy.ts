import type { text } from "@/lib/text";

/** The words of a checkout, as the page hands them to its island. */
export type CheckoutCopy = (typeof text)["order"]["checkout"];
