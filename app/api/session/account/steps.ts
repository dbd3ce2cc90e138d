import "server-only";
import type { AccountStep } from "@/lib/account";
import * as account from "@/lib/contract/account";
import { RegisterCode, VerifyCode } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { checked } from "@/lib/session/parse";
import { text } from "@/lib/text";

type By = { token: string; visitor: Headers; timeout: number };

/** What each handler under `/api/session/account` asks of the gateway. A phone's code is the one of registrations (specification 20.1). */
export const STEPS: Record<AccountStep, (given: unknown, by: By) => Promise<{ message?: string | undefined }>> = {
  profile: (given, by) => send(account.ChangeInfo, { body: checked(account.ChangeInfo.body, given) }, by),
  "email-code": (given, by) => send(account.SetEmailCode, { body: checked(account.SetEmailCode.body, given) }, by),
  email: (given, by) => send(account.ChangeEmail, { body: checked(account.ChangeEmail.body, given) }, by),
  "phone-code": (given, by) => send(RegisterCode, { query: checked(RegisterCode.query, given) }, by),
  phone: (given, by) => send(account.ChangePhone, { body: checked(account.ChangePhone.body, given) }, by),
  "password-code": (given, by) => send(account.SetPasswordCode, { body: checked(account.SetPasswordCode.body, given) }, by),
  password: (given, by) => send(account.ChangePassword, { body: checked(account.ChangePassword.body, given) }, by),
  "old-password": (given, by) =>
    send(account.ChangePasswordByUsername, { body: checked(account.ChangePasswordByUsername.body, given) }, by),
  "cancel-code": (given, by) => send(account.AccountCancelCode, { body: checked(account.AccountCancelCode.body, given) }, by),
  "proof-code": (given, by) => send(account.ProofCode, { body: checked(account.ProofCode.body, given) }, by),
  proof: (given, by) => send(account.Prove, { body: checked(account.Prove.body, given) }, by),
  "code-check": async (given, by) => {
    const { valid } = await send(VerifyCode, { body: checked(VerifyCode.body, given) }, by);
    if (!valid) throw new GatewayError(422, text.account.code.refused);
    return {};
  },
  cancel: (given, by) => send(account.AccountCancel, { body: checked(account.AccountCancel.body, given) }, by),
};
