import type { Captcha } from "../../lib/contract/session.ts";
import { spendTicket } from "../captcha/store.ts";
import type { Database } from "../db/database.ts";
import type { Email } from "../outbox/email.ts";
import { send } from "../outbox/store.ts";
import type { Limits } from "../rate-limits.ts";
import { issueCode, type Slot } from "./code.ts";
import { codeEmail } from "./emails.ts";

export type Services = { database: Database; limits: Limits };

type Request = {
  clientIp: string;
  account: string;
  slot: Slot;
  ticket: Captcha;
  /** Sent instead of the code (null: nothing), so that answers do not reveal accounts. */
  instead?: Email | null | undefined;
  device?: string | undefined;
};

/** Limits: IP, captcha, account, in this order, so that nobody can exhaust an account's limit without a captcha. */
export async function requestCode({ database, limits }: Services, { clientIp, account, slot, ticket, instead, device }: Request) {
  await limits.consume("codesOfIp", clientIp);
  await spendTicket(database, ticket);
  await limits.consume("codesOfAccount", device ? `${account} ${device}` : account);
  const code = await issueCode(database, slot, account);
  const email = instead === undefined ? codeEmail(slot.purpose, code) : instead;
  if (email) await send(database, account, email);
}
