import { z } from "zod";
import { InquiryLine } from "../../lib/contract/inquiry.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { load } from "../db/load.ts";
import { lockMember } from "../lock-member.ts";
import { notify } from "../notice/store.ts";
import type { SimulatedDelays } from "../order/simulated-delays.ts";
import { noteAnswer } from "../shop/answers.ts";
import { handleAfter } from "../team/due-work.ts";
import { readersOfInquiry } from "../team/readers.ts";
import { candidatesFor } from "./candidates.ts";
import { lineOffers } from "./line-offers.ts";
import { notifyOfOffers, sendDueNotices } from "./notifications.ts";
import { ARRIVALS_SECONDS, offersFor } from "./offers.ts";

const LIFE_DAYS = 30;
const ANSWERED_AT_ONCE = 10;

const DueInquiry = z.object({
  id: z.number(),
  name: z.string(),
  quantity: z.number().optional(),
  unit: z.string(),
  product_id: z.number().optional(),
  shop_id: z.number().optional(),
  level3_id: z.string().optional(),
  trade_terms: z.string().optional(),
  created_at: Timestamp,
  lines: z.array(InquiryLine),
});

const IS_DUE = `
  member_id = $1 and status = 'open' and answered_at is null and created_at <= now() - interval '${ARRIVALS_SECONDS[0]} seconds'`;

const DUE = `
  select id, name, quantity, unit, product_id, shop_id, asked->>'level3_id' as level3_id, asked->>'trade_terms' as trade_terms,
    created_at, lines
  from inquiry where ${IS_DUE} order by id limit ${ANSWERED_AT_ONCE}`;

// `complete_at`: when the last offer arrives; `remind_at`: some time before the first offer expires.
const MARK_ANSWERED = `
  update inquiry set answered_at = now(), status = $2, complete_at = $3, remind_at = $4::timestamptz - $5::interval
  where id = $1 and status = 'open' and answered_at is null`;

/** A guest's requests pass to the account that proves the e-mail, also those of duplicate accounts. */
const IS_GUESTS = `
  m.id = $1 and m.email_verified_at is not null and m.cancelled_at is null and lower(inquiry.email) = lower(m.email)
  and (inquiry.member_id is null or inquiry.member_id in (
    select id from member where is_aside and lower(email) = lower(m.email)))`;

const IS_OFFER_OVER = `
  i.id = offer.inquiry_id and i.member_id = $1 and offer.status = 'open' and offer.valid_until < now()`;

const IS_OVER = `
  member_id = $1 and (
    (status in ('open', 'quoted') and created_at < now() - interval '${LIFE_DAYS} days')
    or (status = 'quoted' and not exists (select from offer where inquiry_id = inquiry.id and status = 'open')))`;

const IS_NOTICE_DUE = "member_id = $1 and (complete_at <= now() or remind_at <= now())";

const CLAIM_GUEST_REQUESTS = `update inquiry set member_id = m.id from member m where ${IS_GUESTS}`;
const EXPIRE = [
  `update offer set status = 'expired' from inquiry i where ${IS_OFFER_OVER}`,
  // Accepted lines stay accepted.
  `update inquiry set status = case when exists (select from offer where inquiry_id = inquiry.id and status = 'accepted')
     then 'accepted' else 'expired' end where ${IS_OVER}`,
];

const AnyDue = z.object({ isAnyDue: z.boolean() });
// Every condition of the steps below: usually nothing is due.
const IS_ANY_DUE = `
  select exists (select from inquiry, member m where ${IS_GUESTS}) or exists (select from inquiry where ${IS_DUE})
    or exists (select from inquiry where ${IS_NOTICE_DUE})
    or exists (select from offer, inquiry i where ${IS_OFFER_OVER}) or exists (select from inquiry where ${IS_OVER}) as "isAnyDue"`;

/** Creates the staged offers of one request, once; closes it without candidates. Lock order: the member first. */
async function createOffers(
  database: Database,
  memberId: number,
  due: z.output<typeof DueInquiry>,
  { expiringSeconds }: SimulatedDelays,
) {
  const offers =
    due.lines.length > 0
      ? await lineOffers(database, due)
      : offersFor(due, await candidatesFor(database, due, ARRIVALS_SECONDS.length));
  const [first, last] = [offers[0], offers.at(-1)];
  await database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const times = [last?.arrives_at ?? null, first?.valid_until ?? null, `${expiringSeconds} seconds`];
    const markedRows = await sql.run(MARK_ANSWERED, [due.id, first ? "quoted" : "closed", ...times]);
    if (markedRows === 0) return;
    if (!first) {
      for (const reader of await readersOfInquiry(sql, memberId, due.id)) await notify(sql, reader, closed(due));
      return;
    }
    await load(
      sql,
      "offer",
      offers.map((offer) => ({ ...offer, inquiry_id: due.id })),
    );
    await noteAnswer(sql, { kind: "request", id: due.id }, first.arrives_at);
    await notifyOfOffers(sql, memberId, due, "first");
  });
}

const closed = ({ id, name }: z.output<typeof DueInquiry>) => ({
  kind: "inquiry" as const,
  title: "Su solicitud se cerró sin ofertas",
  summary: `Ningún proveedor tiene «${name}» por ahora. Pruebe con otras palabras o una descripción más general.`,
  link: `/personCenter/RFQs/${id}`,
});

/** Claims guest requests, creates offers, notifies, expires. Before every call, and in the background (background-jobs.ts). */
export async function runDueWork(database: Database, memberId: number, delays: SimulatedDelays): Promise<void> {
  const found = await database.row(AnyDue, IS_ANY_DUE, [memberId]);
  if (!found?.isAnyDue) return;
  await database.run(CLAIM_GUEST_REQUESTS, [memberId]);
  const due = await database.rows(DueInquiry, DUE, [memberId]);
  for (const inquiry of due) await createOffers(database, memberId, inquiry, delays);
  await expire(database, memberId);
  await database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    await sendDueNotices(sql, memberId);
  });
}

export async function expire(sql: Sql, memberId: number): Promise<void> {
  for (const step of EXPIRE) await sql.run(step, [memberId]);
}

export const afterDueWork = (database: Database, delays: SimulatedDelays) =>
  handleAfter(database, (memberId) => runDueWork(database, memberId, delays));
