import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { Letter } from "../outbox/letter.ts";
import { send } from "../outbox/store.ts";

const KEPT = "7 days";
/** Letters that one round lets go; the next round goes on. */
const FORGOTTEN_AT_ONCE = 50;

/** After so many failures the pause between two tries does not grow any more: it is 18 hours then. */
const FAILURES_COUNTED = 16;

const IS_DUE = "content is not null and (try_at is null or try_at <= now())";

/** Letters that wait, behind `$1`, the oldest first, at most `$2`; those that failed only once their pause is over. */
export const WAITING = `select id from letter where ${IS_DUE} and id > $1 order by id limit $2`;

// Each pause is twice the one before, the first 2 seconds: what will never be readable is not tried, and logged, every second.
const POSTPONE = `
  update letter set failures = least(failures + 1, ${FAILURES_COUNTED}),
    try_at = now() + make_interval(secs => power(2, least(failures + 1, ${FAILURES_COUNTED})))
  where id = $1 and content is not null`;

const Waiting = z.object({ recipient: z.string(), content: Letter });

// Another gateway over the same database takes another one meanwhile.
const TAKE = `select recipient, content from letter where id = $1 and ${IS_DUE} for update skip locked`;

const deliverOne = (database: Database, id: number): Promise<void> =>
  database.transaction(async (sql) => {
    const letter = await sql.row(Waiting, TAKE, [id]);
    if (!letter) return;
    await send(sql, letter.recipient, letter.content);
    await sql.run("update letter set content = null where id = $1", [id]);
  });

/**
 * Hands a letter that waits over to the outbox, in one transaction with the note that it went: a gateway that is killed in between has
 * neither, and the next one sends it. Nothing of what it said is kept here. Throws what went wrong, after which the letter pauses.
 */
export async function deliverLetter(database: Database, id: number): Promise<void> {
  try {
    await deliverOne(database, id);
  } catch (error) {
    await database.run(POSTPONE, [id]);
    throw error;
  }
}

// The oldest are looked at alone: a gateway without an outbox may have many that are younger.
const FORGET = `
  update letter set content = null
  where written_at < now() - $1::interval
    and id = any(array(select id from letter where content is not null order by id limit ${FORGOTTEN_AT_ONCE}))`;

/** Lets go of what letters say that nobody has sent for days: it is not kept for good where the outbox stays closed. */
export const forgetUnsent = (sql: Sql) => sql.run(FORGET, [KEPT]);
