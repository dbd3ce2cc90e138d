import { z } from "zod";
import type { Database } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { evaluationAnswered } from "../notice/content.ts";
import { createNotice } from "../notice/create.ts";

/** From the evaluation to its simulated answer: no shop answers on the staging gateway. */
export const ANSWER_SECONDS = 5;

const GOOD_SCORE_MIN = 4;

const answerFor = (score: number): string =>
  score >= GOOD_SCORE_MIN
    ? "Gracias por contarnos cómo llegó la mercancía."
    : "Lamentamos que la mercancía no llegara como esperaba. Escríbanos por el chat con el número de su pedido y lo revisamos con usted.";

export const UNANSWERED = `
  select e.id from line_evaluation e join shop s on s.id = e.shop_id and s.status = 'open'
  where e.answer is null and e.answer_due_at <= now() and e.id > $1 order by e.id limit $2`;

const Due = z.object({ memberId: z.number(), orderNo: z.string(), name: z.string(), score: z.number() });
const DUE = `
  select e.member_id as "memberId", o.order_no as "orderNo", l.name, e.score
  from line_evaluation e join order_line l using (order_id, position) join member_order o on o.id = e.order_id where e.id = $1`;

/** Answers once and notifies the author. Locks the member first, as every change of an order does. */
export const answerEvaluation = (database: Database, id: number): Promise<void> =>
  database.transaction(async (sql) => {
    const due = await sql.row(Due, DUE, [id]);
    if (!due) return;
    await lockMember(sql, due.memberId);
    const text = "update line_evaluation set answer = $2, answered_at = now() where id = $1 and answer is null";
    if ((await sql.run(text, [id, answerFor(due.score)])) === 0) return;
    await createNotice(sql, due.memberId, { about: String(id), notice: evaluationAnswered(due) });
  });
