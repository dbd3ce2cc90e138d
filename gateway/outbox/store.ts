import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { type Letter, letterHtml, letterText, messageText } from "./letter.ts";

const KEPT = "24 hours";
const SHOWN = 200;

const SentLetter = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  sent_at: z.string(),
});
export type SentLetter = z.output<typeof SentLetter>;

/** Public address of the site; undefined while closed. */
let site: string | undefined;

/** Until opened, e-mails are dropped, so that codes are not in the database. */
export function openOutbox(siteUrl: string): void {
  site = siteUrl;
}

/** E-mail (text and HTML), or text message to a phone with plus sign. Not delivered: testers read the outbox. */
export async function send(sql: Sql, to: string, letter: Letter): Promise<void> {
  if (site === undefined) return;
  const [text, html] = to.startsWith("+") ? [messageText(letter), null] : [letterText(letter, site), letterHtml(letter, site)];
  await sql.run("delete from outbox where sent_at < now() - $1::interval", [KEPT]);
  const insert = "insert into outbox (recipient, subject, text, html) values ($1, $2, $3, $4)";
  await sql.run(insert, [to.toLowerCase(), letter.subject, text, html]);
}

/** Last day, newest first, optionally of one recipient. */
export const sent = (sql: Sql, to: string | undefined): Promise<SentLetter[]> =>
  sql.rows(
    SentLetter,
    `select id, recipient, subject, text, html, sent_at from outbox
      where ($1::text is null or recipient = lower($1)) and sent_at > now() - $2::interval order by id desc limit ${SHOWN}`,
    [to ?? null, KEPT],
  );

const Page = z.object({ html: z.string() });

/** HTML part, within a day. */
export const sentPage = async (sql: Sql, id: number): Promise<string | undefined> =>
  (
    await sql.row(Page, "select html from outbox where id = $1 and html is not null and sent_at > now() - $2::interval", [
      id,
      KEPT,
    ])
  )?.html;
