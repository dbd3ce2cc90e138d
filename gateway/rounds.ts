import { z } from "zod";
import { attempt, inBatches } from "./batches.ts";
import type { Database } from "./db/database.ts";
import { answerEvaluation, UNANSWERED } from "./evaluation/answer.ts";
import { ARRIVALS_SECONDS } from "./inquiry/offers.ts";
import { settle as settleInquiries } from "./inquiry/settle.ts";
import { deliverLetter, forgetUnsent, WAITING } from "./notice/deliver.ts";
import { deliverPushes, forgetOldPushes, type PushSender } from "./notice/push-deliver.ts";
import { photographLoading, TO_LOAD } from "./order/loading-photos.ts";
import { IS_LADING_DUE } from "./order/papers.ts";
import { IS_TO_REMIND, settle as settleOrders } from "./order/settle.ts";
import type { Staging } from "./order/staging.ts";
import { IS_TO_LAPSE } from "./team/approval.ts";
import type { Files } from "./upload/files.ts";
import { lookAtPrices, lookForGoods, SEARCHES_DUE } from "./watch/look.ts";

/** Seconds between runs, and so the maximum delay of an e-mail. */
const PAUSE_SECONDS = 1;

const AT_ONCE = 50;

const Due = z.object({ id: z.number() });

const WITH_ORDERS = `
  select member_id as id from (
    select member_id from member_order where status = 'paid' and ship_at <= now()
    union select member_id from member_order where ${IS_TO_REMIND}
    union select member_id from member_order where ${IS_LADING_DUE}
    union select member_id from member_order where ${IS_TO_LAPSE}
    union select member_id from voucher where status = 'in_review' and review_at <= now()
  ) due where member_id > $1 order by member_id limit $2`;

const WITH_INQUIRIES = `
  select member_id as id from (
    select member_id from inquiry where status = 'open' and answered_at is null and member_id is not null
      and created_at <= now() - interval '${ARRIVALS_SECONDS[0]} seconds'
    union select member_id from inquiry where complete_at <= now() and member_id is not null
    union select member_id from inquiry where remind_at <= now() and member_id is not null
  ) due where member_id > $1 order by member_id limit $2`;

type Parts = {
  staging: Staging;
  /** The outbox is open in at most one of the gateways over a database. */
  hasOutbox: boolean;
  files: Files;
  push: PushSender | undefined;
};

type Task = { name: string; work: () => Promise<unknown> };

/** Groups of independent tasks. Drawing and push services have loops of their own, so that they delay nothing else. */
function jobLoops(database: Database, { staging, hasOutbox, files, push }: Parts, isStopped: () => boolean): Task[][] {
  const turns = (name: string, text: string, one: (id: number) => Promise<void>) => {
    const due = async (after: number, atOnce: number) => (await database.rows(Due, text, [after, atOnce])).map(({ id }) => id);
    return { name, work: inBatches(name, { due, one, atOnce: AT_ONCE, isStopped }) };
  };
  const first = [
    turns("orders of member", WITH_ORDERS, (id) => settleOrders(database, id, staging)),
    turns("requests of member", WITH_INQUIRIES, (id) => settleInquiries(database, id, staging)),
    turns("answer to evaluation", UNANSWERED, (id) => answerEvaluation(database, id)),
    turns("saved search", SEARCHES_DUE, (id) => lookForGoods(database, id, staging.watchSeconds)),
    { name: "watched prices", work: () => lookAtPrices(database, staging.watchSeconds, isStopped) },
    ...(hasOutbox ? [turns("letter", WAITING, (id) => deliverLetter(database, id))] : []),
    { name: "unsent letters", work: () => forgetUnsent(database) },
    { name: "old notifications", work: () => forgetOldPushes(database) },
  ];
  const photos = turns("photos of order", TO_LOAD, (id) => photographLoading(database, files, id));
  return [first, [photos], ...(push ? [[{ name: "notifications", work: () => deliverPushes(database, push) }]] : [])];
}

/** Repeats tasks one after another; the result cancels the next run and waits for a running one. */
function startLoop(tasks: Task[], isStopped: () => boolean): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let underway = Promise.resolve();
  const once = async () => {
    for (const { name, work } of tasks) if (!isStopped()) await attempt(name, work);
    if (!isStopped()) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      underway = once();
    }, PAUSE_SECONDS * 1000);
  };
  schedule();
  return () => {
    clearTimeout(timer);
    return underway;
  };
}

/** Background jobs: staged events of orders and requests, expiry, delivery of e-mails and push messages. `stop` waits for running ones. */
export function startRounds(database: Database, parts: Parts): { stop: () => Promise<void> } {
  let isOver = false;
  const isStopped = () => isOver;
  const endings = jobLoops(database, parts, isStopped).map((tasks) => startLoop(tasks, isStopped));
  return {
    async stop() {
      isOver = true;
      await Promise.all(endings.map((end) => end()));
    },
  };
}
