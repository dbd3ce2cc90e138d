import { BLANK_ADDRESS } from "@/lib/address";
import { AddressForm } from "@/lib/address/form";
import { findAddress, keepDeleted, takeDeleted } from "@/lib/address/server";
import { AddressAdd, AddressDelete, AddressSetDefault, AddressUpdate } from "@/lib/contract/address";
import { GatewayError } from "@/lib/http/errors";
import { fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { keepTyped } from "@/lib/http/typed-form";
import { routes } from "@/lib/routes";

type Way = { token: string; timeout: number };

const page = routes.addresses;
const done = (what: string) => withNote(page, { done: what });

const typedIn = (data: FormData) => ({
  ...Object.fromEntries(Object.keys(BLANK_ADDRESS).map((name) => [name, fieldText(data, name)])),
  is_default: data.has("is_default"),
});

/** The form without a script; what was typed is kept until it is saved, so that the form it leads back to has it. */
async function save(data: FormData, way: Way): Promise<string> {
  const id = fieldText(data, "id");
  const backWith = (wrong: string) => withNote(id ? routes.editAddress(id) : routes.newAddress(), { wrong });
  const typed = typedIn(data);
  await keepTyped("address", typed);
  const { data: body, error } = AddressForm.safeParse(typed);
  if (!body) return backWith([...new Set(error.issues.map(({ path }) => String(path[0])))].join(","));
  try {
    if (!id) await send(AddressAdd, { body }, way);
    else await send(AddressUpdate, { params: { id }, body: { ...body, version: Number(fieldText(data, "version")) } }, way);
  } catch (refused) {
    if (id && refused instanceof GatewayError && refused.status === 422) return backWith("changed");
    throw refused;
  }
  await keepTyped("address", undefined);
  return done("saved");
}

async function remove(id: string, way: Way): Promise<string> {
  const address = await findAddress(id);
  await send(AddressDelete, { params: { id } }, way);
  if (address) await keepDeleted(address);
  return done("deleted");
}

async function bringBack(way: Way): Promise<string> {
  const body = await takeDeleted();
  if (!body) return withNote(page, { problem: "late" });
  await send(AddressAdd, { body }, way);
  return done("restored");
}

/** What the forms of the address book post: add, change, make the default, delete, and undo of that. */
export const POST = formPost(page, async (data, way) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "default":
      await send(AddressSetDefault, { params: { id } }, way);
      return done("default");
    case "delete":
      return remove(id, way);
    case "undo":
      return bringBack(way);
    default:
      return save(data, way);
  }
});
