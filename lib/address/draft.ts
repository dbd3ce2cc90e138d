import { keep, readKept } from "@/lib/tab-storage";
import { typedOver } from "@/lib/typed";
import type { AddressInput } from "./index";

const draftName = (id: string | undefined) => `address-draft/${id ?? "new"}`;

/** Half a form that this tab remembers, over what the form begins with. */
export const readDraft = (id: string | undefined, start: AddressInput) => typedOver(start, readKept(draftName(id)));

/** Remembers what is typed, until it is saved. */
export const keepDraft = (id: string | undefined, typed: object | undefined) => keep(draftName(id), typed);
