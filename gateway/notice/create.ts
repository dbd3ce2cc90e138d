import { z } from "zod";
import { OPTIONAL_EMAILS } from "../../lib/contract/notice.ts";
import type { Sql } from "../db/database.ts";
import { Email } from "../outbox/email.ts";
import type { NoticeContent } from "./content.ts";
import { queuePush, toPush } from "./push-message.ts";
import { insertNotice } from "./store.ts";

/** How many e-mails an unverified address gets a day at most, so that strangers are not flooded. */
const UNVERIFIED_A_DAY = 20;

/** The same event, `about` (as an order's number) and `occurrence` make one notice, over all members. */
type NoticeEvent = {
  about: string;
  occurrence?: string;
  notice: NoticeContent;
  /** Another address than the member's, and what it is sent. */
  email?: { to: string; notice: NoticeContent };
  /** The recipient did it just now, so the message is stored as read. */
  isOwnAct?: boolean;
};

const Recipient = z.object({
  email: z.string().optional(),
  isVerified: z.boolean(),
  isUnwanted: z.boolean(),
  hasReachedDailyMax: z.boolean(),
});

// A duplicate account gets no e-mails: its address belongs to another account.
const RECIPIENT = `
  select case when not is_aside then lower(email) end as email, email_verified_at is not null as "isVerified",
    $2 = any(unwanted_letters) as "isUnwanted",
    (select count(*) from letter where member_id = $1 and recipient is not null and written_at > now() - interval '1 day')
      >= ${UNVERIFIED_A_DAY} as "hasReachedDailyMax"
  from member where id = $1`;

const INSERT = `
  insert into letter (member_id, kind, about, occurrence, recipient, content) values ($1, $2, $3, $4, $5, $6::jsonb)
  on conflict (kind, about, occurrence) do nothing`;

/** Creates message, e-mail and browser notification in the caller's transaction, once per event. A kind that is switched off gets no e-mail. */
export async function createNotice(
  sql: Sql,
  memberId: number,
  { about, occurrence = "", notice, email, isOwnAct = false }: NoticeEvent,
): Promise<void> {
  const member = await sql.row(Recipient, RECIPIENT, [memberId, notice.kind]);
  if (!member) return;
  const isVerified = member.isVerified || email !== undefined;
  const isWithoutEmail = (member.isUnwanted && isOptional(notice.kind)) || (!isVerified && member.hasReachedDailyMax);
  const address = isWithoutEmail ? undefined : (email?.to ?? member.email);
  const content = address === undefined ? null : JSON.stringify(toEmail(email?.notice ?? notice, isVerified));
  const values = [memberId, notice.event, about, occurrence, address ?? null, content];
  if ((await sql.run(INSERT, values)) === 0) return;
  const { kind, title, summary, typed = "", paragraphs = [], link, picture } = notice;
  const fullSummary = typed ? `${typed} ${summary}` : summary;
  await insertNotice(sql, memberId, {
    kind,
    title,
    summary: fullSummary,
    detail: [fullSummary, ...paragraphs].join("\n\n"),
    link,
    picture,
    isRead: isOwnAct,
  });
  await queuePush(sql, memberId, toPush(notice, { about, occurrence }));
}

const isOptional = (kind: NoticeContent["kind"]) => OPTIONAL_EMAILS.some((optional) => optional === kind);

/** What a member typed is left out for an unverified address, which may be a stranger's. */
const toEmail = (
  { kind, title, summary, paragraphs = [], typed, lines = [], total, link, action }: NoticeContent,
  isVerified: boolean,
) =>
  Email.parse({
    subject: title,
    paragraphs: [isVerified && typed ? `${summary} ${typed}` : summary, ...paragraphs],
    lines,
    ...(total !== undefined && { total }),
    action: { label: action, path: link },
    isOptional: isOptional(kind),
  });
