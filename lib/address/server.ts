import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { type Address, AddressFields, AddressList } from "@/lib/contract/address";
import { env } from "@/lib/env";
import { COOKIE_CHARACTERS } from "@/lib/http/typed-form";
import { isSecure } from "@/lib/session/cookies";
import { sendAsMember } from "@/lib/session/server";

const DELETED = "deleted_address";
const UNDO_SECONDS = 15 * 60;

/** The member's addresses, the default first. */
export async function getAddresses(): Promise<Address[]> {
  const { data } = await sendAsMember(AddressList, {});
  return data;
}

/** One of the member's addresses; nothing for one that is not. */
export async function findAddress(id: string): Promise<Address | undefined> {
  return (await getAddresses()).find((address) => address.id === id);
}

/** Remembers a deleted address in this browser, out of reach of scripts, so that deleting can be undone for a quarter of an hour. */
export async function keepDeleted(address: Address): Promise<void> {
  const value = JSON.stringify(AddressFields.parse(address));
  const jar = await cookies();
  if (encodeURIComponent(value).length > COOKIE_CHARACTERS) jar.delete(DELETED);
  else
    jar.set(DELETED, value, { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(env.SITE_URL), maxAge: UNDO_SECONDS });
}

/** Whether the last deletion can be undone. */
export const hasDeleted = async () => (await cookies()).has(DELETED);

const Kept = z.string().transform((text, context) => {
  try {
    return AddressFields.parse(JSON.parse(text));
  } catch {
    // Cut by hand: there is nothing to bring back.
    context.issues.push({ code: "custom", message: "not an address", input: text });
    return z.NEVER;
  }
});

/** The address that was deleted last, which is then forgotten; nothing once it is too late. */
export async function takeDeleted(): Promise<AddressFields | undefined> {
  const jar = await cookies();
  const kept = Kept.safeParse(jar.get(DELETED)?.value);
  jar.delete(DELETED);
  return kept.data;
}
