import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { Letter } from "../outbox/letter.ts";
import { send } from "../outbox/store.ts";

const KEPT = "7 days";
const FORGOTTEN_AT_ONCE = 50;

/** Backoff stops growing here, at 18 hours. */
const FAILURES_COUNTED = 16;

const IS_DUE = "content is not null and (try_at is null or try_at <= now())";

/** Due e-mails after `$1`, oldest first, at most `$2`. */
export const WAITING = `select id from letter where ${IS_DUE} and id > $1 order by id limit $2`;

// Exponential backoff from 2 seconds.
const POSTPONE = `
  update letter set failures = least(failures + 1, ${FAILURES_COUNTED}),
    try_at = now() + make_interval(secs => power(2, least(failures + 1, ${FAILURES_COUNTED})))
  where id = $1 and content is not null`;

const Waiting = z.object({ recipient: z.string(), content: Letter });

// `skip locked`: other gateways take other ones.
const TAKE = `select recipient, content from letter where id = $1 and ${IS_DUE} for update skip locked`;

const deliverOne = (database: Database, id: number): Promise<void> =>
  database.transaction(async (sql) => {
    const letter = await sql.row(Waiting, TAKE, [id]);
    if (!letter) return;
    await send(sql, letter.recipient, letter.content);
    await sql.run("update letter set content = null where id = $1", [id]);
  });

/** Moves an e-mail to the outbox and deletes its content here, in one transaction. Throws on failure, then it waits. */
export async function deliverLetter(database: Database, id: number): Promise<void> {
  try {
    await deliverOne(database, id);
  } catch (error) {
    await database.run(POSTPONE, [id]);
    throw error;
  }
}

// Only the oldest: without an outbox there may be many younger ones.
const FORGET = `
  update letter set content = null
  where written_at < now() - $1::interval
    and id = any(array(select id from letter where content is not null order by id limit ${FORGOTTEN_AT_ONCE}))`;

/** Deletes the content of e-mails that were not sent for days. */
export const forgetUnsent = (sql: Sql) => sql.run(FORGET, [KEPT]);
