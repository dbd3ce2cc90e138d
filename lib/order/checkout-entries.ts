import type { CheckoutInput } from "./checkout-form";

/**
 * What is chosen and typed at a checkout. `addressId`: empty if the member has no addresses.
 * `team`: id of the team that orders, empty for the member's own account, undefined while nothing is chosen.
 */
export type CheckoutEntries = {
  addressId: string;
  notes: Record<string, string>;
  purchaseOrder: string;
  team?: string | undefined;
};

type Sources = {
  /** Named by the URL once an address was added at this checkout; it follows the choice from then on. */
  urlAddressId: string | undefined;
  /** Kept in the tab; undefined on the server, and until something is chosen or typed. */
  stored: Partial<CheckoutEntries> | undefined;
  /** The form that was posted without scripts and refused. */
  posted: CheckoutInput | undefined;
  addresses: { id: string; isDefault: boolean }[];
  teamId: string | undefined;
};

/** Precedence: the URL, the tab, the posted form, the default. An address or team that no longer exists is skipped. */
export function initialEntries({ urlAddressId, stored, posted, addresses, teamId }: Sources): CheckoutEntries {
  const defaultAddress = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const addressIds = [urlAddressId, stored?.addressId, posted?.addressId, defaultAddress?.id];
  return {
    addressId: addressIds.find((chosen) => addresses.some(({ id }) => id === chosen)) ?? "",
    notes: stored?.notes ?? posted?.notes ?? {},
    purchaseOrder: stored?.purchaseOrder ?? posted?.purchaseOrder ?? "",
    team: [stored?.team, posted?.team].find((team) => team === "" || (team && team === teamId)),
  };
}
