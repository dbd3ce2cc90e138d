import type { Captcha } from "../../lib/contract/session.ts";
import { spendTicket } from "../captcha/store.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "../limits.ts";
import type { Letter } from "../outbox/letter.ts";
import { send } from "../outbox/store.ts";
import { issueCode, type Slot } from "./code.ts";
import { codeLetter } from "./letters.ts";

/** What answers for identity: where it is kept, and how often it may be tried. */
export type Desk = { database: Database; limits: Limits };

type Request = {
  /** Who asks, see client-address.ts. */
  address: string;
  /** Where the code goes, in its one spelling. */
  account: string;
  slot: Slot;
  /** What every letter costs: a passed captcha. */
  ticket: Captcha;
  /** What is sent instead of the code, null for nothing: nobody but the owner of a contact learns whether it has an account. */
  instead?: Letter | null | undefined;
  /** A browser that the member has logged in with: what strangers ask for does not count for it. */
  device?: string | undefined;
};

/**
 * Sends a code: limit of the address first, captcha second, limit of the account third, so that without a captcha nobody
 * uses up what an account may ask for. A code is made also where another letter or none is sent: trying one takes the same
 * course and gets the same answers.
 */
export async function requestCode({ database, limits }: Desk, { address, account, slot, ticket, instead, device }: Request) {
  await limits.count("codesOfAddress", address);
  await spendTicket(database, ticket);
  await limits.count("codesOfAccount", device ? `${account} ${device}` : account);
  const code = await issueCode(database, slot, account);
  const letter = instead === undefined ? codeLetter(slot.purpose, code) : instead;
  if (letter) await send(database, account, letter);
}
