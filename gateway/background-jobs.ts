import { z } from "zod";
import { attempt, inBatches } from "./batches.ts";
import type { Database } from "./db/database.ts";
import { answerEvaluation, UNANSWERED } from "./evaluation/answer.ts";
import { MEMBERS_WITH_DUE_INQUIRIES } from "./inquiry/due-statements.ts";
import { runDueWork as runDueInquiries } from "./inquiry/due-work.ts";
import type { JobTimes } from "./job-times.ts";
import { DUE_EMAILS, deleteUnsent, deliverEmail } from "./notice/deliver.ts";
import { deleteOldPushes, deliverPushes, type PushSender } from "./notice/push-deliver.ts";
import { MEMBERS_WITH_DUE_ORDERS, runDueWork as runDueOrders } from "./order/due-work.ts";
import { LOADINGS_DUE, photographLoading } from "./order/loading-photos.ts";
import type { Files } from "./upload/files.ts";
import { notifyNewGoods, SEARCHES_DUE } from "./watch/new-goods.ts";
import { notifyPriceChanges } from "./watch/price-changes.ts";

/** From the end of a run to the start of the next. An e-mail waits about this long. */
const INTERVAL_SECONDS = 1;

const BATCH_SIZE = 50;

const Due = z.object({ id: z.number() });

type Options = {
  jobTimes: JobTimes;
  /** A gateway without an outbox delivers no e-mails: `send` would drop them, and they would count as sent. */
  hasOutbox: boolean;
  files: Files;
  push: PushSender | undefined;
};

type Job = { name: string; work: () => Promise<unknown> };

/** Groups of independent jobs. Drawing and push services have loops of their own, so that they delay nothing else. */
function jobLoops(database: Database, { jobTimes, hasOutbox, files, push }: Options, isStopped: () => boolean): Job[][] {
  const batchJob = (name: string, selectDue: string, processId: (id: number) => Promise<void>) => {
    const findDueIds = async (after: number, limit: number) =>
      (await database.rows(Due, selectDue, [after, limit])).map(({ id }) => id);
    return { name, work: inBatches(name, { findDueIds, processId, batchSize: BATCH_SIZE, isStopped }) };
  };
  const quickJobs = [
    batchJob("orders of member", MEMBERS_WITH_DUE_ORDERS, (id) => runDueOrders(database, id, jobTimes)),
    batchJob("requests of member", MEMBERS_WITH_DUE_INQUIRIES, (id) => runDueInquiries(database, id, jobTimes)),
    batchJob("answer to evaluation", UNANSWERED, (id) => answerEvaluation(database, id)),
    batchJob("saved search", SEARCHES_DUE, (id) => notifyNewGoods(database, id, jobTimes.watchSeconds)),
    { name: "watched prices", work: () => notifyPriceChanges(database, jobTimes.watchSeconds, isStopped) },
    ...(hasOutbox ? [batchJob("e-mail", DUE_EMAILS, (id) => deliverEmail(database, id))] : []),
    { name: "unsent e-mails", work: () => deleteUnsent(database) },
    { name: "old notifications", work: () => deleteOldPushes(database) },
  ];
  const photos = batchJob("photos of order", LOADINGS_DUE, (id) => photographLoading(database, files, id));
  return [quickJobs, [photos], ...(push ? [[{ name: "notifications", work: () => deliverPushes(database, push) }]] : [])];
}

/** Runs all jobs one after another, again and again. The returned function cancels the next run and waits for the running one. */
function startLoop(jobs: Job[], isStopped: () => boolean): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const runOnce = async () => {
    for (const { name, work } of jobs) if (!isStopped()) await attempt(name, work);
    if (!isStopped()) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = runOnce();
    }, INTERVAL_SECONDS * 1000);
  };
  schedule();
  return () => {
    clearTimeout(timer);
    return running;
  };
}

/** Background jobs: simulated events of orders and inquiries, expiry, delivery of e-mails and push messages. `stop` waits for running ones. */
export function startBackgroundJobs(database: Database, options: Options): { stop: () => Promise<void> } {
  let isOver = false;
  const isStopped = () => isOver;
  const stops = jobLoops(database, options, isStopped).map((jobs) => startLoop(jobs, isStopped));
  return {
    async stop() {
      isOver = true;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
