import { BLANK_ADDRESS } from "@/lib/address";
import { AddressForm } from "@/lib/address/form";
import { findAddress, keepDeleted, takeDeleted } from "@/lib/address/server";
import { AddressAdd, AddressDelete, AddressSetDefault, AddressUpdate } from "@/lib/contract/address";
import { fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";

type Way = { token: string; timeout: number };

const page = routes.addresses;
const done = (what: string) => withNote(page, { done: what });

const typedIn = (data: FormData) => ({
  ...Object.fromEntries(Object.keys(BLANK_ADDRESS).map((name) => [name, fieldText(data, name)])),
  is_default: data.has("is_default"),
});

/** The form without a script; what is wrong is named, and the browser still has what was typed one step back. */
async function save(data: FormData, way: Way): Promise<string> {
  const id = fieldText(data, "id");
  const parsed = AddressForm.safeParse(typedIn(data));
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].join(",");
    return withNote(id ? routes.editAddress(id) : routes.newAddress(), { wrong });
  }
  const body = parsed.data;
  if (!id) await send(AddressAdd, { body }, way);
  else await send(AddressUpdate, { params: { id }, body: { ...body, version: Number(fieldText(data, "version")) } }, way);
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
