import { z } from "zod";
import type { Inquiry, InquiryList, Offer } from "../../lib/contract/inquiry.ts";
import { InquiryDetail } from "../../lib/contract/inquiry.ts";
import { Id } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { readListPageFrom, toPage } from "../paging.ts";
import { notFound } from "../refusal.ts";
import { withdrawQuestions } from "../shop/answers.ts";
import { allowedBy } from "../team/role.ts";
import { releaseUploads } from "../upload/store.ts";
import { lockOwners, NO_INQUIRY_TEXT } from "./owner.ts";
import { orderQuantity, requestedFor } from "./quantity.ts";

/** Simulated offers are stored when the inquiry is answered, and become visible when they arrive. */
const ARRIVED = "o.inquiry_id = i.id and o.arrives_at <= now()";

const COLUMNS = `
  i.id, i.name, i.quantity, i.unit, i.created_at, i.product_id, i.status,
  (select count(*) from offer o where ${ARRIVED}) as offers,
  coalesce(i.cover, (select o.picture from offer o where ${ARRIVED} order by o.id limit 1)) as cover,
  (select min(o.id) from offer o where o.inquiry_id = i.id and o.status = 'accepted' and not exists (
    select from member_order m where m.offer_id = o.id and m.status <> 'cancelled')) as offer_to_order`;

type Query = z.output<typeof InquiryList.query>;

const asPattern = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, "\\$&")}%`;

export async function listInquiries(database: Database, memberId: number, { status, keyword, ...page }: Query) {
  const values: (string | number)[] = [memberId];
  const conditions = ["i.member_id = $1"];
  if (status) conditions.push(`i.status = $${values.push(status)}`);
  if (keyword?.trim()) conditions.push(`i.name ilike $${values.push(asPattern(keyword.trim()))}`);
  const from = `inquiry i where ${conditions.join(" and ")}`;
  return readListPageFrom(database, InquiryDetail.response, { columns: COLUMNS, from, order: "i.id desc", values }, toPage(page));
}

const OFFERS = `
  select o.id, o.line, o.shop_id, o.shop_name, o.unit_price, o.min_quantity, o.lead_time_days, o.trade_terms, o.note, o.status,
    o.valid_until, o.product_id, o.product_name, coalesce(o.unit, 'Piece') as unit,
    o.unit_content, o.step, o.accepted_quantity as order_quantity, o.arrives_at as created_at,
    (select json_build_object('orderNo', m.order_no, 'is_deleted', m.hidden_at is not null)
      from member_order m where m.offer_id = o.id and m.status <> 'cancelled') as "order",
    array_remove(array[o.picture], null) as pictures, p.pack_quantity, p.carton, p.tariff_heading
  from offer o join inquiry i on i.id = o.inquiry_id left join product p on p.id = o.product_id where ${ARRIVED} and i.id = $1 order by o.line, o.id`;

const TEAM = `
  select json_build_object('id', t.id, 'name', tm.company, 'asked_by', coalesce(person_name(i.asked_by), ''), 'role', p.role,
    'is_own', coalesce(i.asked_by = $2, false))
  from team t join member tm on tm.id = t.member_id join team_person p on p.team_id = t.id and p.member_id = $2
  where t.member_id = i.member_id`;
const TeamOfInquiry = z.object({ id: Id, name: z.string(), asked_by: z.string(), is_own: z.boolean(), role: z.string() });

const INQUIRY = `
  select ${COLUMNS}, i.asked, i.detail, i.email, i.attachments, i.shop_id, i.shop_name, i.lines, (${TEAM}) as team
  from inquiry i where i.id = $1 and i.member_id = any(buyers_of($2))`;

const StoredInquiry = InquiryDetail.response.omit({ offers_received: true }).extend({
  asked: z.record(z.string(), z.unknown()),
  team: TeamOfInquiry.optional(),
});
const Offers = InquiryDetail.response.shape.offers_received.unwrap().element;

/** An inquiry with the offers that have arrived; 404 unless it is the member's or its team's. */
export async function inquiryDetail(database: Database, memberId: number, id: string) {
  const found = await database.row(StoredInquiry, INQUIRY, [toRowId(id), memberId]);
  if (!found) throw notFound(NO_INQUIRY_TEXT);
  const { asked, team, ...rest } = found;
  const offers = await database.rows(Offers, OFFERS, [Number(rest.id)]);
  return {
    ...asked,
    ...rest,
    ...(team && { team: { ...team, may: allowedBy(team.role) } }),
    offers_received: offers.map((offer) => ({ ...offer, order_quantity: quantityInOffer(requestedFor(offer, rest), offer) })),
  };
}

function quantityInOffer({ quantity, unit = "" }: Pick<Inquiry, "quantity" | "unit">, offer: Offer): number | undefined {
  const { unit: offeredUnit = "", unit_content: content, min_quantity, step } = offer;
  const offerUnit = { unit: offeredUnit, unit_content: content ?? undefined, min_quantity, step: step ?? undefined };
  return offer.order_quantity ?? orderQuantity({ quantity, unit }, offerUnit);
}

const Deleted = z.object({ attachments: z.array(z.string()) });

/** Deletes all or, where one is missing, none (404). 422 where one is a team's and the member's role does not allow it. */
export const deleteInquiries = (database: Database, memberId: number, ids: string[]) =>
  database.transaction(async (sql) => {
    const unique = new Set(ids);
    const text = "delete from inquiry where member_id = any($1) and id = any($2) returning attachments";
    const rowIds = [...unique].map((id) => toRowId(id)).filter((id) => id !== null);
    const owners = await lockOwners(sql, memberId, rowIds, "ask");
    const deleted = await sql.rows(Deleted, text, [owners, rowIds]);
    if (deleted.length < unique.size) throw notFound(NO_INQUIRY_TEXT);
    await withdrawQuestions(sql, "request", rowIds);
    await releaseUploads(
      sql,
      deleted.flatMap(({ attachments }) => attachments),
    );
    return { deleted: deleted.length };
  });
