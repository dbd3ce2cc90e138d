import { z } from "zod";
import { WantedLine } from "../../lib/contract/cart.ts";
import type { Database, Sql } from "../db/database.ts";
import { numberOf } from "../identifier.ts";
import { dollarsOf } from "../money.ts";
import { lockMember } from "../one-default.ts";
import { Refusal, unknown } from "../refusal.ts";
import { shownLine, sumCents } from "./lines.ts";
import { linesOf, refuseLines, type Wanted } from "./wanted.ts";

/** Temporary orders that one member keeps. */
const MOST = 50;
const NOT_FOUND = "No encontramos ese pedido temporal.";

const Row = z.object({ id: z.number(), lines: z.array(WantedLine) });
const Key = z.object({ id: z.number() });
type Given = { lines: z.output<typeof WantedLine>[] };

const shown = (id: number, { lines, refused }: Wanted) => ({
  id,
  lines: lines.map(shownLine),
  total: dollarsOf(sumCents(lines)),
  refused,
});

/** The temporary orders of a member, the last one first, at today's prices; lines that are gone are told apart. */
export async function temporaryOrders(sql: Sql, memberId: number) {
  const kept = await sql.rows(Row, "select id, lines from temporary_order where member_id = $1 order by id desc", [memberId]);
  return { data: await Promise.all(kept.map(async ({ id, lines }) => shown(id, await linesOf(sql, lines)))) };
}

/** Keeps lines for an order to come; 422 where one of them is not to be had. */
export const addTemporary = (database: Database, memberId: number, { lines }: Given) =>
  database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const count = "select count(*)::integer as id from temporary_order where member_id = $1";
    if (((await sql.row(Key, count, [memberId]))?.id ?? 0) >= MOST)
      throw new Refusal(422, `Ya tiene ${MOST} pedidos temporales. Elimine uno para guardar otro.`);
    const wanted = await linesOf(sql, lines);
    refuseLines(wanted);
    const insert = "insert into temporary_order (member_id, lines) values ($1, $2::jsonb) returning id";
    const made = await sql.row(Key, insert, [memberId, JSON.stringify(lines)]);
    if (!made) throw new Error("an insert returned no row");
    return shown(made.id, wanted);
  });

/** Replaces the lines of a temporary order; 404 for another member's, 422 where a line is not to be had. */
export const changeTemporary = (database: Database, memberId: number, { id, lines }: Given & { id: string }) =>
  database.transaction(async (sql) => {
    const update = "update temporary_order set lines = $3::jsonb where member_id = $1 and id = $2 returning id";
    const changed = await sql.row(Key, update, [memberId, numberOf(id), JSON.stringify(lines)]);
    if (!changed) throw unknown(NOT_FOUND);
    const wanted = await linesOf(sql, lines);
    refuseLines(wanted);
    return shown(changed.id, wanted);
  });

/** Deletes temporary orders, all of them or, when one is not the member's, none: 404. */
export const deleteTemporary = (database: Database, memberId: number, ids: string[]) =>
  database.transaction(async (sql) => {
    const asked = [...new Set(ids.map(numberOf))];
    const text = "delete from temporary_order where member_id = $1 and id = any($2::integer[])";
    const deleted = await sql.run(text, [memberId, asked]);
    if (deleted < asked.length) throw unknown(NOT_FOUND);
    return { deleted };
  });

/** The lines of a temporary order, which leaves the member's list: it is being placed. 404 for another member's. */
export async function takeTemporary(sql: Sql, memberId: number, id: string): Promise<Wanted> {
  const text = "delete from temporary_order where member_id = $1 and id = $2 returning id, lines";
  const taken = await sql.row(Row, text, [memberId, numberOf(id)]);
  if (!taken) throw unknown(NOT_FOUND);
  return linesOf(sql, taken.lines);
}
