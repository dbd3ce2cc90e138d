import { z } from "zod";
import type { Database } from "../db/database.ts";
import { send } from "../outbox/store.ts";
import { Letter, letterHtml, letterText } from "./letter.ts";

const Waiting = z.object({ id: z.number(), recipient: z.string(), content: Letter });

// Another gateway over the same database takes the next one meanwhile.
const TAKE = `
  select id, recipient, content from letter where content is not null
  order by id limit 1 for update skip locked`;

/**
 * Hands letters that wait over to the outbox, the oldest first. Each goes in one transaction with the note that it went: a gateway that
 * is killed in between has neither, and the next one sends it. Nothing of what it said is kept here.
 */
export async function handOver(database: Database, siteUrl: string): Promise<void> {
  const next = () =>
    database.transaction(async (sql) => {
      const letter = await sql.row(Waiting, TAKE);
      if (!letter) return false;
      const { id, recipient, content } = letter;
      await send(sql, {
        to: recipient,
        subject: content.subject,
        text: letterText(content, siteUrl),
        html: letterHtml(content, siteUrl),
      });
      await sql.run("update letter set content = null where id = $1", [id]);
      return true;
    });
  while (await next());
}
