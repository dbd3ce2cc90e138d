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

/** Keeps a deleted address in an HttpOnly cookie for a quarter of an hour, for undo. */
export async function keepDeleted(address: Address): Promise<void> {
  const isKept = await setMemberCookie("deleted_address", AddressFields.parse(address), { seconds: UNDO_SECONDS });
  if (!isKept) await forgetDeleted();
}

export const hasDeleted = async (): Promise<boolean> => (await readMemberCookie("deleted_address")) !== undefined;

/** The last deleted address; undefined once expired. */
export async function deletedAddress(): Promise<AddressFields | undefined> {
  return AddressFields.safeParse(await readMemberCookie("deleted_address")).data;
}

export const forgetDeleted = (): Promise<void> => clearMemberCookie("deleted_address");
