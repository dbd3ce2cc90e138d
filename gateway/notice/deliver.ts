import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { Email } from "../outbox/email.ts";
import { send } from "../outbox/store.ts";

const UNSENT_LIFETIME = "7 days";
const DELETED_PER_RUN = 50;

/** The exponential backoff from 2 seconds stops growing here, at 18 hours. */
const FAILURES_COUNTED = 16;

const IS_DUE = "content is not null and (try_at is null or try_at <= now())";

export const DUE_EMAILS = `select id from letter where ${IS_DUE} and id > $1 order by id limit $2`;

const POSTPONE = `
  update letter set failures = least(failures + 1, ${FAILURES_COUNTED}),
    try_at = now() + make_interval(secs => power(2, least(failures + 1, ${FAILURES_COUNTED})))
  where id = $1 and content is not null`;

const StoredEmail = z.object({ recipient: z.string(), content: Email });

// `skip locked`: several gateways deliver different e-mails.
const TAKE = `select recipient, content from letter where id = $1 and ${IS_DUE} for update skip locked`;

const deliverOne = (database: Database, id: number): Promise<void> =>
  database.transaction(async (sql) => {
    const email = await sql.row(StoredEmail, TAKE, [id]);
    if (!email) return;
    await send(sql, email.recipient, email.content);
    await sql.run("update letter set content = null where id = $1", [id]);
  });

/** Moves an e-mail to the outbox and deletes its content here, in one transaction. When that fails it is postponed, and the error thrown. */
export async function deliverEmail(database: Database, id: number): Promise<void> {
  try {
    await deliverOne(database, id);
  } catch (error) {
    await database.run(POSTPONE, [id]);
    throw error;
  }
}

// Checks only the oldest unsent e-mails: without an outbox many may be waiting.
const DELETE_CONTENT = `
  update letter set content = null
  where written_at < now() - $1::interval
    and id = any(array(select id from letter where content is not null order by id limit ${DELETED_PER_RUN}))`;

export const deleteUnsent = (sql: Sql) => sql.run(DELETE_CONTENT, [UNSENT_LIFETIME]);
