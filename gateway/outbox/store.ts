import { z } from "zod";
import type { Sql } from "../db/database.ts";

const KEPT = "24 hours";
const SHOWN = 200;

const Kept = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  sent_at: z.string(),
});
export type Kept = z.output<typeof Kept>;

let isOpen = false;

/** From now on what is sent is kept. Until then it is dropped: codes are not for the eyes of who reads the database. */
export function openOutbox(): void {
  isOpen = true;
}

/** Sends an e-mail or, to a phone with its plus sign, a text message. This environment delivers nothing; testers read it in the outbox. */
export async function send(sql: Sql, { to, subject, text, html }: Sent): Promise<void> {
  if (!isOpen) return;
  await sql.run("delete from outbox where sent_at < now() - $1::interval", [KEPT]);
  const insert = "insert into outbox (recipient, subject, text, html) values ($1, $2, $3, $4)";
  await sql.run(insert, [to.toLowerCase(), subject, text, html ?? null]);
}
type Sent = { to: string; subject: string; text: string /** The e-mail as a page, where it has that part. */; html?: string };

/** What was sent in the last day, newest first; to one recipient, where one is named. */
export const sent = (sql: Sql, to: string | undefined): Promise<Kept[]> =>
  sql.rows(
    Kept,
    `select id, recipient, subject, text, html, sent_at from outbox
      where ($1::text is null or recipient = lower($1)) and sent_at > now() - $2::interval order by id desc limit ${SHOWN}`,
    [to ?? null, KEPT],
  );

const Page = z.object({ html: z.string() });

/** The HTML part of a letter that was sent in the last day; nothing where it has none. */
export const sentPage = async (sql: Sql, id: number): Promise<string | undefined> =>
  (
    await sql.row(Page, "select html from outbox where id = $1 and html is not null and sent_at > now() - $2::interval", [
      id,
      KEPT,
    ])
  )?.html;
