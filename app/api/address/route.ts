import type { z } from "zod";
import { BLANK_ADDRESS } from "@/lib/address";
import { AddressForm } from "@/lib/address/form";
import { findAddress, forgetDeleted, readDeleted, saveDeleted } from "@/lib/address/server";
import { AddressAdd, AddressDelete, AddressSetDefault, AddressUpdate } from "@/lib/contract/address";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { GatewayError, UNPROCESSABLE } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";

const page = routes.addresses;
const done = (what: string) => withNote(page, { done: what });

const postedAddress = (data: FormData) => ({
  ...Object.fromEntries(Object.keys(BLANK_ADDRESS).map((name) => [name, fieldText(data, name)])),
  is_default: data.has("is_default"),
});

const LIST_INTENTS = ["default", "delete", "undo"];

/** The page that the form was posted from: an address's own page, or the list, whose buttons are forms too. */
function formPage(data: FormData): string {
  if (LIST_INTENTS.includes(fieldText(data, "intent"))) return page;
  const id = fieldText(data, "id");
  return id ? routes.editAddress(id) : routes.newAddress();
}

async function save(data: FormData, context: CallContext): Promise<string> {
  const id = fieldText(data, "id");
  const { data: body, error } = AddressForm.safeParse(postedAddress(data));
  if (!body) throw new FormRefused({ wrong: [...new Set(error.issues.map(({ path }) => String(path[0])))].join(",") });
  if (!id) await send(AddressAdd, { body }, context);
  else await update(id, { ...body, version: Number(fieldText(data, "version")) }, context);
  return done("saved");
}

async function update(id: string, body: z.input<typeof AddressUpdate.body>, context: CallContext): Promise<void> {
  try {
    await send(AddressUpdate, { params: { id }, body }, context);
  } catch (refused) {
    const isChanged =
      refused instanceof GatewayError &&
      refused.status === UNPROCESSABLE &&
      (await findAddress(id, context))?.version !== body.version;
    throw isChanged ? new FormRefused({ wrong: "changed" }) : refused;
  }
}

async function remove(id: string, context: CallContext): Promise<string> {
  const address = await findAddress(id, context);
  await send(AddressDelete, { params: { id } }, context);
  if (address) await saveDeleted(address);
  return done("deleted");
}

async function restoreDeleted(context: CallContext): Promise<string> {
  const body = await readDeleted();
  if (!body) throw new FormRefused({ problem: "undone" });
  await send(AddressAdd, { body }, context);
  await forgetDeleted();
  return done("restored");
}

export const POST = formPost(formPage, async (data, context) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "default":
      await send(AddressSetDefault, { params: { id } }, context);
      return done("default");
    case "delete":
      return remove(id, context);
    case "undo":
      return restoreDeleted(context);
    default:
      return save(data, context);
  }
});
