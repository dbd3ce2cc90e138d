import { CODE_DIGITS } from "../../lib/contract/limits.ts";
import type { Captcha } from "../../lib/contract/session.ts";
import { spendTicket } from "../captcha/store.ts";
import type { Email } from "../outbox/email.ts";
import { send } from "../outbox/store.ts";
import type { Services } from "../services.ts";
import { CODE_MINUTES, issueCode, type Slot } from "./code.ts";
import { codeEmail } from "./emails.ts";

const SENT = `Le enviamos un código de ${CODE_DIGITS} dígitos. Vence en ${CODE_MINUTES} minutos.`;
const SENT_TO_REGISTER = `Revise su correo: el código vence en ${CODE_MINUTES} minutos.`;

type CodeRequest = {
  clientIp: string;
  account: string;
  slot: Slot;
  ticket: Captcha;
  /** Sent instead of the code (null: nothing), so that answers do not reveal accounts. */
  instead?: Email | null | undefined;
  /** A browser that the account knows: its requests are counted apart from those of strangers. */
  knownDevice?: string | undefined;
};

/** Limits: IP, captcha, account, in this order, so that nobody can exhaust an account's limit without a captcha. */
export async function requestCode({ database, limits }: Services, request: CodeRequest): Promise<{ message: string }> {
  const { clientIp, account, slot, ticket, instead, knownDevice } = request;
  await limits.consume("codesOfIp", clientIp);
  await spendTicket(database, ticket);
  await limits.consume("codesOfAccount", knownDevice ? `${account} ${knownDevice}` : account);
  const code = await issueCode(database, slot, account);
  const email = instead === undefined ? codeEmail(slot.purpose, code) : instead;
  if (email) await send(database, account, email);
  return { message: slot.purpose === "register" ? SENT_TO_REGISTER : SENT };
}
