import type { Resolver } from "react-hook-form";
import { ForeignAccountAdd, ForeignAccountUpdate } from "@/lib/contract/payment";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { AccountForm, type AccountInput, NewAccountForm } from "./form";

/** How saving ended. */
export type SaveResult = { kind: "saved"; id: string } | { kind: "failed"; text: string };

/** Checks the form as the form library wants it; messages are keys of `payment.errors`. */
export const checkAccount =
  (isNew: boolean): Resolver<AccountInput> =>
  (typed) => {
    const { error } = (isNew ? NewAccountForm : AccountForm).safeParse(typed);
    if (!error) return { values: typed, errors: {} };
    const errors = error.issues.map(({ path, message }) => [String(path[0]), { type: "custom", message }] as const);
    return { values: {}, errors: Object.fromEntries(errors.reverse()) };
  };

/** Adds a payment method or changes one. Anything but a refusal or silence is thrown. */
export async function saveAccount(typed: AccountInput, id: string | undefined): Promise<SaveResult> {
  try {
    const kept = id
      ? await ask(ForeignAccountUpdate, { params: { id }, body: AccountForm.parse(typed) })
      : await ask(ForeignAccountAdd, { body: NewAccountForm.parse(typed) });
    return { kind: "saved", id: kept.id };
  } catch (error) {
    if (error instanceof GatewayError) return { kind: "failed", text: error.text };
    if (error instanceof GatewayUnreachable) return { kind: "failed", text: "" };
    throw error;
  }
}
