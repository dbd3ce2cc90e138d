import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { send } from "../outbox/store.ts";
import { Letter, letterHtml, letterText } from "./letter.ts";

const KEPT = "7 days";
/** Letters that one round lets go; the next round goes on. */
const FORGOTTEN_AT_ONCE = 50;

/** Letters that wait, behind `$1`, the oldest first, at most `$2`. */
export const WAITING = "select id from letter where content is not null and id > $1 order by id limit $2";

const Waiting = z.object({ recipient: z.string(), content: Letter });

// Another gateway over the same database takes another one meanwhile.
const TAKE = "select recipient, content from letter where id = $1 and content is not null for update skip locked";

/**
 * Hands a letter that waits over to the outbox, in one transaction with the note that it went: a gateway that is killed in between has
 * neither, and the next one sends it. Nothing of what it said is kept here.
 */
export const handOver = (database: Database, id: number, siteUrl: string): Promise<void> =>
  database.transaction(async (sql) => {
    const letter = await sql.row(Waiting, TAKE, [id]);
    if (!letter) return;
    const { recipient, content } = letter;
    await send(sql, {
      to: recipient,
      subject: content.subject,
      text: letterText(content, siteUrl),
      html: letterHtml(content, siteUrl),
    });
    await sql.run("update letter set content = null where id = $1", [id]);
  });

// The oldest are looked at alone: a gateway without an outbox may have many that are younger.
const FORGET = `
  update letter set content = null
  where written_at < now() - $1::interval
    and id = any(array(select id from letter where content is not null order by id limit ${FORGOTTEN_AT_ONCE}))`;

/** Lets go of what letters say that nobody has sent for days: it is not kept for good where the outbox stays closed. */
export const forgetUnsent = (sql: Sql) => sql.run(FORGET, [KEPT]);
