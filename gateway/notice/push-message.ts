import { createHash } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { RESTORE_DAYS } from "../session/tokens.ts";
import type { NoticeContent } from "./content.ts";

/** Characters: a notification shows no more, and a push service takes 4 KB. */
const TITLE_MAX = 120;
const BODY_MAX = 160;
const PATH_MAX = 300;
/** As a push service takes it for a topic. */
const TAG_LENGTH = 32;

/** What travels to a browser, as public/sw.js reads it. */
export const PushContent = z.object({
  title: z.string().max(TITLE_MAX),
  body: z.string().max(BODY_MAX),
  /** Path of the site that a press opens. */
  path: z.string().max(PATH_MAX),
  /** Of the event: a message that comes twice is shown once. */
  tag: z.string().max(TAG_LENGTH),
});
export type PushContent = z.output<typeof PushContent>;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Which order or request it is about; a locked screen shows it, so amounts, names and what was typed are left to the page. */
function bodyOf(kind: NoticeContent["kind"], about: string): string {
  if (kind === "order" || kind === "payment") return `Pedido ${about}`;
  return kind === "inquiry" ? `Solicitud ${about}` : "";
}

const MESSAGES = "/personCenter/Messages";

/** The same for the same event, and nothing that its reader or the push service could learn it by. */
const tagOf = (event: string, about: string, occurrence: string) =>
  createHash("sha256")
    .update(JSON.stringify([event, about, occurrence]))
    .digest("base64url")
    .slice(0, TAG_LENGTH);

/** A notice in the few words of a notification. */
export const toPush = (
  { event, kind, title, link }: NoticeContent,
  { about, occurrence }: { about: string; occurrence: string },
): PushContent => ({
  title: cut(title, TITLE_MAX),
  body: cut(bodyOf(kind, about), BODY_MAX),
  path: link.length > PATH_MAX ? MESSAGES : link,
  tag: tagOf(event, about, occurrence),
});

const INSERT = `
  insert into push_message (subscription_id, content)
  select p.id, $2::jsonb from push_subscription p join session s on s.id = p.session_id
  where p.member_id = $1 and s.ends_at > now() and s.seen_at > now() - make_interval(days => ${RESTORE_DAYS})`;

/** Has a notice sent to each browser in which the member wants notifications, in the transaction of what it tells. */
export const queuePush = (sql: Sql, memberId: number, content: PushContent) =>
  sql.run(INSERT, [memberId, JSON.stringify(content)]);
