import { createHash } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { RESTORE_DAYS } from "../session/tokens.ts";
import type { NoticeContent } from "./content.ts";

/** Limits in characters, which keep a message below the 4 KB that push services accept. */
const TITLE_MAX = 120;
const BODY_MAX = 160;
const PATH_MAX = 300;
/** Maximum length of a Topic header (RFC 8030). */
const TAG_LENGTH = 32;

/** Payload, read by public/sw.js. */
export const PushContent = z.object({
  title: z.string().max(TITLE_MAX),
  body: z.string().max(BODY_MAX),
  path: z.string().max(PATH_MAX),
  /** Deduplicates an event in the browser. */
  tag: z.string().max(TAG_LENGTH),
});
export type PushContent = z.output<typeof PushContent>;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Shown on locked screens: no amounts, names or typed text. */
function messageBody(kind: NoticeContent["kind"], about: string): string {
  if (kind === "order" || kind === "payment") return `Pedido ${about}`;
  return kind === "inquiry" ? `Solicitud ${about}` : "";
}

const MESSAGES = "/personCenter/Messages";

/** A hash: the same whenever an event is sent again, and it reveals nothing of the event to the push service. */
const messageTag = (event: string, about: string, occurrence: string) =>
  createHash("sha256")
    .update(JSON.stringify([event, about, occurrence]))
    .digest("base64url")
    .slice(0, TAG_LENGTH);

export const toPush = (
  { event, kind, title, link }: NoticeContent,
  { about, occurrence }: { about: string; occurrence: string },
): PushContent => ({
  title: cut(title, TITLE_MAX),
  body: cut(messageBody(kind, about), BODY_MAX),
  path: link.length > PATH_MAX ? MESSAGES : link,
  tag: messageTag(event, about, occurrence),
});

const INSERT = `
  insert into push_message (subscription_id, content)
  select p.id, $2::jsonb from push_subscription p join session s on s.id = p.session_id
  where p.member_id = $1 and s.ends_at > now() and s.seen_at > now() - make_interval(days => ${RESTORE_DAYS})`;

/** Queues a message for each subscription with a live session, within the transaction of the event. */
export const queuePush = (sql: Sql, memberId: number, content: PushContent) =>
  sql.run(INSERT, [memberId, JSON.stringify(content)]);
