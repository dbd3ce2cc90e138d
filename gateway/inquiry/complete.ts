import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import { cancelScheduledAnswer } from "../shop/answers.ts";
import { releaseUploads } from "../upload/store.ts";
import { attachUploads, columnsFor, type InquiryFields, type NewInquiry, toInquiry } from "./create.ts";
import { lockOwners, NO_INQUIRY_TEXT } from "./owner.ts";

const Stored = z.object({
  id: z.number(),
  memberId: z.number(),
  attachments: z.array(z.string()),
  isUnanswered: z.boolean(),
  coverOfLines: z.string().optional(),
});

const LOCK_AND_READ = `
  select i.id, i.member_id as "memberId", i.attachments, case when i.lines <> '[]' then i.cover end as "coverOfLines",
    i.status = 'open' or (i.status = 'quoted' and not exists (
      select from offer o where o.inquiry_id = i.id and o.arrives_at <= now())) as "isUnanswered"
  from inquiry i where i.id = $1 and i.member_id = any($2) for update`;

const updateStatement = (columns: string[]) => `
  update inquiry set ${columns.map((column, index) => `${column} = $${index + 2}`).join(", ")}, status = 'open', answered_at = null
  where id = $1`;

/** Changes what an inquiry asks for while no offer has arrived. 404 unless it is the member's or its team's. */
export async function completeInquiry(database: Database, rfqId: string, body: InquiryFields, memberId: number | null) {
  const inquiry = toInquiry(body);
  if (memberId === null) throw notFound(NO_INQUIRY_TEXT);
  return database.transaction((sql) => updateInquiry(sql, rfqId, inquiry, memberId));
}

async function updateInquiry(sql: Sql, rfqId: string, inquiry: NewInquiry, memberId: number) {
  const owners = await lockOwners(sql, memberId, [toRowId(rfqId)], "ask");
  await lockActiveMember(sql, memberId);
  const stored = await sql.row(Stored, LOCK_AND_READ, [toRowId(rfqId), owners]);
  if (!stored) throw notFound(NO_INQUIRY_TEXT);
  if (!stored.isUnanswered) throw new Refusal(422, "Esta solicitud ya tiene respuesta y no se puede cambiar. Cree una nueva.");
  const newUploads = inquiry.attachments.filter((path) => !stored.attachments.includes(path));
  await attachUploads(
    sql,
    stored.memberId === memberId ? { ownerId: memberId } : { ownerId: stored.memberId, personId: memberId },
    newUploads,
  );
  await releaseUploads(
    sql,
    stored.attachments.filter((path) => !inquiry.attachments.includes(path)),
  );
  // No offer has arrived (checked above), so these are the ones on their way: shops answer the changed inquiry anew.
  await sql.run("delete from offer where inquiry_id = $1", [stored.id]);
  await cancelScheduledAnswer(sql, { kind: "request", id: stored.id });
  const requested = await columnsFor(sql, inquiry);
  const columns = { ...requested, cover: requested.cover ?? stored.coverOfLines ?? null };
  await sql.run(updateStatement(Object.keys(columns)), [stored.id, ...Object.values(columns)]);
  return { id: String(stored.id) };
}
