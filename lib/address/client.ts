import { type Address, AddressAdd, AddressList, AddressUpdate } from "@/lib/contract/address";
import { type Area, AreaList } from "@/lib/contract/geo";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import type { AddressForm } from "./form";

/** Which version of which address is being changed. */
export type Edited = { id: string; version: number };

/** How saving ended. `changed` carries the address as another window left it, `gone` says that it was deleted there. */
export type SaveResult =
  | { kind: "saved"; id: string }
  | { kind: "changed"; stored: Address }
  | { kind: "gone" }
  | { kind: "failed"; text: string };

async function refusal(error: GatewayError, edited: Edited | undefined): Promise<SaveResult> {
  if (!edited || (error.status !== 422 && error.status !== 404)) return { kind: "failed", text: error.text };
  const { data } = await ask(AddressList, {});
  const stored = data.find(({ id }) => id === edited.id);
  if (!stored) return { kind: "gone" };
  return stored.version === edited.version ? { kind: "failed", text: error.text } : { kind: "changed", stored };
}

/** Adds an address, or changes the version of one that the person saw. Anything but a refusal or silence is thrown. */
export async function saveAddress(body: AddressForm, edited: Edited | undefined): Promise<SaveResult> {
  try {
    const { id } = edited
      ? await ask(AddressUpdate, { params: { id: edited.id }, body: { ...body, version: edited.version } })
      : await ask(AddressAdd, { body });
    return { kind: "saved", id };
  } catch (error) {
    if (error instanceof GatewayError) return refusal(error, edited);
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}

/** The municipalities of a department, its capital first; undefined when they can't be had now. */
export async function getTowns(department: string): Promise<Area[] | undefined> {
  try {
    const { data } = await ask(AreaList, { query: { parent_id: department } });
    return data;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
