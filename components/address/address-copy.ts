import type { text } from "@/lib/text";

/** The words that the address form is given: islands get their words as data. */
export type AddressCopy = Pick<typeof text.address, "form" | "changed" | "things" | "errors">;
