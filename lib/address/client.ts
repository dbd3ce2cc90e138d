import { type Address, AddressAdd, AddressList, AddressUpdate } from "@/lib/contract/address";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable, UNPROCESSABLE } from "@/lib/http/errors";
import type { AddressForm } from "./form";

export type EditedAddress = { id: string; version: number };

/** `stored`: the address as another window saved it. `gone`: another window deleted it. `text`: the gateway's message, empty without an answer. */
export type SaveResult =
  | { kind: "saved"; id: string }
  | { kind: "changed"; stored: Address }
  | { kind: "gone" }
  | { kind: "failed"; text: string };

/** A refused update may mean that another window has changed the address (422) or deleted it (404). The list shows which. */
async function resultOfRefusal(error: GatewayError, edited: EditedAddress | undefined): Promise<SaveResult> {
  if (!edited || (error.status !== UNPROCESSABLE && error.status !== 404)) return { kind: "failed", text: error.text };
  const { data } = await ask(AddressList, {});
  const stored = data.find(({ id }) => id === edited.id);
  if (!stored) return { kind: "gone" };
  return stored.version === edited.version ? { kind: "failed", text: error.text } : { kind: "changed", stored };
}

/** Adds an address, or updates the version that the person saw. Unexpected errors are thrown. */
export async function saveAddress(body: AddressForm, edited: EditedAddress | undefined): Promise<SaveResult> {
  try {
    const { id } = edited
      ? await ask(AddressUpdate, { params: { id: edited.id }, body: { ...body, version: edited.version } })
      : await ask(AddressAdd, { body });
    return { kind: "saved", id };
  } catch (error) {
    if (error instanceof GatewayError) return resultOfRefusal(error, edited);
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}
