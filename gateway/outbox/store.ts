import { z } from "zod";
import type { Sql } from "../db/database.ts";

const KEPT = "24 hours";
const SHOWN = 200;

const Kept = z.object({ recipient: z.string(), subject: z.string(), text: z.string(), sent_at: z.string() });
export type Kept = z.output<typeof Kept>;

let isOpen = false;

/** From now on what is sent is kept. Until then it is dropped: codes are not for the eyes of who reads the database. */
export function openOutbox(): void {
  isOpen = true;
}

/** Sends an e-mail or, to a phone with its plus sign, a text message. This environment delivers nothing; testers read it in the outbox. */
export async function send(sql: Sql, { to, subject, text }: { to: string; subject: string; text: string }): Promise<void> {
  if (!isOpen) return;
  await sql.run("delete from outbox where sent_at < now() - $1::interval", [KEPT]);
  await sql.run("insert into outbox (recipient, subject, text) values ($1, $2, $3)", [to.toLowerCase(), subject, text]);
}

/** What was sent in the last day, newest first; to one recipient, where one is named. */
export const sent = (sql: Sql, to: string | undefined): Promise<Kept[]> =>
  sql.rows(
    Kept,
    `select recipient, subject, text, sent_at from outbox
      where ($1::text is null or recipient = lower($1)) and sent_at > now() - $2::interval order by id desc limit ${SHOWN}`,
    [to ?? null, KEPT],
  );
