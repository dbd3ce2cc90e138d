import { z } from "zod";
import { EvaluationPage } from "../../lib/contract/evaluation.ts";
import { AVERAGE_FROM, EVALUATION_CHANGE_DAYS } from "../../lib/contract/evaluation-text.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { readListPageFrom, toPage } from "../paging.ts";
import { uploadName } from "../upload/files.ts";

export const EVALUATION_MEDIA = "/media/evaluations/";

type Query = z.output<typeof EvaluationPage.query>;

/** SQL: whether the author may still change evaluation `e`. */
export const CAN_CHANGE = `e.created_at > now() - interval '${EVALUATION_CHANGE_DAYS} days'`;

export const ANSWER_JSON = `
  case when e.answer is not null then json_build_object('text', e.answer, 'at',
    to_char(e.answered_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

// `product_name`: as it was ordered. `product_id`: missing for a withdrawn product, so that no page links to it.
const COLUMNS = `
  e.id, e.score, e.text, e.created_at, e.updated_at, nullif(e.author, '') as author, e.pictures, l.name as product_name,
  l.options, l.quantity, l.unit, to_char(o.created_at at time zone 'America/Bogota', 'YYYY-MM') as ordered_in,
  (select p.id from product p where p.id = e.product_id and p.status <> 'withdrawn') as product_id, ${ANSWER_JSON} as answer`;

const Average = z.object({ average: z.coerce.number().optional() });

export async function evaluationPage(database: Database, { product_id, shop_id, ...page }: Query) {
  const [column, id] = product_id === undefined ? ["shop_id", shop_id] : ["product_id", product_id];
  const rowId = id === undefined ? null : toRowId(id);
  if (rowId === null) return { records: [], total: 0 };
  const from = `line_evaluation e join order_line l using (order_id, position) join member_order o on o.id = e.order_id where e.${column} = $1`;
  const query = { columns: COLUMNS, from, order: "e.id desc", values: [rowId] };
  const { records, total } = await readListPageFrom(database, EvaluationPage.response.shape.records.element, query, toPage(page));
  const shown = records.map(({ pictures, ...record }) => ({
    ...record,
    pictures: pictures.map((path) => EVALUATION_MEDIA + uploadName(path)),
  }));
  if (total < AVERAGE_FROM) return { records: shown, total };
  const found = await database.row(Average, `select round(avg(score), 1) as average from line_evaluation where ${column} = $1`, [
    rowId,
  ]);
  return { records: shown, total, ...(found?.average !== undefined && { average: found.average }) };
}
