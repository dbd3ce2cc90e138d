import "server-only";
import type { AccountStep } from "@/lib/account";
import * as account from "@/lib/contract/account";
import { RegisterCode, VerifyCode } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { parseBody } from "@/lib/session/parse";
import { text } from "@/lib/text";

type Context = { token: string; visitor: Headers; timeout: number };

/** Gateway call of each step. No call sends a code to a new phone, so `RegisterCode` (specification 20.8) does. */
export const STEPS: Record<AccountStep, (fields: unknown, context: Context) => Promise<{ message?: string | undefined }>> = {
  profile: (fields, context) => send(account.ChangeInfo, { body: parseBody(account.ChangeInfo.body, fields) }, context),
  "email-code": (fields, context) => send(account.SetEmailCode, { body: parseBody(account.SetEmailCode.body, fields) }, context),
  email: (fields, context) => send(account.ChangeEmail, { body: parseBody(account.ChangeEmail.body, fields) }, context),
  "phone-code": (fields, context) => send(RegisterCode, { query: parseBody(RegisterCode.query, fields) }, context),
  phone: (fields, context) => send(account.ChangePhone, { body: parseBody(account.ChangePhone.body, fields) }, context),
  "password-code": (fields, context) =>
    send(account.SetPasswordCode, { body: parseBody(account.SetPasswordCode.body, fields) }, context),
  password: (fields, context) => send(account.ChangePassword, { body: parseBody(account.ChangePassword.body, fields) }, context),
  "old-password": (fields, context) =>
    send(account.ChangePasswordByUsername, { body: parseBody(account.ChangePasswordByUsername.body, fields) }, context),
  "cancel-code": (fields, context) =>
    send(account.AccountCancelCode, { body: parseBody(account.AccountCancelCode.body, fields) }, context),
  "proof-code": (fields, context) => send(account.ProofCode, { body: parseBody(account.ProofCode.body, fields) }, context),
  proof: (fields, context) => send(account.Prove, { body: parseBody(account.Prove.body, fields) }, context),
  "code-check": async (fields, context) => {
    const { valid } = await send(VerifyCode, { body: parseBody(VerifyCode.body, fields) }, context);
    if (!valid) throw new GatewayError(422, text.account.code.refused);
    return {};
  },
  cancel: (fields, context) => send(account.AccountCancel, { body: parseBody(account.AccountCancel.body, fields) }, context),
};
