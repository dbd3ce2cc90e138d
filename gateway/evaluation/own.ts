import { z } from "zod";
import { LineEvaluate, LineEvaluations } from "../../lib/contract/evaluation.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockMember } from "../lock-member.ts";
import { notFound } from "../refusal.ts";
import { releaseUploads } from "../upload/store.ts";
import { readAuthor } from "./author.ts";
import { ANSWER_JSON, CAN_CHANGE } from "./store.ts";

const OrderId = z.object({ id: z.number() });
const ORDER = "select id from member_order where member_id = any(buyers_of($1)) and order_no = $2 and hidden_at is null";
const OWN_EVALUATIONS = `
  select e.id, e.product_id, l.sku_id, e.score, e.text, e.pictures, e.author <> '' as shows_name, ${CAN_CHANGE} as can_change,
    e.created_at, e.updated_at, ${ANSWER_JSON} as answer
  from line_evaluation e join order_line l using (order_id, position) where e.order_id = $1 and e.member_id = $2 order by e.position`;

/** What the member wrote about the lines of an order; 404 unless the order is the member's or its team's. */
export async function ownEvaluations(sql: Sql, memberId: number, orderNo: string) {
  const order = await sql.row(OrderId, ORDER, [memberId, orderNo]);
  if (!order) throw notFound("No encontramos ese pedido.");
  const records = await sql.rows(LineEvaluations.response.shape.records.element, OWN_EVALUATIONS, [order.id, memberId]);
  const author = await readAuthor(sql, memberId);
  return { records, ...(author && { author }) };
}

const Removed = LineEvaluate.response.extend({ pictures: z.array(z.string()) });
const RETURNED = "returning id, product_id, shop_id, pictures";
const REMOVE_OWN = `delete from line_evaluation where id = $1 and member_id = $2 ${RETURNED}`;
const REMOVE_OF_ORDER = `delete from line_evaluation where order_id = $1 ${RETURNED}`;

const releasePictures = (sql: Sql, removed: z.output<typeof Removed>[]) =>
  releaseUploads(
    sql,
    removed.flatMap(({ pictures }) => pictures),
  );

export const removeEvaluation = (database: Database, memberId: number, id: string) =>
  database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const removed = await sql.row(Removed, REMOVE_OWN, [toRowId(id), memberId]);
    if (!removed) throw notFound("No encontramos esa opinión.");
    await releasePictures(sql, [removed]);
    return removed;
  });

export async function removeOrderEvaluations(sql: Sql, orderId: number): Promise<void> {
  await releasePictures(sql, await sql.rows(Removed, REMOVE_OF_ORDER, [orderId]));
}
