import { z } from "zod";
import { LineEvaluate, LineEvaluations } from "../../lib/contract/evaluation.ts";
import { cleanedText, EVALUATION_CHANGE_DAYS, leadsElsewhere } from "../../lib/contract/evaluation-text.ts";
import { findDefaultAddress } from "../address/store.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockMember } from "../lock-member.ts";
import { lockOrder, move } from "../order/move.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { ServicesWithFiles } from "../services.ts";
import { claimUploads, releaseUploads } from "../upload/store.ts";
import { ANSWER_SECONDS } from "./answer.ts";
import { authorLabel } from "./author.ts";
import { preparePictures } from "./pictures.ts";
import { ANSWER_JSON } from "./store.ts";

type Wanted = z.output<typeof LineEvaluate.body>;

const RECEIVED = new Set(["received", "evaluated"]);
const IS_OPEN = `e.created_at > now() - interval '${EVALUATION_CHANGE_DAYS} days'`;

const NO_ORDER = "No encontramos ese pedido.";
const NO_LINE = "Ese producto no está en este pedido.";
const OF_ANOTHER = "Otra persona de su equipo ya opinó de este producto.";
const NOT_RECEIVED = "Solo se puede opinar de la mercancía de un pedido recibido.";
const LEADS_ELSEWHERE = "Escriba su opinión sin enlaces, correos ni teléfonos.";
const TOO_LATE = `Una opinión se puede cambiar durante ${EVALUATION_CHANGE_DAYS} días. Esta ya no se cambia, pero puede eliminarla.`;

const Named = z.object({ first_name: z.string() });

/** Empty when there is no name to publish. */
async function readAuthor(sql: Sql, memberId: number): Promise<string> {
  const member = await sql.row(Named, "select first_name from member where id = $1", [memberId]);
  const address = await findDefaultAddress(sql, memberId);
  return authorLabel(member?.first_name ?? "", address?.municipality_name);
}

const Key = z.object({ id: z.number() });
const Changed = LineEvaluate.response;
const ORDER = "select id from member_order where member_id = any(buyers_of($1)) and order_no = $2 and hidden_at is null";
const OWN = `
  select e.id, e.product_id, l.sku_id, e.score, e.text, e.pictures, e.author <> '' as shows_name, ${IS_OPEN} as can_change,
    e.created_at, e.updated_at, ${ANSWER_JSON} as answer
  from line_evaluation e join order_line l using (order_id, position) where e.order_id = $1 and e.member_id = $2 order by e.position`;

/** 404 for another member's order. */
export async function ownEvaluations(sql: Sql, memberId: number, orderNo: string) {
  const order = await sql.row(Key, ORDER, [memberId, orderNo]);
  if (!order) throw notFound(NO_ORDER);
  const records = await sql.rows(LineEvaluations.response.shape.records.element, OWN, [order.id, memberId]);
  const author = await readAuthor(sql, memberId);
  return { records, ...(author && { author }) };
}

const Line = z.object({ position: z.number(), shop_id: z.number(), product_id: z.number() });
/** Without `sku_id`: the first line of the product. */
const LINE = `
  select position, shop_id, product_id from order_line
  where order_id = $1 and product_id = $2 and ($3::text is null or sku_id = $3)
  order by sku_id is not distinct from $3 desc, position limit 1`;

const Existing = z.object({ member_id: z.number(), pictures: z.array(z.string()), can_change: z.boolean() });
const FIND_EXISTING = `select e.member_id, e.pictures, ${IS_OPEN} as can_change from line_evaluation e where e.order_id = $1 and e.position = $2`;

const SAVE = `
  insert into line_evaluation (order_id, position, shop_id, product_id, member_id, score, text, pictures, author, answer_due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + interval '${ANSWER_SECONDS} seconds')
  on conflict (order_id, position) do update set score = excluded.score, text = excluded.text, pictures = excluded.pictures,
    author = excluded.author, updated_at = now()
  returning id, product_id, shop_id`;

function cleanText(typed: string): string {
  const text = cleanedText(typed);
  if (leadsElsewhere(text)) throw new Refusal(422, LEADS_ELSEWHERE, { text: [LEADS_ELSEWHERE] });
  return text;
}

/** Upsert, one evaluation per order line; the order is locked against concurrent requests. A received order becomes evaluated. */
export async function evaluateLine({ database, files, limits }: ServicesWithFiles, memberId: number, wanted: Wanted) {
  await limits.consume("evaluationsOfAccount", String(memberId));
  const text = cleanText(wanted.text);
  const pictures = [...new Set(wanted.pictures)];
  await preparePictures({ sql: database, files }, memberId, pictures);
  return database.transaction(async (sql) => {
    const order = await lockOrder(sql, memberId, wanted.orderNo);
    if (!RECEIVED.has(order.status)) throw new Refusal(422, NOT_RECEIVED);
    const line = await sql.row(Line, LINE, [order.id, toRowId(wanted.product_id), wanted.sku_id ?? null]);
    if (!line) throw notFound(NO_LINE);
    const existing = await sql.row(Existing, FIND_EXISTING, [order.id, line.position]);
    if (existing && existing.member_id !== memberId) throw new Refusal(422, OF_ANOTHER);
    if (existing && !existing.can_change) throw new Refusal(422, TOO_LATE);
    const before = existing?.pictures ?? [];
    const added = pictures.filter((path) => !before.includes(path));
    await claimUploads(sql, memberId, added);
    await releaseUploads(
      sql,
      before.filter((path) => !pictures.includes(path)),
    );
    const author = wanted.shows_name ? await readAuthor(sql, memberId) : "";
    const key = [order.id, line.position, line.shop_id, line.product_id, memberId];
    const saved = await sql.row(Changed, SAVE, [...key, wanted.score, text, pictures, author]);
    if (!saved) throw new Error("an evaluation was not kept");
    if (order.status === "received") await move(sql, order, "evaluate");
    return saved;
  });
}

const Removed = Changed.extend({ pictures: z.array(z.string()) });
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
