import type { Address } from "@/lib/contract/address";
import { comparable } from "@/lib/format";
import { COLOMBIA, phoneLabel } from "./phone";
import { parseStreet, type Street } from "./street";

export type AddressInput = Street & {
  receiver: string;
  country_code: string;
  phone: string;
  department: string;
  municipality: string;
  complement: string;
  neighborhood: string;
  postal_code: string;
  notes: string;
  is_default: boolean;
};

export const BLANK_ADDRESS: AddressInput = {
  ...parseStreet(""),
  receiver: "",
  country_code: COLOMBIA,
  phone: "",
  department: "",
  municipality: "",
  complement: "",
  neighborhood: "",
  postal_code: "",
  notes: "",
  is_default: false,
};

export const toAddressInput = (address: Address): AddressInput => ({
  ...parseStreet(address.address),
  receiver: address.receiver,
  country_code: address.country_code,
  phone: address.phone,
  department: address.department,
  municipality: address.municipality,
  complement: address.complement ?? "",
  neighborhood: address.neighborhood ?? "",
  postal_code: address.postal_code ?? "",
  notes: address.notes ?? "",
  is_default: address.is_default,
});

export function addressLines(address: Address): { street: string; town: string; phone: string } {
  const { complement, neighborhood, municipality_name: town, department_name: department, postal_code: postal } = address;
  const isCapitalDistrict = department === town;
  return {
    street: [address.address, complement, neighborhood].filter(Boolean).join(", "),
    town: [isCapitalDistrict ? town : `${town}, ${department}`, postal].filter(Boolean).join(" · "),
    phone: phoneLabel(address.country_code, address.phone),
  };
}

/** Whether every word of the query occurs; case and accents do not matter. */
export function isAddressFound(read: string, keyword: string): boolean {
  const line = comparable(read);
  return comparable(keyword)
    .split(/\s+/)
    .every((word) => line.includes(word));
}

export const ADDRESSES_AT_ONCE = 6;

/** Fields merged as one unit: a street is changed or kept whole. */
const THINGS = {
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
export type AddressThing = keyof typeof THINGS;

const NAMES = [
  "receiver",
  "phone",
  "town",
  "street",
  "complement",
  "neighborhood",
  "postal_code",
  "notes",
  "is_default",
] as const;
const differ = (thing: AddressThing, one: AddressInput, other: AddressInput) =>
  THINGS[thing].some((field) => one[field] !== other[field]);

/** Three-way merge of two edits: changes of either side are kept; `conflicts` names what both changed differently. */
export function mergedAddress(
  base: AddressInput,
  mine: AddressInput,
  stored: AddressInput,
): { merged: AddressInput; adopted: AddressThing[]; conflicts: AddressThing[] } {
  const fresh = NAMES.filter((thing) => differ(thing, base, stored) && differ(thing, mine, stored));
  const adopted = fresh.filter((thing) => !differ(thing, base, mine));
  return {
    merged: adopted.reduce((merged, thing) => withThing(merged, thing, stored), mine),
    adopted,
    conflicts: fresh.filter((thing) => differ(thing, base, mine)),
  };
}

export const withThing = (mine: AddressInput, thing: AddressThing, stored: AddressInput): AddressInput => ({
  ...mine,
  ...Object.fromEntries(THINGS[thing].map((field) => [field, stored[field]])),
});
