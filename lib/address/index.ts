import type { Address } from "@/lib/contract/address";
import { CAPITAL_DISTRICT } from "@/lib/contract/capital-district";
import { comparable } from "@/lib/format";
import { COLOMBIA_CALLING, phoneLabel } from "./phone";
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
  country_code: COLOMBIA_CALLING,
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

/** `Medellín, Antioquia`. */
export const townLabel = ({ department, municipality_name: town, department_name }: Address): string =>
  department === CAPITAL_DISTRICT ? town : `${town}, ${department_name}`;

export function addressLines(address: Address): { street: string; town: string; phone: string } {
  const { complement, neighborhood, postal_code: postal } = address;
  return {
    street: [address.address, complement, neighborhood].filter(Boolean).join(", "),
    town: [townLabel(address), postal].filter(Boolean).join(" · "),
    phone: phoneLabel(address.country_code, address.phone),
  };
}

/** Whether an address, as the page shows it, has every word of the query; case and accents do not matter. */
export function isAddressFound(shownText: string, keyword: string): boolean {
  const text = comparable(shownText);
  return comparable(keyword)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A member with more addresses than this can search in them. */
export const SEARCHED_ABOVE = 6;
