import { ForeignAccountAdd, ForeignAccountDelete, ForeignAccountDetail, ForeignAccountUpdate } from "@/lib/contract/payment";
import { fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { keepTyped } from "@/lib/http/typed-form";
import { BLANK_ACCOUNT } from "@/lib/payment";
import { AccountForm, NewAccountForm } from "@/lib/payment/form";
import { routes } from "@/lib/routes";

type Way = { token: string; timeout: number };

const page = routes.paymentMethods;
const done = (what: string) => withNote(page, { done: what });

const typedIn = (data: FormData) => ({
  ...Object.fromEntries(Object.keys(BLANK_ACCOUNT).map((name) => [name, fieldText(data, name)])),
  is_default: data.has("is_default"),
});

/** The form without a script; what is wrong is named, and what was typed is kept for the form, but for the number. */
async function save(data: FormData, way: Way): Promise<string> {
  const id = fieldText(data, "id");
  const typed = typedIn(data);
  const parsed = id ? AccountForm.safeParse(typed) : NewAccountForm.safeParse(typed);
  await keepTyped("account", parsed.success ? undefined : { ...typed, number: "" });
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].join(",");
    return withNote(id ? routes.editPaymentMethod(id) : routes.newPaymentMethod, { wrong });
  }
  const { number, ...rest } = parsed.data;
  if (id) await send(ForeignAccountUpdate, { params: { id }, body: { ...rest, number } }, way);
  else await send(ForeignAccountAdd, { body: { ...rest, number: number ?? "" } }, way);
  return done("saved");
}

async function makeDefault(id: string, way: Way): Promise<string> {
  const { holder, bank, country, currency, swift } = await send(ForeignAccountDetail, { params: { id } }, way);
  await send(ForeignAccountUpdate, { params: { id }, body: { holder, bank, country, currency, swift, is_default: true } }, way);
  return done("default");
}

/** What the forms of the payment methods post: add, change, make the default, delete. */
export const POST = formPost(page, async (data, way) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "default":
      return makeDefault(id, way);
    case "delete":
      await send(ForeignAccountDelete, { params: { id } }, way);
      return done("deleted");
    default:
      return save(data, way);
  }
});
