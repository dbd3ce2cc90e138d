import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { type Email, emailHtml, emailText, smsText } from "./email.ts";

const LIFETIME = "24 hours";
const LISTED_MAX = 200;

const SentMessage = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  sent_at: z.string(),
});
export type SentMessage = z.output<typeof SentMessage>;

/** Public address of the site. Undefined until `openOutbox`; until then e-mails are dropped, so that the database has no codes. */
let site: string | undefined;

export function openOutbox(siteUrl: string): void {
  site = siteUrl;
}

/** Stores an e-mail, or a text message if `to` is a phone (with a plus sign). Nothing is delivered: testers read the outbox. */
export async function send(sql: Sql, to: string, email: Email): Promise<void> {
  if (site === undefined) return;
  const [text, html] = to.startsWith("+") ? [smsText(email), null] : [emailText(email, site), emailHtml(email, site)];
  await sql.run("delete from outbox where sent_at < now() - $1::interval", [LIFETIME]);
  const insert = "insert into outbox (recipient, subject, text, html) values ($1, $2, $3, $4)";
  await sql.run(insert, [to.toLowerCase(), email.subject, text, html]);
}

export const listSent = (sql: Sql, to: string | undefined): Promise<SentMessage[]> =>
  sql.rows(
    SentMessage,
    `select id, recipient, subject, text, html, sent_at from outbox
      where ($1::text is null or recipient = lower($1)) and sent_at > now() - $2::interval order by id desc limit ${LISTED_MAX}`,
    [to ?? null, LIFETIME],
  );

const SentHtml = z.object({ html: z.string() });

export async function findSentHtml(sql: Sql, id: number): Promise<string | undefined> {
  const text = "select html from outbox where id = $1 and html is not null and sent_at > now() - $2::interval";
  return (await sql.row(SentHtml, text, [id, LIFETIME]))?.html;
}
