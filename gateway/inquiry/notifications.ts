import { z } from "zod";
import { Money, Timestamp } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { inquiryReceived, offersArrived, quotationExpiring } from "../notice/content.ts";
import { createNotice } from "../notice/create.ts";
import { readersOfInquiry } from "../team/readers.ts";

const Offer = z.object({
  shop_name: z.string(),
  product_name: z.string(),
  unit: z.string(),
  unit_price: Money,
  picture: z.string().optional(),
  valid_until: Timestamp,
});
const OPEN_OFFERS = `
  select shop_name, product_name, coalesce(unit, 'Piece') as unit, unit_price, picture, valid_until from offer
  where inquiry_id = $1 and arrives_at <= now() and status = 'open' order by id`;

type InquiryName = { id: number; name: string };

export const notifyOfReceipt = (sql: Sql, personId: number, inquiry: InquiryName) =>
  createNotice(sql, personId, { about: String(inquiry.id), notice: inquiryReceived(inquiry), isOwnAct: true });

/** Tells that the `first` or the `last` offer arrived, or that an offer expires soon (`ending`). */
export async function notifyOfOffers(sql: Sql, memberId: number, { id, name }: InquiryName, what: "first" | "last" | "ending") {
  const offers = await sql.rows(Offer, OPEN_OFFERS, [id]);
  const [first] = offers;
  if (!first) return;
  const facts = { id, name, offers };
  const notice =
    what === "ending" ? quotationExpiring(facts, new Date(first.valid_until)) : offersArrived(facts, what === "last");
  for (const reader of await readersOfInquiry(sql, memberId, id)) {
    await createNotice(sql, reader, { about: String(id), occurrence: reader === memberId ? what : `${what} ${reader}`, notice });
  }
}

const DueNotice = z.object({ id: z.number(), name: z.string(), status: z.string(), isNews: z.boolean() });

// `isNews`: whether offers came after the first notice; else nothing is sent.
const TAKE_LAST_ARRIVED = `
  update inquiry set complete_at = null where member_id = $1 and complete_at <= now()
  returning id, name, status, exists (
    select from offer where inquiry_id = inquiry.id and arrives_at > inquiry.answered_at) as "isNews"`;
const TAKE_EXPIRING = `
  update inquiry set remind_at = null where member_id = $1 and remind_at <= now()
  returning id, name, status, true as "isNews"`;

export async function sendDueNotices(sql: Sql, memberId: number): Promise<void> {
  const steps = [
    { text: TAKE_LAST_ARRIVED, what: "last" },
    { text: TAKE_EXPIRING, what: "ending" },
  ] as const;
  for (const { text, what } of steps)
    for (const { id, name, status, isNews } of await sql.rows(DueNotice, text, [memberId]))
      if (status === "quoted" && isNews) await notifyOfOffers(sql, memberId, { id, name }, what);
}
