import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "./db/database.ts";
import { Refusal } from "./refusal.ts";

/** How often something may be done in a window of minutes, and what is told to who does it more often. */
type Rule = { most: number; minutes: number; told: string };

const CODES = "Pidió demasiados códigos.";
const LOGINS = "Hubo demasiados intentos de ingreso.";
const UPLOADS = "Se recibieron demasiados archivos.";
const DAY = 24 * 60;
const MEGABYTE = 1024;

const RULES = {
  codesOfAddress: { most: 30, minutes: 10, told: CODES },
  codesOfAccount: { most: 5, minutes: 10, told: CODES },
  loginsOfAddress: { most: 100, minutes: 15, told: LOGINS },
  // Of one account from one address, and from one browser that its member has used before; then of an account from all others.
  passwordsOfPair: { most: 10, minutes: 15, told: LOGINS },
  passwordsOfDevice: { most: 10, minutes: 15, told: LOGINS },
  passwordsOfAccount: { most: 50, minutes: 15, told: `${LOGINS} Puede entrar con un código.` },
  // Of a member who is logged in and has to prove it again.
  proofsOfMember: { most: 10, minutes: 15, told: LOGINS },
  noticesOfAccount: { most: 1, minutes: DAY, told: "" },
  registrationsOfAddress: { most: 300, minutes: 10, told: "Se crearon demasiadas cuentas desde su conexión." },
  // Kilobytes: a voucher weighs a tenth of a megabyte, the largest file ten.
  uploadsOfAddress: { most: 100 * MEGABYTE, minutes: DAY, told: UPLOADS },
  uploadsOfStrangers: { most: 2000 * MEGABYTE, minutes: DAY, told: UPLOADS },
  uploadsOfAccount: { most: 500 * MEGABYTE, minutes: DAY, told: UPLOADS },
} satisfies Record<string, Rule>;

type Name = keyof typeof RULES;

export type Limits = {
  /** Counts once more (or so much more), for an address or an account; throws 429 with the seconds to wait when that is too much. */
  count(name: Name, who: string, amount?: number): Promise<void>;
  /** Counts once more and says whether that is still not too often, for what is left out beyond its limit. */
  isWithin(name: Name, who: string): Promise<boolean>;
  /** Forgets what an account has tried: it has proved who it is. */
  forget(name: Name, who: string): Promise<void>;
};

const COUNT = `
  insert into attempt (key, count, ends_at) values ($1, $3, now() + make_interval(mins => $2))
  on conflict (key) do update set
    count = case when attempt.ends_at < now() then excluded.count else least(attempt.count, $4) + excluded.count end,
    ends_at = case when attempt.ends_at < now() then excluded.ends_at else attempt.ends_at end
  returning count, ceil(extract(epoch from ends_at - now()))::integer as seconds`;

const Counted = z.object({ count: z.number(), seconds: z.number() });

const keyOf = (name: Name, who: string) => createHash("sha256").update(`${name} ${who}`).digest("hex");

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `Espere ${Math.ceil(minutes / 60)} horas e inténtelo de nuevo.`;
  return minutes > 1 ? `Espere ${minutes} minutos e inténtelo de nuevo.` : "Espere un minuto e inténtelo de nuevo.";
}

/**
 * Counts attempts in the database, so that neither a restart nor a second process forgets them. Nothing is counted for the
 * `unlimited` addresses, where a check's many visitors come from one machine; accounts are always counted.
 */
export function limitsOver(database: Database, unlimited: readonly string[] = []): Limits {
  async function counted(name: Name, who: string, amount: number) {
    const { most, minutes } = RULES[name];
    const found = await database.row(Counted, COUNT, [keyOf(name, who), minutes, amount, most]);
    if (!found) throw new Error("a count returned no row");
    if (found.count === amount) await database.run("delete from attempt where ends_at < now()");
    return { isOver: found.count > most, seconds: found.seconds };
  }
  return {
    async count(name, who, amount = 1) {
      if (unlimited.includes(who)) return;
      const { isOver, seconds } = await counted(name, who, amount);
      if (isOver) throw new Refusal(429, `${RULES[name].told} ${waitText(seconds)}`, undefined, seconds);
    },
    isWithin: async (name, who) => !(await counted(name, who, 1)).isOver,
    async forget(name, who) {
      await database.run("delete from attempt where key = $1", [keyOf(name, who)]);
    },
  };
}
