import "server-only";
import { type Address, AddressFields, AddressList } from "@/lib/contract/address";
import { forgetBelonging, keepBelonging, readBelonging } from "@/lib/session/belongings";
import { sendAsMember, type Way } from "@/lib/session/server";

const UNDO_SECONDS = 15 * 60;

/** The member's addresses, the default first. */
export async function getAddresses(way?: Way): Promise<Address[]> {
  const { data } = await sendAsMember(AddressList, {}, way);
  return data;
}

/** One of the member's addresses; nothing for one that is not. */
export async function findAddress(id: string, way?: Way): Promise<Address | undefined> {
  return (await getAddresses(way)).find((address) => address.id === id);
}

/** Remembers a deleted address in this browser, out of reach of scripts, so that deleting can be undone for a quarter of an hour. */
export async function keepDeleted(address: Address): Promise<void> {
  const isKept = await keepBelonging("deleted_address", AddressFields.parse(address), { seconds: UNDO_SECONDS });
  if (!isKept) await forgetDeleted();
}

/** Whether the member's last deletion can be undone. */
export const hasDeleted = async (): Promise<boolean> => (await readBelonging("deleted_address")) !== undefined;

/** The address that the member deleted last; nothing once it is too late. */
export async function deletedAddress(): Promise<AddressFields | undefined> {
  return AddressFields.safeParse(await readBelonging("deleted_address")).data;
}

/** Forgets that address. For handlers. */
export const forgetDeleted = (): Promise<void> => forgetBelonging("deleted_address");
