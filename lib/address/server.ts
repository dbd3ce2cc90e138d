import "server-only";
import { type Address, AddressFields, AddressList } from "@/lib/contract/address";
import { clearMemberCookie, readMemberCookie, setMemberCookie } from "@/lib/session/member-cookies";
import { type CallContext, sendAsMember } from "@/lib/session/server";

const UNDO_SECONDS = 15 * 60;

export async function getAddresses(context?: CallContext): Promise<Address[]> {
  const { data } = await sendAsMember(AddressList, {}, context);
  return data;
}

export async function findAddress(id: string, context?: CallContext): Promise<Address | undefined> {
  return (await getAddresses(context)).find((address) => address.id === id);
}

/** Saves a deleted address in an HttpOnly cookie, for undoing. One that is too long clears it: undoing must not restore an older address. */
export async function saveDeleted(address: Address): Promise<void> {
  const isSaved = await setMemberCookie("deleted_address", AddressFields.parse(address), { seconds: UNDO_SECONDS });
  if (!isSaved) await forgetDeleted();
}

export const hasDeleted = async (): Promise<boolean> => (await readMemberCookie("deleted_address")) !== undefined;

/** The address that was deleted last; undefined once it has been restored or the cookie has expired. */
export async function readDeleted(): Promise<AddressFields | undefined> {
  return AddressFields.safeParse(await readMemberCookie("deleted_address")).data;
}

export const forgetDeleted = (): Promise<void> => clearMemberCookie("deleted_address");
