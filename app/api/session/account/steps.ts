import "server-only";
import type { z } from "zod";
import type { AccountStep } from "@/lib/account";
import * as account from "@/lib/contract/account";
import { RegisterCode } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";

type By = { token: string; visitor: Headers; timeout: number };

function parsed<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new GatewayError(400, result.error.issues.map(({ message }) => message).join(" "));
}

/** What each handler under `/api/session/account` asks of the gateway. A phone's code is the one of registrations (SPEC.md section 7). */
export const STEPS: Record<AccountStep, (given: unknown, by: By) => Promise<{ message?: string | undefined }>> = {
  profile: (given, by) => send(account.ChangeInfo, { body: parsed(account.ChangeInfo.body, given) }, by),
  "email-code": (given, by) => send(account.SetEmailCode, { body: parsed(account.SetEmailCode.body, given) }, by),
  email: (given, by) => send(account.ChangeEmail, { body: parsed(account.ChangeEmail.body, given) }, by),
  "phone-code": (given, by) => send(RegisterCode, { query: parsed(RegisterCode.query, given) }, by),
  phone: (given, by) => send(account.ChangePhone, { body: parsed(account.ChangePhone.body, given) }, by),
  "password-code": (given, by) => send(account.SetPasswordCode, { body: parsed(account.SetPasswordCode.body, given) }, by),
  password: (given, by) => send(account.ChangePassword, { body: parsed(account.ChangePassword.body, given) }, by),
  "old-password": (given, by) =>
    send(account.ChangePasswordByUsername, { body: parsed(account.ChangePasswordByUsername.body, given) }, by),
  "cancel-code": (given, by) => send(account.AccountCancelCode, { body: parsed(account.AccountCancelCode.body, given) }, by),
  cancel: (given, by) => send(account.AccountCancel, { body: parsed(account.AccountCancel.body, given) }, by),
};
