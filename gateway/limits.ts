import { createHash } from "node:crypto";
import { z } from "zod";
import type { Call } from "../lib/contract/call.ts";
import { PrivateInquiry, PublicInquiry } from "../lib/contract/inquiry.ts";
import { WantedLines } from "../lib/contract/line.ts";
import { LiveSearch } from "../lib/contract/live.ts";
import { ProductSearch } from "../lib/contract/product.ts";
import { ShopSearch } from "../lib/contract/shop.ts";
import type { Database } from "./db/database.ts";
import { Refusal } from "./refusal.ts";
import type { Route } from "./route.ts";

/**
 * How often something may be done in a window of minutes, and what is told to who does it more often. Where `isBrief`, this process
 * alone counts: what costs little more than the counting would.
 */
type Rule = { most: number; minutes: number; told: string; isBrief?: true };

const CODES = "Pidió demasiados códigos.";
const LOGINS = "Hubo demasiados intentos de ingreso.";
const UPLOADS = "Se recibieron demasiados archivos.";
const DAY = 24 * 60;
const MEGABYTE = 1024;

/** Every limit of the gateway. */
const RULES = {
  codesOfAddress: { most: 30, minutes: 10, told: CODES },
  codesOfAccount: { most: 5, minutes: 10, told: CODES },
  loginsOfAddress: { most: 100, minutes: 15, told: LOGINS },
  // Of one account from one address, and from one browser that its member has used before; then of an account from all others.
  passwordsOfPair: { most: 10, minutes: 15, told: LOGINS },
  passwordsOfDevice: { most: 10, minutes: 15, told: LOGINS },
  passwordsOfAccount: { most: 30, minutes: 15, told: `${LOGINS} Puede entrar con un código.` },
  // Of a member who is logged in and has to prove it again.
  proofsOfMember: { most: 10, minutes: 15, told: LOGINS },
  noticesOfAccount: { most: 1, minutes: DAY, told: "" },
  registrationsOfAddress: { most: 300, minutes: 10, told: "Se crearon demasiadas cuentas desde su conexión." },
  challengesOfAddress: { most: 120, minutes: 10, told: "Pidió demasiadas verificaciones." },
  // Nobody is refused for these: they make the next challenge harder.
  challengesFailed: { most: 1_000_000, minutes: 60, told: "" },
  searchesOfAddress: { most: 1200, minutes: 10, told: "Hizo demasiadas búsquedas.", isBrief: true },
  inquiriesOfAddress: { most: 60, minutes: 60, told: "Envió demasiadas solicitudes." },
  // Kilobytes: a voucher weighs a tenth of a megabyte, the largest file ten.
  uploadsOfAddress: { most: 100 * MEGABYTE, minutes: DAY, told: UPLOADS },
  uploadsOfStrangers: { most: 2000 * MEGABYTE, minutes: DAY, told: UPLOADS },
  uploadsOfAccount: { most: 500 * MEGABYTE, minutes: DAY, told: UPLOADS },
} satisfies Record<string, Rule>;

type Name = keyof typeof RULES;

/** Calls that count for the visitor who makes them, whatever they answer. */
const COUNTED_CALLS = new Map<Call, Name>([
  [ProductSearch, "searchesOfAddress"],
  [ShopSearch, "searchesOfAddress"],
  [LiveSearch, "searchesOfAddress"],
  [WantedLines, "searchesOfAddress"],
  [PublicInquiry, "inquiriesOfAddress"],
  [PrivateInquiry, "inquiriesOfAddress"],
]);

export type Limits = {
  /**
   * Counts once more (or so much more), for an address or an account, and answers how often; throws 429 with the seconds to wait
   * when that is too often.
   */
  count(name: Name, who: string, amount?: number): Promise<number>;
  /** How often something was done until now. */
  counted(name: Name, who: string): Promise<number>;
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
const Until = z.object({ count: z.number() });

const keyOf = (name: Name, who: string) => createHash("sha256").update(`${name} ${who}`).digest("hex");

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `Espere ${Math.ceil(minutes / 60)} horas e inténtelo de nuevo.`;
  return minutes > 1 ? `Espere ${minutes} minutos e inténtelo de nuevo.` : "Espere un minuto e inténtelo de nuevo.";
}

/** Windows that this process keeps, the oldest leaving first when too many visitors come. */
function briefWindows(most = 100_000) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (key: string, minutes: number, amount: number) => {
    const now = performance.now();
    const known = windows.get(key);
    const current = known && known.endsAt > now ? known : { count: 0, endsAt: now + minutes * 60_000 };
    current.count += amount;
    windows.set(key, current);
    const [oldest] = windows.keys();
    if (windows.size > most && oldest !== undefined) windows.delete(oldest);
    return { count: current.count, seconds: Math.ceil((current.endsAt - now) / 1000) };
  };
}

/**
 * Counts attempts in the database, so that neither a restart nor a second process forgets them. Nothing is counted for the
 * `unlimited` addresses, where a check's many visitors come from one machine; accounts are always counted.
 */
export function limitsOver(database: Database, unlimited: readonly string[] = []): Limits {
  const countBriefly = briefWindows();

  async function once(name: Name, who: string, amount: number) {
    const { most, minutes, isBrief }: Rule = RULES[name];
    if (isBrief) return countBriefly(keyOf(name, who), minutes, amount);
    const found = await database.row(Counted, COUNT, [keyOf(name, who), minutes, amount, most]);
    if (!found) throw new Error("a count returned no row");
    if (found.count === amount) await database.run("delete from attempt where ends_at < now()");
    return found;
  }

  return {
    async count(name, who, amount = 1) {
      if (unlimited.includes(who)) return 0;
      const { count, seconds } = await once(name, who, amount);
      const { most, told } = RULES[name];
      if (count > most) throw new Refusal(429, `${told} ${waitText(seconds)}`, undefined, seconds);
      return count;
    },
    async counted(name, who) {
      const text = "select count from attempt where key = $1 and ends_at > now()";
      return (await database.row(Until, text, [keyOf(name, who)]))?.count ?? 0;
    },
    async isWithin(name, who) {
      if (unlimited.includes(who)) return true;
      return (await once(name, who, 1)).count <= RULES[name].most;
    },
    async forget(name, who) {
      await database.run("delete from attempt where key = $1", [keyOf(name, who)]);
    },
  };
}

/** The routes of calls that count, counting. What the site itself asks for its pages is nobody's: it names no visitor. */
export const withLimits = (routes: Route[], limits: Limits): Route[] =>
  routes.map(({ call, run }) => {
    const rule = COUNTED_CALLS.get(call);
    if (!rule) return { call, run };
    return {
      call,
      async run(raw) {
        if (raw.isVisitor) await limits.count(rule, raw.address);
        return run(raw);
      },
    };
  });
