import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { WantedLine } from "../../lib/contract/cart.ts";
import { CART_LINES_MAX, QUANTITY_MAX } from "../../lib/contract/limits.ts";
import { LISTS_MAX, type ListChange, type ListCreate } from "../../lib/contract/list.ts";
import { Count, Id, Timestamp } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockMember } from "../lock-member.ts";
import { checkLines, mergeDuplicates, TOO_MANY } from "../product/line.ts";
import { resolveLines } from "../product/wanted-lines.ts";
import { notFound, Refusal } from "../refusal.ts";

const NO_LIST = "No encontramos esa lista.";
const TOO_MANY_LISTS = `Puede tener hasta ${LISTS_MAX} listas. Elimine alguna para crear otra.`;
const FULL = `Una lista admite hasta ${CART_LINES_MAX} líneas.`;
const SECRET_BYTES = 24;

const Row = z.object({ id: Id, name: z.string(), count: Count, share: z.string().optional(), updated_at: Timestamp });
const COLUMNS = `
  l.id, l.name, l.share, l.updated_at, (select count(*) from goods_list_line g where g.list_id = l.id) as count`;

export const allLists = async (sql: Sql, memberId: number) => ({
  records: await sql.rows(
    Row,
    `select ${COLUMNS} from goods_list l where l.member_id = $1 order by l.updated_at desc, l.id desc`,
    [memberId],
  ),
});

const Line = z.object({ product_id: Id, sku_id: z.string().optional(), quantity: z.number() });
type Line = z.output<typeof Line>;
const readLines = (sql: Sql, listId: number) =>
  sql.rows(Line, "select product_id, sku_id, quantity from goods_list_line where list_id = $1 order by place", [listId]);

const readCurrentLines = async (sql: Sql, listId: number) => {
  const lines = await readLines(sql, listId);
  return lines.length > 0 ? (await resolveLines(sql, lines)).lines : [];
};

export async function listDetail(sql: Sql, memberId: number, id: string) {
  const list = await sql.row(Row, `select ${COLUMNS} from goods_list l where l.id = $1 and l.member_id = $2`, [
    toRowId(id),
    memberId,
  ]);
  if (!list) throw notFound(NO_LIST);
  return { ...list, lines: await readCurrentLines(sql, Number(list.id)) };
}

export async function sharedList(sql: Sql, share: string) {
  const list = isSecret(share)
    ? await sql.row(Row, `select ${COLUMNS} from goods_list l where l.share = $1`, [share])
    : undefined;
  if (!list) throw notFound(NO_LIST);
  return { name: list.name, updated_at: list.updated_at, lines: await readCurrentLines(sql, Number(list.id)) };
}
const isSecret = (text: string) => /^[\w-]{32}$/.test(text);

const SAVE = `
  insert into goods_list_line (list_id, place, product_id, sku_id, quantity)
  select $1, place, product_id, sku_id, quantity
  from jsonb_to_recordset($2::jsonb) as w (place integer, product_id integer, sku_id text, quantity integer)`;

/** Resolves the only variant of a product. 404 for unknown products. */
async function keptAs(sql: Sql, wanted: WantedLine[]): Promise<Line[]> {
  return (await checkLines(sql, wanted)).map(({ priced, requested: { product_id, quantity } }) => {
    if (!priced) throw notFound("No encontramos ese producto.");
    return { product_id, quantity, ...(priced.sku_id !== undefined && { sku_id: priced.sku_id }) };
  });
}

/** 422 beyond the limits. */
async function replaceLines(sql: Sql, listId: number, kept: Line[], added: WantedLine[]): Promise<void> {
  const lines = mergeDuplicates([...kept, ...(await keptAs(sql, added))]);
  if (lines.length > CART_LINES_MAX) throw new Refusal(422, FULL);
  if (lines.some(({ quantity }) => quantity > QUANTITY_MAX)) throw new Refusal(422, TOO_MANY);
  const rows = lines.map((line, place) => ({ ...line, product_id: toRowId(line.product_id), place }));
  await sql.run("delete from goods_list_line where list_id = $1", [listId]);
  await sql.run(SAVE, [listId, JSON.stringify(rows)]);
}

const Made = z.object({ id: z.number() });
const Counted = z.object({ count: Count });

/** 422 beyond the limit per member; serialized per member. */
export const createList = (database: Database, memberId: number, { name, lines }: z.output<typeof ListCreate.body>) =>
  database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const had = await sql.row(Counted, "select count(*) as count from goods_list where member_id = $1", [memberId]);
    if ((had?.count ?? 0) >= LISTS_MAX) throw new Refusal(422, TOO_MANY_LISTS);
    const made = await sql.row(Made, "insert into goods_list (member_id, name) values ($1, $2) returning id", [memberId, name]);
    if (!made) throw new Error("an inserted list has no number");
    await replaceLines(sql, made.id, [], lines);
    return { id: String(made.id) };
  });

/** Absent fields stay. A list that is shared anew has a new link. */
export const changeList = (database: Database, memberId: number, id: string, change: z.output<typeof ListChange.body>) =>
  database.transaction(async (sql) => {
    const own = await sql.row(Made, "select id from goods_list where id = $1 and member_id = $2 for update", [
      toRowId(id),
      memberId,
    ]);
    if (!own) throw notFound(NO_LIST);
    const { name, lines, add, is_shared: isShared } = change;
    if (lines || add) {
      const kept = lines ? [] : await readLines(sql, own.id);
      await replaceLines(sql, own.id, kept, [...(lines ?? []), ...(add ?? [])]);
    }
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    await sql.run(
      `update goods_list set name = coalesce($2, name), updated_at = now(),
         share = case when $3::boolean then coalesce(share, $4) when $3 is null then share end
       where id = $1`,
      [own.id, name ?? null, isShared ?? null, secret],
    );
    return { id };
  });

export async function deleteList(sql: Sql, memberId: number, id: string) {
  if ((await sql.run("delete from goods_list where id = $1 and member_id = $2", [toRowId(id), memberId])) === 0)
    throw notFound(NO_LIST);
  return { id };
}
