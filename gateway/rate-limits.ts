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
import { sha256 } from "./sha256.ts";

/** `max`: requests, or kilobytes of uploads, in `minutes`; `isInMemory`: counted by each process, where a database write costs more than the call. */
type Rule = { max: number; minutes: number; message: string; isInMemory?: true };

const CODES = "Pidió demasiados códigos.";
const LOGINS = "Hubo demasiados intentos de ingreso.";
const CHALLENGES = "Pidió demasiadas verificaciones.";
const UPLOADS = "Se recibieron demasiados archivos.";
const DAY = 24 * 60;
const MEGABYTE_IN_KB = 1024;

const RULES = {
  codesOfIp: { max: 30, minutes: 10, message: CODES },
  codesOfAccount: { max: 5, minutes: 10, message: CODES },
  loginsOfIp: { max: 100, minutes: 15, message: LOGINS },
  // Passwords: per account and IP, per account and known browser, then per account for all others.
  passwordsOfPair: { max: 10, minutes: 15, message: LOGINS },
  passwordsOfDevice: { max: 10, minutes: 15, message: LOGINS },
  passwordsOfAccount: { max: 30, minutes: 15, message: `${LOGINS} Puede entrar con un código.` },
  proofsOfMember: { max: 10, minutes: 15, message: LOGINS },
  noticesOfAccount: { max: 1, minutes: DAY, message: "" },
  registrationsOfIp: { max: 300, minutes: 10, message: "Se crearon demasiadas cuentas desde su conexión." },
  challengesOfIp: { max: 120, minutes: 10, message: CHALLENGES },
  // Raises the captcha's difficulty; practically never refused.
  challengesFailed: { max: 1_000_000, minutes: 60, message: CHALLENGES },
  searchesOfIp: { max: 1200, minutes: 10, message: "Hizo demasiadas búsquedas.", isInMemory: true },
  inquiriesOfIp: { max: 60, minutes: 60, message: "Envió demasiadas solicitudes." },
  evaluationsOfAccount: { max: 120, minutes: 60, message: "Guardó demasiadas opiniones." },
  invitationsOfMember: { max: 60, minutes: DAY, message: "Envió demasiadas invitaciones." },
  invitationsOfAccount: { max: 5, minutes: DAY, message: "Ese correo recibió demasiadas invitaciones." },
  uploadsOfIp: { max: 100 * MEGABYTE_IN_KB, minutes: DAY, message: UPLOADS },
  uploadsOfUnverified: { max: 2000 * MEGABYTE_IN_KB, minutes: DAY, message: UPLOADS },
  uploadsOfAccount: { max: 500 * MEGABYTE_IN_KB, minutes: DAY, message: UPLOADS },
} satisfies Record<string, Rule>;

type Name = keyof typeof RULES;

/** Counted per visitor, whatever the result. */
const COUNTED_CALLS = new Map<Call, Name>([
  [ProductSearch, "searchesOfIp"],
  [ShopSearch, "searchesOfIp"],
  [LiveSearch, "searchesOfIp"],
  [WantedLines, "searchesOfIp"],
  [PublicInquiry, "inquiriesOfIp"],
  [PrivateInquiry, "inquiriesOfIp"],
]);

export type Limits = {
  /** Increments and returns the count. @throws Refusal 429 with Retry-After */
  consume(name: Name, who: string, amount?: number): Promise<number>;
  readCount(name: Name, who: string): Promise<number>;
  /** Increments; false when over the limit. */
  countIfWithin(name: Name, who: string): Promise<boolean>;
  forget(name: Name, who: string): Promise<void>;
};

// The stored count is capped at the maximum: refused attempts do not add up.
const COUNT = `
  insert into attempt (key, count, ends_at) values ($1, $3, now() + make_interval(mins => $2))
  on conflict (key) do update set
    count = case when attempt.ends_at < now() then excluded.count else least(attempt.count, $4) + excluded.count end,
    ends_at = case when attempt.ends_at < now() then excluded.ends_at else attempt.ends_at end
  returning count, ceil(extract(epoch from ends_at - now()))::integer as seconds`;

const Counted = z.object({ count: z.number(), seconds: z.number() });
const CurrentCount = z.object({ count: z.number() });

const attemptKey = (name: Name, who: string) => sha256(`${name} ${who}`);

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `Espere ${Math.ceil(minutes / 60)} horas e inténtelo de nuevo.`;
  return minutes > 1 ? `Espere ${minutes} minutos e inténtelo de nuevo.` : "Espere un minuto e inténtelo de nuevo.";
}

function inMemoryWindows(max = 100_000) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (key: string, minutes: number, amount: number) => {
    const now = performance.now();
    const entry = windows.get(key);
    const current = entry && entry.endsAt > now ? entry : { count: 0, endsAt: now + minutes * 60_000 };
    current.count += amount;
    windows.set(key, current);
    const [oldest] = windows.keys();
    if (windows.size > max && oldest !== undefined) windows.delete(oldest);
    return { count: current.count, seconds: Math.ceil((current.endsAt - now) / 1000) };
  };
}

/** Rate limits in the database, shared by processes and restarts. `unlimited` IPs are exempt, accounts never. */
export function createLimits(database: Database, unlimited: readonly string[] = []): Limits {
  const countInMemory = inMemoryWindows();

  async function increment(name: Name, who: string, amount: number) {
    const { max, minutes, isInMemory }: Rule = RULES[name];
    if (isInMemory) return countInMemory(attemptKey(name, who), minutes, amount);
    const found = await database.row(Counted, COUNT, [attemptKey(name, who), minutes, amount, max]);
    if (!found) throw new Error("a count returned no row");
    if (found.count === amount) await database.run("delete from attempt where ends_at < now()");
    return found;
  }

  return {
    async consume(name, who, amount = 1) {
      if (unlimited.includes(who)) return 0;
      const { count, seconds } = await increment(name, who, amount);
      const { max, message } = RULES[name];
      if (count > max) throw new Refusal(429, `${message} ${waitText(seconds)}`, undefined, seconds);
      return count;
    },
    async readCount(name, who) {
      const text = "select count from attempt where key = $1 and ends_at > now()";
      return (await database.row(CurrentCount, text, [attemptKey(name, who)]))?.count ?? 0;
    },
    async countIfWithin(name, who) {
      if (unlimited.includes(who)) return true;
      return (await increment(name, who, 1)).count <= RULES[name].max;
    },
    async forget(name, who) {
      await database.run("delete from attempt where key = $1", [attemptKey(name, who)]);
    },
  };
}

/** Adds counting to routes; calls without a visitor are the site's own. */
export const withLimits = (routes: Route[], limits: Limits): Route[] =>
  routes.map(({ call, run }) => {
    const rule = COUNTED_CALLS.get(call);
    if (!rule) return { call, run };
    return {
      call,
      async run(raw) {
        if (raw.isVisitor) await limits.consume(rule, raw.clientIp);
        return run(raw);
      },
    };
  });
