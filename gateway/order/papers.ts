import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { ladingKnown, photosAdded } from "../notice/content.ts";
import { simulatedLading } from "./lading.ts";
import { notifyOfOrder } from "./notifications.ts";

// Simulated: photographs follow after SHIP_SECONDS, the bill of lading after twice that.
const SCHEDULE = `
  update member_order set photos_at = now() + make_interval(secs => $2), lading_at = now() + make_interval(secs => 2 * $2) where id = $1`;

export const schedulePapers = (sql: Sql, orderId: number, seconds: number) => sql.run(SCHEDULE, [orderId, seconds]);

export const IS_LADING_DUE = "lading_at <= now()";

const Due = z.object({ lading_at: z.string() });

/** Gives a locked order its bill of lading, if that is due, and notifies of it. */
export async function issueBillOfLading(sql: Sql, order: { id: number; memberId: number; orderNo: string }): Promise<void> {
  const due = await sql.row(Due, `select lading_at from member_order where id = $1 and ${IS_LADING_DUE}`, [order.id]);
  if (!due) return;
  const lading = simulatedLading(due.lading_at);
  await sql.run("update member_order set lading = $2::jsonb, lading_at = null where id = $1", [order.id, JSON.stringify(lading)]);
  await notifyOfOrder(sql, order, (facts) => ladingKnown(facts, lading.number));
}

type NewPhoto = { path: string; alt: string };

const INSERT = `
  insert into order_photo (order_id, position, path, alt)
  select $1, coalesce(max(position), 0) + 1, $2, $3 from order_photo where order_id = $1`;

const LastPosition = z.object({ last: z.number() });

/** Adds photos of the loading, and sends one notice for all of them. */
export async function addPhotos(
  sql: Sql,
  order: { id: number; memberId: number; orderNo: string },
  photos: NewPhoto[],
): Promise<void> {
  // Serializes concurrent appends, for unique positions.
  await lockMember(sql, order.memberId);
  for (const { path, alt } of photos) await sql.run(INSERT, [order.id, path, alt]);
  const position = await sql.row(LastPosition, "select coalesce(max(position), 0) as last from order_photo where order_id = $1", [
    order.id,
  ]);
  await notifyOfOrder(sql, order, (facts) => photosAdded(facts, photos.length), String(position?.last ?? 0));
}
