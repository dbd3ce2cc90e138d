import { z } from "zod";
import type { Database } from "./db/database.ts";
import { ARRIVALS_SECONDS } from "./inquiry/offers.ts";
import { settle as settleInquiries } from "./inquiry/settle.ts";
import { loggedError } from "./log.ts";
import { handOver } from "./notice/hand-over.ts";
import { settle as settleOrders } from "./order/settle.ts";
import type { Staging } from "./order/staging.ts";

/** Seconds between two rounds: no letter waits longer. */
const PAUSE_SECONDS = 1;

/** Members whom one round serves; the next one goes on. */
const AT_ONCE = 50;

const Member = z.object({ id: z.number() });

const WITH_ORDERS = `
  select member_id as id from (
    (select member_id from member_order where status = 'paid' and ship_at <= now() order by ship_at limit ${AT_ONCE})
    union (select member_id from member_order where status = 'pending_payment' and remind_at <= now() order by remind_at limit ${AT_ONCE})
    union (select member_id from voucher where status = 'in_review' and review_at <= now() order by review_at limit ${AT_ONCE})
  ) due`;

const WITH_INQUIRIES = `
  select member_id as id from (
    (select member_id from inquiry where status = 'open' and answered_at is null and member_id is not null
      and created_at <= now() - interval '${ARRIVALS_SECONDS[0]} seconds' order by created_at limit ${AT_ONCE})
    union (select member_id from inquiry where complete_at <= now() and member_id is not null order by complete_at limit ${AT_ONCE})
    union (select member_id from inquiry where remind_at <= now() and member_id is not null order by remind_at limit ${AT_ONCE})
  ) due`;

type Parts = { staging: Staging; siteUrl: string };

/** What fails is tried again in the next round, and keeps nothing else from being done. */
async function attempt(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error("a round left something undone", loggedError(error));
  }
}

async function round(database: Database, { staging, siteUrl }: Parts): Promise<void> {
  for (const { id } of await database.rows(Member, WITH_ORDERS)) await attempt(settleOrders(database, id, staging));
  for (const { id } of await database.rows(Member, WITH_INQUIRIES)) await attempt(settleInquiries(database, id, staging));
  await handOver(database, siteUrl);
}

/**
 * Goes round while the gateway runs: what shops, banks and time do to orders and requests happens also where nobody asks for a page, and
 * letters are handed over. `stop` waits for the round that is underway.
 */
export function startRounds(database: Database, parts: Parts): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underway = Promise.resolve();
  const once = async () => {
    await attempt(round(database, parts));
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      underway = once();
    }, PAUSE_SECONDS * 1000);
  };
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
