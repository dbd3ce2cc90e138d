import { randomInt } from "node:crypto";
import { z } from "zod";
import { CODE_DIGITS } from "../../lib/contract/limits.ts";
import type { Sql } from "../db/database.ts";
import { Refusal } from "../refusal.ts";
import { deviceHash } from "./device.ts";
import { codeHash, isPassword } from "./password.ts";

export const CODE_MINUTES = 10;
const TRIES_MAX = 5;

/** What a code is for. A slot has one code at a time, bound to member, contact or browser, so that strangers can neither replace it nor use up its tries. */
export type Slot =
  | { purpose: "login" | "register"; account: string; device: string | undefined }
  | { purpose: "change-email" | "change-phone"; account: string; memberId: number }
  | { purpose: "change-password" | "cancel" | "proof"; memberId: number };

const slotDevice = (slot: Slot) => ("device" in slot && deviceHash(slot.device)) || undefined;

/** As `change-email 7 ana@example.co`, or `login ana@example.co` and the hash of the device. */
function codeKey(slot: Slot): string {
  const parts = ["memberId" in slot && slot.memberId, "account" in slot && slot.account, slotDevice(slot)];
  return [slot.purpose, ...parts.filter(Boolean)].join(" ");
}

const WRONG_TEXT = "El código no es correcto. Revíselo e inténtelo de nuevo.";
const EXPIRED_TEXT = "El código venció. Pida uno nuevo.";
const NO_TRIES_TEXT = "Se agotaron los intentos con este código. Pida uno nuevo.";
const NO_CODE_TEXT = "El código no es correcto o ya se usó. Pida uno nuevo.";

// Column `asker`: the hash of the device, empty without one.
const INSERT = `
  insert into code (key, account, member_id, hash, expires_at, asker)
  values ($1, $2, $3, $4, now() + make_interval(mins => $5), $6)
  on conflict (key) do update set account = excluded.account, hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`;

/** Replaces the slot's previous code and returns the new one, of which only the hash is stored. */
export async function issueCode(sql: Sql, slot: Slot, account: string): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const member = "memberId" in slot ? slot.memberId : null;
  await sql.run("delete from code where expires_at < now() - interval '1 day'");
  const hash = await codeHash(code);
  await sql.run(INSERT, [codeKey(slot), account, member, hash, CODE_MINUTES, slotDevice(slot) ?? ""]);
  return code;
}

const TriedCode = z.object({ key: z.string(), hash: z.string(), tries: z.number() });

// Count before comparing, against concurrent guesses.
const COUNT_TRY = `update code set tries = tries + 1 where tries < ${TRIES_MAX} and expires_at > now()`;

const withoutSpaces = (code: string) => code.replace(/\s/g, "");

async function unusableText(sql: Sql, key: string): Promise<string> {
  const Unusable = z.object({ hasNoTries: z.boolean() });
  const code = await sql.row(Unusable, `select tries >= ${TRIES_MAX} as "hasNoTries" from code where key = $1`, [key]);
  if (!code) return NO_CODE_TEXT;
  return code.hasNoTries ? NO_TRIES_TEXT : EXPIRED_TEXT;
}

/** Redeems a code. Call outside a transaction: attempts must be counted. @throws Refusal 422 */
export async function spendCode(sql: Sql, slot: Slot, code: string): Promise<void> {
  const key = codeKey(slot);
  const tried = await sql.row(TriedCode, `${COUNT_TRY} and key = $1 returning key, hash, tries`, [key]);
  if (!tried) throw new Refusal(422, await unusableText(sql, key));
  if (!(await isPassword(withoutSpaces(code), tried.hash)))
    throw new Refusal(422, tried.tries < TRIES_MAX ? WRONG_TEXT : NO_TRIES_TEXT);
  const spent = await sql.run("delete from code where key = $1 and hash = $2", [key, tried.hash]);
  if (spent === 0) throw new Refusal(422, NO_CODE_TEXT);
}

const IS_REQUESTED_BY = "account = $1 and ((member_id is null and asker = $3) or member_id = $2)";

type CodeCheck = { account: string; memberId: number | undefined; device: string | undefined; code: string };

/** Checks a code of any purpose without redeeming it. A wrong code counts as a try at every stored code that it is compared with. */
export async function isCode(sql: Sql, check: CodeCheck): Promise<boolean> {
  const values = [check.account, check.memberId ?? null, deviceHash(check.device) ?? ""];
  const candidates = await sql.rows(TriedCode, `${COUNT_TRY} and ${IS_REQUESTED_BY} returning key, hash, tries`, values);
  for (const { key, hash } of candidates) {
    if (!(await isPassword(withoutSpaces(check.code), hash))) continue;
    await sql.run("update code set tries = tries - 1 where key = $1 and hash = $2", [key, hash]);
    return true;
  }
  return false;
}

export const forgetCodes = (sql: Sql, memberId: number) => sql.run("delete from code where member_id = $1", [memberId]);

export const expireCodes = (sql: Sql, account: string): Promise<number> =>
  sql.run("update code set expires_at = now() where account = $1", [account]);
