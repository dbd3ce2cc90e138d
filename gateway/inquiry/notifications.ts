import { z } from "zod";
import { Money, Timestamp } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { offerCome, quotationExpiring } from "../notice/content.ts";
import { createNotice } from "../notice/create.ts";
import { readersOfRequest } from "../team/readers.ts";

const Offer = z.object({
  shop_name: z.string(),
  product_name: z.string(),
  unit: z.string(),
  unit_price: Money,
  picture: z.string().optional(),
  valid_until: Timestamp,
});
const ARRIVED = `
  select shop_name, product_name, coalesce(unit, 'Piece') as unit, unit_price, picture, valid_until from offer
  where inquiry_id = $1 and arrives_at <= now() and status = 'open' order by id`;

type InquiryName = { id: number; name: string };

export async function notifyOfOffers(sql: Sql, memberId: number, { id, name }: InquiryName, what: "first" | "last" | "ending") {
  const offers = await sql.rows(Offer, ARRIVED, [id]);
  const [first] = offers;
  if (!first) return;
  const facts = { id, name, offers };
  const notice = what === "ending" ? quotationExpiring(facts, new Date(first.valid_until)) : offerCome(facts, what === "last");
  for (const reader of await readersOfRequest(sql, memberId, id)) {
    const occurrence = reader === memberId ? what : `${what} ${reader}`;
    await createNotice(sql, reader, { about: String(id), occurrence, notice });
  }
}

const Due = z.object({ id: z.number(), name: z.string(), status: z.string(), isMore: z.boolean() });

// Only if more arrived after the first notice.
const COMPLETE = `
  update inquiry set complete_at = null where member_id = $1 and complete_at <= now()
  returning id, name, status, exists (
    select from offer where inquiry_id = inquiry.id and arrives_at > inquiry.answered_at) as "isMore"`;
const ENDING = `
  update inquiry set remind_at = null where member_id = $1 and remind_at <= now()
  returning id, name, status, true as "isMore"`;

export async function notifyOfDue(sql: Sql, memberId: number): Promise<void> {
  const steps = [
    { text: COMPLETE, what: "last" },
    { text: ENDING, what: "ending" },
  ] as const;
  for (const { text, what } of steps)
    for (const { id, name, status, isMore } of await sql.rows(Due, text, [memberId]))
      if (status === "quoted" && isMore) await notifyOfOffers(sql, memberId, { id, name }, what);
}
