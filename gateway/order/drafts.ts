import { z } from "zod";
import { WantedLine } from "../../lib/contract/cart.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { toDollars } from "../money.ts";
import { notFound, Refusal } from "../refusal.ts";
import { sumCents, toWireLine } from "./lines.ts";
import { assertOrderable, type PricedOrder, priceLines } from "./priced-order.ts";

const DRAFTS_MAX = 50;
const NOT_FOUND_TEXT = "No encontramos ese pedido temporal.";

const Draft = z.object({ id: z.number(), lines: z.array(WantedLine) });
const DraftId = z.object({ id: z.number() });
const Counted = z.object({ count: z.number() });
type DraftFields = { lines: z.output<typeof WantedLine>[] };

const toWireDraft = (id: number, { lines, refused }: PricedOrder) => ({
  id,
  lines: lines.map(toWireLine),
  total: toDollars(sumCents(lines)),
  refused,
});

export async function listDrafts(sql: Sql, memberId: number) {
  const rows = await sql.rows(Draft, "select id, lines from temporary_order where member_id = $1 order by id desc", [memberId]);
  return { data: await Promise.all(rows.map(async ({ id, lines }) => toWireDraft(id, await priceLines(sql, lines)))) };
}

/** 422 for an unavailable line, and for more than DRAFTS_MAX drafts. */
export const addDraft = (database: Database, memberId: number, { lines }: DraftFields) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const count = "select count(*)::integer as count from temporary_order where member_id = $1";
    if (((await sql.row(Counted, count, [memberId]))?.count ?? 0) >= DRAFTS_MAX)
      throw new Refusal(422, `Ya tiene ${DRAFTS_MAX} pedidos temporales. Elimine uno para guardar otro.`);
    const priced = await priceLines(sql, lines);
    assertOrderable(priced);
    const insert = "insert into temporary_order (member_id, lines) values ($1, $2::jsonb) returning id";
    const inserted = await sql.row(DraftId, insert, [memberId, JSON.stringify(lines)]);
    if (!inserted) throw new Error("an insert returned no row");
    return toWireDraft(inserted.id, priced);
  });

/** 404 for another member's draft, 422 for an unavailable line. */
export const changeDraft = (database: Database, memberId: number, { id, lines }: DraftFields & { id: string }) =>
  database.transaction(async (sql) => {
    const update = "update temporary_order set lines = $3::jsonb where member_id = $1 and id = $2 returning id";
    const changed = await sql.row(DraftId, update, [memberId, toRowId(id), JSON.stringify(lines)]);
    if (!changed) throw notFound(NOT_FOUND_TEXT);
    const priced = await priceLines(sql, lines);
    assertOrderable(priced);
    return toWireDraft(changed.id, priced);
  });

/** Deletes all or, where one is missing, none (404). */
export const deleteDrafts = (database: Database, memberId: number, ids: string[]) =>
  database.transaction(async (sql) => {
    const numbers = [...new Set(ids.map(toRowId))];
    const text = "delete from temporary_order where member_id = $1 and id = any($2::integer[])";
    const deleted = await sql.run(text, [memberId, numbers]);
    if (deleted < numbers.length) throw notFound(NOT_FOUND_TEXT);
    return { deleted };
  });

/** Deletes a draft and returns its lines for an order; 404 for another member's. */
export async function takeDraft(sql: Sql, memberId: number, id: string): Promise<PricedOrder> {
  const text = "delete from temporary_order where member_id = $1 and id = $2 returning id, lines";
  const draft = await sql.row(Draft, text, [memberId, toRowId(id)]);
  if (!draft) throw notFound(NOT_FOUND_TEXT);
  return priceLines(sql, draft.lines);
}
