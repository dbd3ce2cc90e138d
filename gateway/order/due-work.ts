import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import type { JobTimes } from "../job-times.ts";
import { lockMember } from "../lock-member.ts";
import { countPayment } from "../metrics.ts";
import { orderShipped, paymentDue } from "../notice/content.ts";
import { reviewVoucher } from "../payment/voucher-review.ts";
import { expireApproval, IS_TO_LAPSE } from "../team/approval.ts";
import { handleAfter } from "../team/due-work.ts";
import { type LockedOrder, lockOrder, move } from "./move.ts";
import { notifyOfOrder } from "./notifications.ts";
import { IS_LADING_DUE, issueBillOfLading, schedulePapers } from "./papers.ts";

const ORDERS_PER_RUN = 20;

const IS_TO_REMIND = `
  status = 'pending_payment' and remind_at <= now()
    and not exists (select from voucher v where v.order_id = member_order.id and v.status = 'in_review')`;

const IS_TO_ABANDON = `
  status = 'pending' and expires_at <= now()
    and not exists (select from voucher v where v.payment_id = payment.id and v.status = 'in_review')`;

const DUE_ROWS = [
  { table: "member_order", order: "id", condition: "status = 'paid' and ship_at <= now()" },
  { table: "member_order", order: "id", condition: IS_TO_REMIND },
  { table: "member_order", order: "id", condition: IS_LADING_DUE },
  { table: "member_order", order: "id", condition: IS_TO_LAPSE },
  { table: "payment", order: "order_id", condition: IS_TO_ABANDON },
  { table: "voucher", order: "order_id", condition: "status = 'in_review' and review_at <= now()" },
];

const selectOfMember = DUE_ROWS.map(
  ({ table, order, condition }) => `select ${order} from ${table} where member_id = $1 and ${condition}`,
);
const selectOfAll = DUE_ROWS.map(
  ({ table, order, condition }) => `select ${order} as order_id, member_id from ${table} where ${condition}`,
);

const Due = z.object({ orderNo: z.string() });
// Ids are collected in an array first: until the table is analyzed, the planner would scan all orders.
const DUE = `
  select order_no as "orderNo" from member_order
  where member_id = $1 and hidden_at is null and id = any(array(${selectOfMember.join(" union all ")}))
  order by id limit ${ORDERS_PER_RUN}`;

/** Members above $1, $2 at most. As in DUE, nothing is due for deleted orders. `offset 0` keeps the planner from scanning all orders: it looks up the few due ones. */
export const MEMBERS_WITH_DUE_ORDERS = `
  select distinct member_id as id from (${selectOfAll.join(" union all ")}) due
  where member_id > $1 and exists (
    select from member_order o where o.id = order_id and o.member_id = due.member_id and hidden_at is null offset 0)
  order by id limit $2`;

const STILL_THERE = `
  select order_no as "orderNo" from member_order where member_id = $1 and order_no = $2 and hidden_at is null`;

/** Does what is due for the orders of a member or team (`memberId`: row in `member`), before calls that need it and in the background. */
export async function runDueWork(database: Database, memberId: number, { shipSeconds }: JobTimes): Promise<void> {
  for (const { orderNo } of await database.rows(Due, DUE, [memberId])) {
    const outcome = await database.transaction(async (sql) => {
      await lockMember(sql, memberId);
      // The order was deleted meanwhile, or became another's when its team ended: the member's call must not fail because of it.
      if (!(await sql.row(Due, STILL_THERE, [memberId, orderNo]))) return undefined;
      const order = await lockOrder(sql, memberId, orderNo);
      const reviewed = await reviewVoucher(sql, order, shipSeconds);
      await sql.run(ABANDON, [order.id]);
      await remind(sql, order);
      await expireApproval(sql, order);
      await ship(sql, order, shipSeconds);
      await issueBillOfLading(sql, order);
      return reviewed;
    });
    if (outcome) countPayment(outcome);
  }
}

export const afterDueWork = (database: Database, jobTimes: JobTimes) =>
  handleAfter(database, (memberId) => runDueWork(database, memberId, jobTimes));

const ABANDON = `
  update payment set status = 'abandoned', reason = 'El pago quedó sin terminar.' where order_id = $1 and ${IS_TO_ABANDON}`;

const Ready = z.object({ ship_at: z.string() });

async function ship(sql: Sql, order: LockedOrder, shipSeconds: number) {
  const due = "select ship_at from member_order where id = $1 and status = 'paid' and ship_at <= now()";
  const ready = await sql.row(Ready, due, [order.id]);
  if (!ready) return;
  const tracking = `SIM${randomInt(10 ** 9, 10 ** 10)}`;
  // `order` is as it was locked: the review of a voucher may have paid it since.
  await move(sql, { ...order, status: "paid" }, "ship", { note: `Guía ${tracking}`, at: ready.ship_at });
  await sql.run("update member_order set tracking_no = $2 where id = $1", [order.id, tracking]);
  await schedulePapers(sql, order.id, shipSeconds);
  await notifyOfOrder(sql, order, (facts) => orderShipped(facts, tracking));
}

const REMIND = `update member_order set remind_at = null where id = $1 and ${IS_TO_REMIND}`;

async function remind(sql: Sql, order: LockedOrder) {
  if ((await sql.run(REMIND, [order.id])) > 0) await notifyOfOrder(sql, order, paymentDue);
}
