import { z } from "zod";
import type { WantedLine } from "../../lib/contract/cart.ts";
import { CART_LINES_MAX, QUANTITY_MAX } from "../../lib/contract/limits.ts";
import { LISTS_MAX, type ListChange, type ListCreate } from "../../lib/contract/list.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { checkLines, mergeDuplicates } from "../product/line.ts";
import { TOO_MANY_TEXT } from "../product/line-obstacle.ts";
import { notFound, Refusal } from "../refusal.ts";
import { NO_LIST_TEXT, newShareSecret, readLines, type StoredLine } from "./store.ts";

const TOO_MANY_LISTS_TEXT = `Puede tener hasta ${LISTS_MAX} listas. Elimine alguna para crear otra.`;
const FULL_TEXT = `Una lista admite hasta ${CART_LINES_MAX} líneas.`;

const ListId = z.object({ id: z.number() });
const Counted = z.object({ count: Count });

export const createList = (database: Database, memberId: number, { name, lines }: z.output<typeof ListCreate.body>) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const existing = await sql.row(Counted, "select count(*) as count from goods_list where member_id = $1", [memberId]);
    if ((existing?.count ?? 0) >= LISTS_MAX) throw new Refusal(422, TOO_MANY_LISTS_TEXT);
    const list = await sql.row(ListId, "insert into goods_list (member_id, name) values ($1, $2) returning id", [memberId, name]);
    if (!list) throw new Error("an inserted list has no number");
    await saveLines(sql, list.id, await withSkuIds(sql, lines));
    return { id: String(list.id) };
  });

const LOCK_OWN = "select id from goods_list where id = $1 and member_id = $2 for update";
const UPDATE = `
  update goods_list set name = coalesce($2, name), updated_at = now(),
    share = case when $3::boolean then coalesce(share, $4) when $3 is null then share end
  where id = $1`;

/** Fields that are left out stay as they are. Unsharing a list ends its link, and sharing it after that makes another. */
export const changeList = (database: Database, memberId: number, id: string, change: z.output<typeof ListChange.body>) =>
  database.transaction(async (sql) => {
    const list = await sql.row(ListId, LOCK_OWN, [toRowId(id), memberId]);
    if (!list) throw notFound(NO_LIST_TEXT);
    const { name = null, lines, add, is_shared: isShared = null } = change;
    if (lines || add) {
      const existing = lines ? [] : await readLines(sql, list.id);
      await saveLines(sql, list.id, [...existing, ...(await withSkuIds(sql, [...(lines ?? []), ...(add ?? [])]))]);
    }
    await sql.run(UPDATE, [list.id, name, isShared, newShareSecret()]);
    return { id };
  });

export async function deleteList(sql: Sql, memberId: number, id: string) {
  if ((await sql.run("delete from goods_list where id = $1 and member_id = $2", [toRowId(id), memberId])) === 0)
    throw notFound(NO_LIST_TEXT);
  return { id };
}

/** A product with one variant is stored with that variant, as if the member had chosen it. 404 for unknown products, 422 for samples. */
async function withSkuIds(sql: Sql, wanted: WantedLine[]): Promise<StoredLine[]> {
  return (await checkLines(sql, wanted)).map(({ priced, requested: { product_id, quantity } }) => {
    if (!priced) throw notFound("No encontramos ese producto.");
    if (priced.is_sample) throw new Refusal(422, `${priced.name}: las muestras no se guardan en una lista.`);
    return { product_id, quantity, ...(priced.sku_id !== undefined && { sku_id: priced.sku_id }) };
  });
}

const INSERT_LINES = `
  insert into goods_list_line (list_id, place, product_id, sku_id, quantity)
  select $1, place, product_id, sku_id, quantity
  from jsonb_to_recordset($2::jsonb) as w (place integer, product_id integer, sku_id text, quantity integer)`;

/** Replaces the lines of a list. Quantities of the same goods are added up. 422 above CART_LINES_MAX or QUANTITY_MAX. */
async function saveLines(sql: Sql, listId: number, wanted: StoredLine[]): Promise<void> {
  const lines = mergeDuplicates(wanted);
  if (lines.length > CART_LINES_MAX) throw new Refusal(422, FULL_TEXT);
  if (lines.some(({ quantity }) => quantity > QUANTITY_MAX)) throw new Refusal(422, TOO_MANY_TEXT);
  const rows = lines.map((line, place) => ({ ...line, product_id: toRowId(line.product_id), place }));
  await sql.run("delete from goods_list_line where list_id = $1", [listId]);
  await sql.run(INSERT_LINES, [listId, JSON.stringify(rows)]);
}
