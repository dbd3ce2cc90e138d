import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { Refusal } from "../refusal.ts";
import { deviceHash } from "./device.ts";
import { CODE_COST, isPassword, passwordHash } from "./password.ts";

const DIGITS = 6;
export const CODE_MINUTES = 10;
const TRIES_MAX = 5;

/** Codes are bound to member, contact or browser (`device`), so that strangers cannot replace or exhaust them. */
export type Slot =
  | { purpose: "login" | "register"; account: string; device: string | undefined }
  | { purpose: "change-email" | "change-phone"; account: string; memberId: number }
  | { purpose: "change-password" | "cancel" | "proof"; memberId: number };

const deviceKey = (slot: Slot) => ("device" in slot && deviceHash(slot.device)) || "";

function codeKey(slot: Slot): string {
  const asker = deviceKey(slot) || undefined;
  const parts = ["memberId" in slot ? slot.memberId : undefined, "account" in slot ? slot.account : undefined, asker];
  return [slot.purpose, ...parts.filter((part) => part !== undefined)].join(" ");
}

const WRONG = "El código no es correcto. Revíselo e inténtelo de nuevo.";
const EXPIRED = "El código venció. Pida uno nuevo.";
const WORN = "Se agotaron los intentos con este código. Pida uno nuevo.";
const NONE = "El código no es correcto o ya se usó. Pida uno nuevo.";

const INSERT = `
  insert into code (key, account, member_id, hash, expires_at, asker)
  values ($1, $2, $3, $4, now() + make_interval(mins => $5), $6)
  on conflict (key) do update set account = excluded.account, hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`;

/** Replaces the previous code; returned in clear once. */
export async function issueCode(sql: Sql, slot: Slot, account: string): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const member = "memberId" in slot ? slot.memberId : null;
  await sql.run("delete from code where expires_at < now() - interval '1 day'");
  const hash = await passwordHash(code, CODE_COST);
  await sql.run(INSERT, [codeKey(slot), account, member, hash, CODE_MINUTES, deviceKey(slot)]);
  return code;
}

const Tried = z.object({ key: z.string(), hash: z.string(), tries: z.number() });

// Count before comparing, against concurrent guesses.
const TRY = `update code set tries = tries + 1 where tries < ${TRIES_MAX} and expires_at > now()`;

const withoutSpaces = (code: string) => code.replace(/\s/g, "");

async function whyNot(sql: Sql, key: string): Promise<string> {
  const Left = z.object({ worn: z.boolean() });
  const left = await sql.row(Left, `select tries >= ${TRIES_MAX} as worn from code where key = $1`, [key]);
  if (!left) return NONE;
  return left.worn ? WORN : EXPIRED;
}

/** Redeems a code. Call outside a transaction: attempts must be counted. @throws Refusal 422 */
export async function spendCode(sql: Sql, slot: Slot, code: string): Promise<void> {
  const key = codeKey(slot);
  const tried = await sql.row(Tried, `${TRY} and key = $1 returning key, hash, tries`, [key]);
  if (!tried) throw new Refusal(422, await whyNot(sql, key));
  if (!(await isPassword(withoutSpaces(code), tried.hash))) throw new Refusal(422, tried.tries < TRIES_MAX ? WRONG : WORN);
  const spent = await sql.run("delete from code where key = $1 and hash = $2", [key, tried.hash]);
  if (spent === 0) throw new Refusal(422, NONE);
}

const ASKED_BY = "account = $1 and ((member_id is null and asker = $3) or member_id = $2)";

type CodeCheck = { account: string; memberId: number | undefined; device: string | undefined; code: string };

/** Checks without redeeming; a wrong code counts as an attempt. */
export async function isCode(sql: Sql, check: CodeCheck): Promise<boolean> {
  const values = [check.account, check.memberId ?? null, deviceHash(check.device) ?? ""];
  const all = await sql.rows(Tried, `${TRY} and ${ASKED_BY} returning key, hash, tries`, values);
  for (const { key, hash } of all) {
    if (!(await isPassword(withoutSpaces(check.code), hash))) continue;
    await sql.run("update code set tries = tries - 1 where key = $1 and hash = $2", [key, hash]);
    return true;
  }
  return false;
}

/** After a change of contact or password. */
export const forgetCodes = (sql: Sql, memberId: number) => sql.run("delete from code where member_id = $1", [memberId]);

export const expireCodes = (sql: Sql, account: string): Promise<number> =>
  sql.run("update code set expires_at = now() where account = $1", [account]);
