import { keep, readKept } from "@/lib/tab-storage";
import { type AddressInput, BLANK_ADDRESS } from "./index";

const draftName = (id: string | undefined) => `address-draft/${id ?? "new"}`;

/** Half a form that this tab remembers, over what the form begins with. Values of another kind are left out. */
export function readDraft(id: string | undefined, start: AddressInput): AddressInput | undefined {
  const kept = readKept(draftName(id));
  if (typeof kept !== "object" || kept === null) return undefined;
  const fits = Object.entries(kept).filter(
    ([name, value]) => typeof value === typeof new Map(Object.entries(BLANK_ADDRESS)).get(name),
  );
  return { ...start, ...Object.fromEntries(fits) };
}

/** Remembers what is typed, until it is saved. */
export const keepDraft = (id: string | undefined, typed: object | undefined) => keep(draftName(id), typed);
