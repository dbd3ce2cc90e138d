import { z } from "zod";
import { LineEvaluate } from "../../lib/contract/evaluation.ts";
import { cleanedText, EVALUATION_CHANGE_DAYS, leadsElsewhere } from "../../lib/contract/evaluation-text.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { lockOrder, move } from "../order/move.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { ServicesWithFiles } from "../services.ts";
import { claimUploads, releaseUploads } from "../upload/store.ts";
import { ANSWER_SECONDS } from "./answer.ts";
import { readAuthor } from "./author.ts";
import { preparePictures } from "./pictures.ts";
import { CAN_CHANGE } from "./store.ts";

type Fields = z.output<typeof LineEvaluate.body>;

const RECEIVED_STATUSES = new Set(["received", "evaluated"]);

const NO_LINE_TEXT = "Ese producto no está en este pedido.";
const OF_ANOTHER_TEXT = "Otra persona de su equipo ya opinó de este producto.";
const NOT_RECEIVED_TEXT = "Solo se puede opinar de la mercancía de un pedido recibido.";
const LEADS_ELSEWHERE_TEXT = "Escriba su opinión sin enlaces, correos ni teléfonos.";
const TOO_LATE_TEXT = `Una opinión se puede cambiar durante ${EVALUATION_CHANGE_DAYS} días. Esta ya no se cambia, pero puede eliminarla.`;

const Line = z.object({ position: z.number(), shop_id: z.number(), product_id: z.number() });
// The line of variant $3. Without $3: the product's line without a variant, else the product's first line.
const LINE = `
  select position, shop_id, product_id from order_line
  where order_id = $1 and product_id = $2 and ($3::text is null or sku_id = $3)
  order by sku_id is not distinct from $3 desc, position limit 1`;

const Existing = z.object({ member_id: z.number(), pictures: z.array(z.string()), can_change: z.boolean() });
const FIND_EXISTING = `select e.member_id, e.pictures, ${CAN_CHANGE} as can_change from line_evaluation e where e.order_id = $1 and e.position = $2`;

const SAVE = `
  insert into line_evaluation (order_id, position, shop_id, product_id, member_id, score, text, pictures, author, answer_due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + interval '${ANSWER_SECONDS} seconds')
  on conflict (order_id, position) do update set score = excluded.score, text = excluded.text, pictures = excluded.pictures,
    author = excluded.author, updated_at = now()
  returning id, product_id, shop_id`;

function cleanText(typed: string): string {
  const text = cleanedText(typed);
  if (leadsElsewhere(text)) throw new Refusal(422, LEADS_ELSEWHERE_TEXT, { text: [LEADS_ELSEWHERE_TEXT] });
  return text;
}

/** Writes or changes the evaluation of an order's line. A received order becomes evaluated. */
export async function evaluateLine({ database, files, limits }: ServicesWithFiles, memberId: number, fields: Fields) {
  await limits.consume("evaluationsOfAccount", String(memberId));
  const text = cleanText(fields.text);
  const pictures = [...new Set(fields.pictures)];
  await preparePictures({ sql: database, files }, memberId, pictures);
  return database.transaction(async (sql) => {
    const order = await lockOrder(sql, memberId, fields.orderNo);
    await lockActiveMember(sql, memberId);
    if (!RECEIVED_STATUSES.has(order.status)) throw new Refusal(422, NOT_RECEIVED_TEXT);
    const line = await sql.row(Line, LINE, [order.id, toRowId(fields.product_id), fields.sku_id ?? null]);
    if (!line) throw notFound(NO_LINE_TEXT);
    const existing = await sql.row(Existing, FIND_EXISTING, [order.id, line.position]);
    if (existing && existing.member_id !== memberId) throw new Refusal(422, OF_ANOTHER_TEXT);
    if (existing && !existing.can_change) throw new Refusal(422, TOO_LATE_TEXT);
    const before = existing?.pictures ?? [];
    const added = pictures.filter((path) => !before.includes(path));
    await claimUploads(sql, memberId, added);
    await releaseUploads(
      sql,
      before.filter((path) => !pictures.includes(path)),
    );
    const author = fields.shows_name ? await readAuthor(sql, memberId) : "";
    const key = [order.id, line.position, line.shop_id, line.product_id, memberId];
    const saved = await sql.row(LineEvaluate.response, SAVE, [...key, fields.score, text, pictures, author]);
    if (!saved) throw new Error("an evaluation was not kept");
    if (order.status === "received") await move(sql, order, "evaluate");
    return saved;
  });
}
