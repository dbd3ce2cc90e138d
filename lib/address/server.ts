import "server-only";
import { type Address, AddressFields, AddressList } from "@/lib/contract/address";
import { clearMemberCookie, readMemberCookie, setMemberCookie } from "@/lib/session/member-cookies";
import { type CallContext, sendAsMember } from "@/lib/session/server";

const UNDO_SECONDS = 15 * 60;

/** The member's addresses, the default first. */
export async function getAddresses(context?: CallContext): Promise<Address[]> {
  const { data } = await sendAsMember(AddressList, {}, context);
  return data;
}

/** One of the member's addresses; undefined for one that is not. */
export async function findAddress(id: string, context?: CallContext): Promise<Address | undefined> {
  return (await getAddresses(context)).find((address) => address.id === id);
}

/** Remembers a deleted address in this browser, out of reach of scripts, so that deleting can be undone for a quarter of an hour. */
export async function keepDeleted(address: Address): Promise<void> {
  const isKept = await setMemberCookie("deleted_address", AddressFields.parse(address), { seconds: UNDO_SECONDS });
  if (!isKept) await forgetDeleted();
}

/** Whether the member's last deletion can be undone. */
export const hasDeleted = async (): Promise<boolean> => (await readMemberCookie("deleted_address")) !== undefined;

/** The address that the member deleted last; undefined once it is too late. */
export async function deletedAddress(): Promise<AddressFields | undefined> {
  return AddressFields.safeParse(await readMemberCookie("deleted_address")).data;
}

/** Forgets that address. For handlers. */
export const forgetDeleted = (): Promise<void> => clearMemberCookie("deleted_address");
