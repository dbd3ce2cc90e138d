import type { AddressInput } from "./index";

/** Groups of fields that are changed or kept together, by the name of the group. */
const FIELDS = {
  receiver: ["receiver"],
  phone: ["country_code", "phone"],
  town: ["department", "municipality"],
  street: ["way", "number", "crossing", "plate", "line"],
  complement: ["complement"],
  neighborhood: ["neighborhood"],
  postal_code: ["postal_code"],
  notes: ["notes"],
  is_default: ["is_default"],
} as const satisfies Record<string, readonly (keyof AddressInput)[]>;
export type AddressGroup = keyof typeof FIELDS;

const GROUPS = [
  "receiver",
  "phone",
  "town",
  "street",
  "complement",
  "neighborhood",
  "postal_code",
  "notes",
  "is_default",
] as const satisfies AddressGroup[];

// Merges what a member typed (`mine`) with what another window saved meanwhile (`stored`). Both began with `base`.
// `adopted`: groups that only the other window changed. `conflicts`: those that both changed differently; they stay as typed.
export function mergeAddress(
  base: AddressInput,
  mine: AddressInput,
  stored: AddressInput,
): { merged: AddressInput; adopted: AddressGroup[]; conflicts: AddressGroup[] } {
  const changed = GROUPS.filter((group) => differ(group, base, stored) && differ(group, mine, stored));
  const adopted = changed.filter((group) => !differ(group, base, mine));
  return {
    merged: adopted.reduce((merged, group) => withGroup(merged, group, stored), mine),
    adopted,
    conflicts: changed.filter((group) => differ(group, base, mine)),
  };
}

const differ = (group: AddressGroup, one: AddressInput, other: AddressInput) =>
  FIELDS[group].some((field) => one[field] !== other[field]);

export const withGroup = (mine: AddressInput, group: AddressGroup, stored: AddressInput): AddressInput => ({
  ...mine,
  ...Object.fromEntries(FIELDS[group].map((field) => [field, stored[field]])),
});
