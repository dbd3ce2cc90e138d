import type { z } from "zod";
import { ANSWERS_ABOVE, ShopDetail } from "../../lib/contract/shop.ts";
import type { Sql } from "../db/database.ts";

const COUNTED_DAYS = 90;
const ANSWER_HOURS_MAX = 72;

type Kind = "request" | "message";
type Source = { kind: Kind; id: number };

const ASK = `
  insert into shop_question (shop_id, kind, source_id, member_id, asked_on, asked_at)
  select $1, $2, $3, $4, (now() at time zone 'America/Bogota')::date, clock_timestamp() where $1::integer > 0
  on conflict do nothing`;

/** Records a member's first question of a kind to a shop on a day in Bogotá, and each question of a guest. `shopId` 0 is the site's own service, which is not counted. */
export const noteQuestion = (sql: Sql, { kind, id }: Source, { shopId, memberId }: { shopId: number; memberId: number | null }) =>
  sql.run(ASK, [shopId, kind, id, memberId]);

const ANSWER = `
  update shop_question set answered_at = greatest($3::timestamptz, clock_timestamp())
  where kind = $1 and source_id = $2 and answered_at is null`;

/** Records the answer to a question that has none yet. `at`: when it arrives, if it is scheduled; else now. */
export const noteAnswer = (sql: Sql, { kind, id }: Source, at?: string) => sql.run(ANSWER, [kind, id, at ?? null]);

export const cancelScheduledAnswer = (sql: Sql, { kind, id }: Source) =>
  sql.run("update shop_question set answered_at = null where kind = $1 and source_id = $2 and answered_at > now()", [kind, id]);

/** Deletes withdrawn questions, except those that are answered and those whose time for an answer is over: these still count. */
export const withdrawQuestions = (sql: Sql, kind: Kind, ids: number[]) =>
  sql.run(
    `delete from shop_question where kind = $1 and source_id = any($2)
     and (answered_at is null or answered_at > now()) and asked_at > now() - interval '${ANSWER_HOURS_MAX} hours'`,
    [kind, ids],
  );

const Answers = ShopDetail.shape.answers.unwrap().element.omit({ days: true, within_hours: true });

// Unanswered questions are counted once the time for an answer is over.
const RATES = `
  select kind, count(*) as asked, count(*) filter (where is_answered) as answered,
    ceil(extract(epoch from percentile_disc(0.5) within group (order by answered_at - asked_at) filter (where is_answered)))::integer
      as median_seconds
  from (
    select kind, asked_at, answered_at,
      coalesce(answered_at <= least(now(), asked_at + interval '${ANSWER_HOURS_MAX} hours'), false) as is_answered
    from shop_question where shop_id = $1 and asked_at > now() - interval '${COUNTED_DAYS} days'
  ) asked
  where is_answered or asked_at <= now() - interval '${ANSWER_HOURS_MAX} hours'
  group by kind having count(*) > ${ANSWERS_ABOVE} order by kind desc`;

export async function readAnswers(sql: Sql, shopId: number): Promise<z.output<typeof ShopDetail>["answers"]> {
  const counted = await sql.rows(Answers, RATES, [shopId]);
  return counted.map((answers) => ({ ...answers, days: COUNTED_DAYS, within_hours: ANSWER_HOURS_MAX }));
}
