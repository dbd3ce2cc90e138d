import { randomBytes } from "node:crypto";
import { z } from "zod";
import { Count, Id, Timestamp } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { resolveLines } from "../product/wanted-lines.ts";
import { notFound } from "../refusal.ts";

export const NO_LIST_TEXT = "No encontramos esa lista.";

const ListRow = z.object({
  id: Id,
  name: z.string(),
  count: Count,
  covers: z.array(z.string()),
  share: z.string().optional(),
  updated_at: Timestamp,
});
const COLUMNS = `
  l.id, l.name, l.share, l.updated_at, (select count(*) from goods_list_line g where g.list_id = l.id) as count,
  array(select p.images[1] from goods_list_line g join product p on p.id = g.product_id
    where g.list_id = l.id and p.images[1] is not null order by g.place limit 3) as covers`;
const ALL = `select ${COLUMNS} from goods_list l where l.member_id = $1 order by l.updated_at desc, l.id desc`;

export const allLists = async (sql: Sql, memberId: number) => ({ records: await sql.rows(ListRow, ALL, [memberId]) });

export async function listDetail(sql: Sql, memberId: number, id: string) {
  const text = `select ${COLUMNS} from goods_list l where l.id = $1 and l.member_id = $2`;
  const list = await sql.row(ListRow, text, [toRowId(id), memberId]);
  if (!list) throw notFound(NO_LIST_TEXT);
  return { ...list, lines: await readCurrentLines(sql, Number(list.id)) };
}

export const newShareSecret = () => randomBytes(24).toString("base64url");
const SHARE_SECRET = /^[\w-]{32}$/;

export async function sharedList(sql: Sql, share: string) {
  const text = `select ${COLUMNS} from goods_list l where l.share = $1`;
  const list = SHARE_SECRET.test(share) ? await sql.row(ListRow, text, [share]) : undefined;
  if (!list) throw notFound(NO_LIST_TEXT);
  return { name: list.name, updated_at: list.updated_at, lines: await readCurrentLines(sql, Number(list.id)) };
}

const StoredLine = z.object({ product_id: Id, sku_id: z.string().optional(), quantity: z.number() });
export type StoredLine = z.output<typeof StoredLine>;

export const readLines = (sql: Sql, listId: number) =>
  sql.rows(StoredLine, "select product_id, sku_id, quantity from goods_list_line where list_id = $1 order by place", [listId]);

async function readCurrentLines(sql: Sql, listId: number) {
  const lines = await readLines(sql, listId);
  return lines.length > 0 ? (await resolveLines(sql, lines)).lines : [];
}
