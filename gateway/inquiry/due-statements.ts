import { z } from "zod";
import { InquiryLine } from "../../lib/contract/inquiry.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import { ARRIVALS_SECONDS } from "./simulated-offers.ts";

const OPEN_DAYS = 30;
const ANSWERED_PER_CALL = 10;

export const DueInquiry = z.object({
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
  /** The row's `xmin` in PostgreSQL, which every change of the row changes. */
  version: z.string(),
});

const IS_UNANSWERED = `
  status = 'open' and answered_at is null and created_at <= now() - interval '${ARRIVALS_SECONDS[0]} seconds'`;
const IS_DUE = `member_id = $1 and ${IS_UNANSWERED}`;

export const DUE_INQUIRIES = `
  select id, name, quantity, unit, product_id, shop_id, asked->>'level3_id' as level3_id, asked->>'trade_terms' as trade_terms,
    created_at, lines, xmin::text as version
  from inquiry where ${IS_DUE} order by id limit ${ANSWERED_PER_CALL}`;

// `complete_at`: when the last offer arrives. `remind_at`: some time before the first offer expires.
export const MARK_ANSWERED = `
  update inquiry set answered_at = now(), status = $2, complete_at = $3, remind_at = $4::timestamptz - $5::interval
  where id = $1 and status = 'open' and answered_at is null and xmin::text = $6`;

/** Inquiries of guests and of duplicate accounts pass to the account that proves their e-mail. */
const IS_OF_GUEST = `
  m.id = $1 and m.email_verified_at is not null and m.cancelled_at is null and lower(inquiry.email) = lower(m.email)
  and (inquiry.member_id is null or inquiry.member_id in (
    select id from member where is_aside and lower(email) = lower(m.email)))`;

const IS_OFFER_PAST_VALIDITY = "offer.status = 'open' and offer.valid_until < now()";
const IS_OFFER_EXPIRED = `i.id = offer.inquiry_id and i.member_id = $1 and ${IS_OFFER_PAST_VALIDITY}`;

const IS_OLDER_THAN_OPEN_DAYS = `status in ('open', 'quoted') and created_at < now() - interval '${OPEN_DAYS} days'`;

const IS_EXPIRED = `
  member_id = $1 and (
    (${IS_OLDER_THAN_OPEN_DAYS})
    or (status = 'quoted' and not exists (select from offer where inquiry_id = inquiry.id and status = 'open')))`;

const IS_NOTICE_DUE = "member_id = $1 and (complete_at <= now() or remind_at <= now())";

export const CLAIM_GUEST_INQUIRIES = `update inquiry set member_id = m.id from member m where ${IS_OF_GUEST}`;
export const EXPIRE = [
  `update offer set status = 'expired' from inquiry i where ${IS_OFFER_EXPIRED}`,
  // An inquiry with an accepted line is accepted, also if its other lines expire.
  `update inquiry set status = case when exists (select from offer where inquiry_id = inquiry.id and status = 'accepted')
     then 'accepted' else 'expired' end where ${IS_EXPIRED}`,
];

export const AnyDue = z.object({ isAnyDue: z.boolean() });
// Whether a statement above or in notifications.ts would find something. Asked first, since usually none does.
export const IS_ANY_DUE = `
  select exists (select from inquiry, member m where ${IS_OF_GUEST}) or exists (select from inquiry where ${IS_DUE})
    or exists (select from inquiry where ${IS_NOTICE_DUE})
    or exists (select from offer, inquiry i where ${IS_OFFER_EXPIRED}) or exists (select from inquiry where ${IS_EXPIRED}) as "isAnyDue"`;

/** Members above $1, $2 at most, for the background jobs. An inquiry whose last offer expires does so in the same run, unless the gateway stops between the two statements; then with its member's next call. */
export const MEMBERS_WITH_DUE_INQUIRIES = `
  select member_id as id from (
    select member_id from inquiry where ${IS_UNANSWERED} and member_id is not null
    union select member_id from inquiry where complete_at <= now() and member_id is not null
    union select member_id from inquiry where remind_at <= now() and member_id is not null
    union select member_id from inquiry where ${IS_OLDER_THAN_OPEN_DAYS} and member_id is not null
    union select i.member_id from offer join inquiry i on i.id = offer.inquiry_id where ${IS_OFFER_PAST_VALIDITY}
  ) due where member_id > $1 order by member_id limit $2`;
