import type { text } from "@/lib/text";

export type AddressCopy = Pick<typeof text.address, "form" | "changed" | "groups" | "errors">;
