import { z } from "zod";
import type { NOTICE_KINDS, NoticeList } from "../../lib/contract/notice.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { readListPageFrom } from "../paging.ts";
import { notFound } from "../refusal.ts";
import { plain, splitWords } from "../search/keyword.ts";

const NOT_FOUND = "No encontramos ese mensaje.";
const COLUMNS = "id, kind, title, summary, read_at is not null as is_read, created_at, picture, link";

const Row = z.object({
  id: z.number(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
  picture: z.string().optional(),
  link: z.string().optional(),
});
const DetailRow = Row.extend({ content: z.string() });
const Unread = z.object({ unread_count: Count });

type Message = {
  kind: (typeof NOTICE_KINDS)[number];
  title: string;
  summary: string;
  detail?: string;
  link?: string;
  picture?: string | undefined;
  isRead?: boolean;
};

const INSERT = `
  insert into notice (member_id, kind, title, summary, content, link, picture, read_at)
  values ($1, $2, $3, $4, $5, $6, $7, case when $8::boolean then now() end)`;

/** Inserts a message only; `createNotice` also queues e-mails and browser notifications. */
export const insertNotice = (
  sql: Sql,
  memberId: number,
  { kind, title, summary, detail = "", link, picture, isRead = false }: Message,
) => sql.run(INSERT, [memberId, kind, title, summary, detail, link ?? null, picture ?? null, isRead]);

export async function unreadCount(sql: Sql, memberId: number): Promise<{ unread_count: number }> {
  const text = "select count(*) as unread_count from notice where member_id = $1 and read_at is null";
  return (await sql.row(Unread, text, [memberId])) ?? { unread_count: 0 };
}

type NoticeListQuery = z.output<typeof NoticeList.query>;

const SEARCHED_TEXT = "plain(title || ' ' || summary || ' ' || content)";
/** Regular expression of PostgreSQL: `\m` is the start of a word, and a word may have a decimal point. */
const wordStartPattern = (word: string) => `\\m${plain(word).replaceAll(".", "\\.")}`;

/** Newest first; each search word must begin a word. */
export function noticePage(
  database: Database,
  memberId: number,
  { currentPage, pageSize, kind, unread, keyword = "" }: NoticeListQuery,
) {
  const conditions = ["member_id = $1"];
  const values: (string | number)[] = [memberId];
  if (kind) conditions.push(`kind = $${values.push(kind)}`);
  if (unread) conditions.push(unread === "true" ? "read_at is null" : "read_at is not null");
  const words = splitWords(keyword);
  if (keyword.trim() && words.length === 0) return Promise.resolve({ records: [], total: 0 });
  for (const word of words) conditions.push(`${SEARCHED_TEXT} ~ $${values.push(wordStartPattern(word))}`);
  const from = `notice where ${conditions.join(" and ")}`;
  const page = { limit: pageSize, offset: (currentPage - 1) * pageSize };
  return readListPageFrom(database, Row, { columns: COLUMNS, from, order: "id desc", values }, page);
}

/** Does not mark the message as read. 404 for another member's message. */
export async function findNotice(sql: Sql, memberId: number, id: string) {
  const text = `select ${COLUMNS}, content from notice where member_id = $1 and id = $2`;
  const notice = await sql.row(DetailRow, text, [memberId, toRowId(id)]);
  if (!notice) throw notFound(NOT_FOUND);
  return notice;
}

export async function deleteNotice(sql: Sql, memberId: number, id: string) {
  const deleted = await sql.run("delete from notice where member_id = $1 and id = $2", [memberId, toRowId(id)]);
  if (deleted === 0) throw notFound(NOT_FOUND);
  return unreadCount(sql, memberId);
}

/** Marks all or, where one is missing, none (404). Idempotent. */
export const markRead = (database: Database, memberId: number, ids: string[]) =>
  database.transaction(async (sql) => {
    const numbers = [...new Set(ids.map(toRowId))];
    const text = "update notice set read_at = coalesce(read_at, now()) where member_id = $1 and id = any($2::integer[])";
    if ((await sql.run(text, [memberId, numbers])) < numbers.length) throw notFound(NOT_FOUND);
    return unreadCount(sql, memberId);
  });

export async function markAllRead(sql: Sql, memberId: number) {
  await sql.run("update notice set read_at = now() where member_id = $1 and read_at is null", [memberId]);
  return unreadCount(sql, memberId);
}
