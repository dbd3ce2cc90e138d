import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import type { JobTimes } from "../job-times.ts";
import { countPayment } from "../metrics.ts";
import { orderPath, paymentReceived, paymentRejected } from "../notice/content.ts";
import { runDueWork } from "../order/due-work.ts";
import { lockOrder } from "../order/move.ts";
import { notifyOfOrder } from "../order/notifications.ts";
import { sha256 } from "../sha256.ts";
import { may } from "../team/role.ts";
import { hostedPage, noPaymentPage, pagePolicy } from "./hosted-page.ts";
import { approvePayment } from "./pay.ts";

const HostedPayment = z.object({
  id: z.string(),
  orderNo: z.string(),
  memberId: z.number(),
  personId: z.number(),
  role: z.string(),
  status: z.string(),
  amountCents: z.coerce.number(),
  account: z.string(),
  tokenHashes: z.array(z.string()),
});

const FIND_PAYMENT = `
  select p.id, o.order_no as "orderNo", p.member_id as "memberId", p.status, p.amount_cents as "amountCents", p.account,
    p.token_hashes as "tokenHashes", coalesce(p.begun_by, p.member_id) as "personId",
    case when coalesce(p.begun_by, p.member_id) = p.member_id then 'owner' else coalesce(person.role, '') end as role
  from payment p join member_order o on o.id = p.order_id
    left join team on team.member_id = p.member_id
    left join team_person person on person.team_id = team.id and person.member_id = p.begun_by
  where p.id = $1 and p.account is not null`;

const PathFields = z.object({ id: z.uuid() });
const PageFields = z.object({ token: z.string().max(100) });
const DecisionFields = PageFields.extend({ decision: z.enum(["approve", "decline"]) });

const STATUS_AFTER = { approve: "approved", decline: "declined" };

const isSameHash = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The payment that a page's address names. Undefined without a token of the payment, and when the person who began it may not pay any more. */
async function findPayment(sql: Sql, params: unknown, token: string) {
  const path = PathFields.safeParse(params);
  const found = path.success ? await sql.row(HostedPayment, FIND_PAYMENT, [path.data.id]) : undefined;
  const tokenHash = sha256(token);
  return found?.tokenHashes.some((hash) => isSameHash(hash, tokenHash)) && may(found.role, "order") ? found : undefined;
}

type HostedPayment = z.output<typeof HostedPayment>;

/** Only a pending payment changes, so that a double click pays once. */
const decide = (
  database: Database,
  { id, personId, orderNo }: HostedPayment,
  decision: "approve" | "decline",
  jobTimes: JobTimes,
) =>
  database.transaction(async (sql) => {
    const order = await lockOrder(sql, personId, orderNo);
    if (decision === "approve") {
      const isApproved = await approvePayment(sql, order, id, jobTimes.shipSeconds);
      if (isApproved) await notifyOfOrder(sql, order, paymentReceived);
      return isApproved;
    }
    const declined = `
      update payment set status = 'declined', reason = 'El servicio de pagos no lo aprobó.' where id = $1 and status = 'pending'`;
    const isDeclined = (await sql.run(declined, [id])) > 0;
    if (isDeclined) await notifyOfOrder(sql, order, paymentRejected, id);
    return isDeclined;
  });

type Options = { database: Database; siteUrl: string; jobTimes: JobTimes };

/** `/pay/{payment_id}?token=`: approve, decline or leave. The return address is configured, never from the request. */
export function registerHostedPage(app: FastifyInstance, { database, siteUrl, jobTimes }: Options): void {
  const headers = {
    "content-security-policy": pagePolicy(siteUrl),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
  };
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.status(status).headers(headers).type("text/html; charset=utf-8").send(html);

  app.register(async (pages) => {
    pages.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const findAfterDueWork = async (params: unknown, token: string) => {
      const found = await findPayment(database, params, token);
      if (!found) return undefined;
      await runDueWork(database, found.memberId, jobTimes);
      return findPayment(database, params, token);
    };

    pages.get("/pay/:id", async ({ params, query }, reply) => {
      const fields = PageFields.safeParse(query);
      const payment = fields.success ? await findAfterDueWork(params, fields.data.token) : undefined;
      if (!fields.success || !payment) return show(reply, 404, noPaymentPage(siteUrl));
      return show(reply, 200, hostedPage(payment, fields.data.token, siteUrl + orderPath(payment.orderNo)));
    });

    pages.post("/pay/:id", async ({ params, body }, reply) => {
      const fields = DecisionFields.safeParse(body);
      const payment = fields.success ? await findAfterDueWork(params, fields.data.token) : undefined;
      if (!fields.success || !payment) return show(reply, 404, noPaymentPage(siteUrl));
      const { token, decision } = fields.data;
      if (await decide(database, payment, decision, jobTimes)) countPayment(STATUS_AFTER[decision]);
      const current = (await findPayment(database, params, token)) ?? payment;
      const orderUrl = siteUrl + orderPath(payment.orderNo);
      // A repeated click decides nothing more, and leads to the order as the first did.
      if (current.status === STATUS_AFTER[decision]) return reply.headers(headers).redirect(orderUrl, 303);
      return show(reply, 409, hostedPage(current, token, orderUrl));
    });
  });
}
