import { CAPITAL_DISTRICT } from "../../lib/contract/capital-district.ts";
import type { StoredAddress } from "../address/store.ts";

export function toDestination(address: StoredAddress): { receiver: string; phone: string; text: string } {
  const parts = [
    address.address,
    address.complement,
    address.neighborhood,
    address.municipality_name,
    address.department === CAPITAL_DISTRICT ? "" : address.department_name,
    address.postal_code,
  ];
  const place = parts.filter(Boolean).join(", ");
  return {
    receiver: address.receiver,
    phone: `+${address.country_code} ${address.phone}`,
    text: address.notes ? `${place}. ${address.notes}` : place,
  };
}
