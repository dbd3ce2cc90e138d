import { z } from "zod";
import { OPTIONAL_LETTERS } from "../../lib/contract/notice.ts";
import type { Sql } from "../db/database.ts";
import { Letter } from "../outbox/letter.ts";
import type { NoticeContent } from "./content.ts";
import { queuePush, toPush } from "./push-message.ts";
import { notify } from "./store.ts";

/** Letters a day to an e-mail that nobody has proved to own: whoever types somebody else's address cannot flood it. */
const UNPROVED_A_DAY = 20;

/** What happened: `about` and `occurrence` name it, so that it is told once whatever is repeated. */
export type NoticeEvent = {
  about: string;
  occurrence?: string;
  notice: NoticeContent;
  /** The letter, where it goes to another address than the member's of now and says something else than the message. */
  letter?: { to: string; notice: NoticeContent };
};

const Recipient = z.object({
  email: z.string().optional(),
  is_proved: z.boolean(),
  is_unwanted: z.boolean(),
  is_full: z.boolean(),
});

// Who stands aside has somebody else's e-mail.
const READER = `
  select case when not is_aside then lower(email) end as email, email_verified_at is not null as is_proved,
    $2 = any(unwanted_letters) as is_unwanted,
    (select count(*) from letter where member_id = $1 and recipient is not null and written_at > now() - interval '1 day')
      >= ${UNPROVED_A_DAY} as is_full
  from member where id = $1`;

const INSERT = `
  insert into letter (member_id, kind, about, occurrence, recipient, content) values ($1, $2, $3, $4, $5, $6::jsonb)
  on conflict (kind, about, occurrence) do nothing`;

const isOptional = (kind: NoticeContent["kind"]) => OPTIONAL_LETTERS.some((optional) => optional === kind);

/** What a person typed is not sent to an address that nobody has proved to own: letters are not for strangers' words. */
const toLetter = (
  { kind, title, summary, paragraphs = [], typed, lines = [], total, link, action }: NoticeContent,
  isProved: boolean,
) =>
  Letter.parse({
    subject: title,
    paragraphs: [isProved && typed ? `${summary} ${typed}` : summary, ...paragraphs],
    lines,
    ...(total !== undefined && { total }),
    action: { label: action, path: link },
    isOptional: isOptional(kind),
  });

/**
 * Tells a member what happened, in a message and a letter, in the transaction in which it happens: both are there only if it is. What
 * was told before is not told again. Letters of a kind that the member does not want are left out; those of security never are.
 */
export async function createNotice(
  sql: Sql,
  memberId: number,
  { about, occurrence = "", notice, letter }: NoticeEvent,
): Promise<void> {
  const reader = await sql.row(Recipient, READER, [memberId, notice.kind]);
  if (!reader) return;
  const isProved = reader.is_proved || letter !== undefined;
  const isLeftOut = (reader.is_unwanted && isOptional(notice.kind)) || (!isProved && reader.is_full);
  const recipient = isLeftOut ? undefined : (letter?.to ?? reader.email);
  const content = recipient === undefined ? null : JSON.stringify(toLetter(letter?.notice ?? notice, isProved));
  const values = [memberId, notice.event, about, occurrence, recipient ?? null, content];
  if ((await sql.run(INSERT, values)) === 0) return;
  const { kind, title, summary, typed = "", paragraphs = [], link, picture } = notice;
  const fullSummary = typed ? `${summary} ${typed}` : summary;
  await notify(sql, memberId, {
    kind,
    title,
    summary: fullSummary,
    detail: [fullSummary, ...paragraphs].join("\n\n"),
    link,
    picture,
  });
  await queuePush(sql, memberId, toPush(notice, { about, occurrence }));
}
