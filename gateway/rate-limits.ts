import { z } from "zod";
import { rateLimitIp } from "../lib/contract/rate-limit-ip.ts";
import type { Database } from "./db/database.ts";
import { LIMITED_CALLS, RULES, type Rule, type RuleName } from "./rate-limit-rules.ts";
import { Refusal } from "./refusal.ts";
import type { Route } from "./route.ts";
import { sha256 } from "./sha256.ts";

export type Limits = {
  /** Increments and returns the count. @throws Refusal 429 with Retry-After */
  consume(name: RuleName, who: string, amount?: number): Promise<number>;
  readCount(name: RuleName, who: string): Promise<number>;
  /** Increments; false when over the limit. */
  countAndTest(name: RuleName, who: string): Promise<boolean>;
  forget(name: RuleName, who: string): Promise<void>;
};

// The count is capped at the maximum before an attempt is added, so that refused attempts do not add up.
const COUNT = `
  insert into attempt (key, count, ends_at) values ($1, $3, now() + make_interval(mins => $2))
  on conflict (key) do update set
    count = case when attempt.ends_at < now() then excluded.count else least(attempt.count, $4) + excluded.count end,
    ends_at = case when attempt.ends_at < now() then excluded.ends_at else attempt.ends_at end
  returning count, ceil(extract(epoch from ends_at - now()))::integer as seconds`;

const Counted = z.object({ count: z.number(), seconds: z.number() });
const CurrentCount = z.object({ count: z.number() });

const attemptKey = (name: RuleName, who: string) => sha256(`${name} ${who}`);

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `Espere ${Math.ceil(minutes / 60)} horas e inténtelo de nuevo.`;
  return minutes > 1 ? `Espere ${minutes} minutos e inténtelo de nuevo.` : "Espere un minuto e inténtelo de nuevo.";
}

function createMemoryCounter(max = 100_000) {
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

/** Counts in the database, for all processes, unless a rule `isInMemory`. `unlimited`: IPs that are not counted (IPv6: with their network); accounts always are. */
export function createLimits(database: Database, unlimited: readonly string[] = []): Limits {
  const countInMemory = createMemoryCounter();
  const exempt = new Set(unlimited.map(rateLimitIp));

  async function increment(name: RuleName, who: string, amount: number) {
    const { max, minutes, isInMemory }: Rule = RULES[name];
    if (isInMemory) return countInMemory(attemptKey(name, who), minutes, amount);
    const found = await database.row(Counted, COUNT, [attemptKey(name, who), minutes, amount, max]);
    if (!found) throw new Error("a count returned no row");
    if (found.count === amount) await database.run("delete from attempt where ends_at < now()");
    return found;
  }

  return {
    async consume(name, who, amount = 1) {
      if (exempt.has(who)) return 0;
      const { count, seconds } = await increment(name, who, amount);
      const { max, message } = RULES[name];
      if (count > max) throw new Refusal(429, `${message} ${waitText(seconds)}`, undefined, seconds);
      return count;
    },
    async readCount(name, who) {
      const text = "select count from attempt where key = $1 and ends_at > now()";
      return (await database.row(CurrentCount, text, [attemptKey(name, who)]))?.count ?? 0;
    },
    async countAndTest(name, who) {
      if (exempt.has(who)) return true;
      return (await increment(name, who, 1)).count <= RULES[name].max;
    },
    async forget(name, who) {
      await database.run("delete from attempt where key = $1", [attemptKey(name, who)]);
    },
  };
}

/** Adds counting to the routes of LIMITED_CALLS. Calls without a visitor are the site's own and are not counted. */
export const withLimits = (routes: Route[], limits: Limits): Route[] =>
  routes.map(({ call, run }) => {
    const rule = LIMITED_CALLS.get(call);
    if (!rule) return { call, run };
    return {
      call,
      async run(raw) {
        if (raw.isVisitor) await limits.consume(rule, raw.clientIp);
        return run(raw);
      },
    };
  });
