import type { Captcha } from "../../lib/contract/session.ts";
import { spendTicket } from "../captcha/store.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "../limits.ts";
import type { Letter } from "../outbox/letter.ts";
import { send } from "../outbox/store.ts";
import { issueCode, type Slot } from "./code.ts";
import { codeLetter } from "./letters.ts";

export type Desk = { database: Database; limits: Limits };

type Request = {
  address: string;
  /** Normalized recipient. */
  account: string;
  slot: Slot;
  ticket: Captcha;
  /** Sent instead of the code (null: nothing), so that answers do not reveal accounts. */
  instead?: Letter | null | undefined;
  /** A known browser has limits of its own. */
  device?: string | undefined;
};

/**
 * Checks address limit, captcha, account limit, in this order: without a captcha nobody can exhaust an account's limit. A code is
 * stored even if another e-mail is sent, so that attempts behave alike.
 */
export async function requestCode({ database, limits }: Desk, { address, account, slot, ticket, instead, device }: Request) {
  await limits.count("codesOfAddress", address);
  await spendTicket(database, ticket);
  await limits.count("codesOfAccount", device ? `${account} ${device}` : account);
  const code = await issueCode(database, slot, account);
  const letter = instead === undefined ? codeLetter(slot.purpose, code) : instead;
  if (letter) await send(database, account, letter);
}
