import { ForeignAccountAdd, ForeignAccountDelete, ForeignAccountDetail, ForeignAccountUpdate } from "@/lib/contract/payment";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { BLANK_ACCOUNT } from "@/lib/payment";
import { AccountForm, NewAccountForm } from "@/lib/payment/form";
import { routes } from "@/lib/routes";
import { formReturnPath } from "@/lib/session/return-url";
import type { CallContext } from "@/lib/session/server";

const page = routes.paymentMethods;
const done = (what: string) => withNote(page, { done: what });

const postedAccount = (data: FormData) => ({
  ...Object.fromEntries(Object.keys(BLANK_ACCOUNT).map((name) => [name, fieldText(data, name)])),
  is_default: data.has("is_default"),
});

// Intents that are posted from the list of accounts, not from the form of one account.
const LIST_INTENTS = ["default", "delete"];

const returnUrl = (data: FormData) => formReturnPath(fieldText(data, "return_url"));

function formPage(data: FormData): string {
  if (LIST_INTENTS.includes(fieldText(data, "intent"))) return page;
  const id = fieldText(data, "id");
  return id ? routes.editPaymentMethod(id) : routes.newPaymentMethodFor(returnUrl(data));
}

async function save(data: FormData, context: CallContext): Promise<string> {
  const id = fieldText(data, "id");
  const typed = postedAccount(data);
  const parsed = id ? AccountForm.safeParse(typed) : NewAccountForm.safeParse(typed);
  if (!parsed.success)
    throw new FormRefused({ wrong: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].join(",") });
  // When an account is changed, a blank number keeps the stored one; a new account always has a number here.
  const { number, ...rest } = parsed.data;
  if (id) await send(ForeignAccountUpdate, { params: { id }, body: { ...rest, number } }, context);
  else await send(ForeignAccountAdd, { body: { ...rest, number: number ?? "" } }, context);
  return withNote(returnUrl(data) ?? page, { done: "saved" });
}

async function makeDefault(id: string, context: CallContext): Promise<string> {
  const { holder, bank, country, currency, swift } = await send(ForeignAccountDetail, { params: { id } }, context);
  await send(
    ForeignAccountUpdate,
    { params: { id }, body: { holder, bank, country, currency, swift, is_default: true } },
    context,
  );
  return done("default");
}

export const POST = formPost(formPage, async (data, context) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "default":
      return makeDefault(id, context);
    case "delete":
      await send(ForeignAccountDelete, { params: { id } }, context);
      return done("deleted");
    default:
      return save(data, context);
  }
});
