import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { lockActiveMember, lockMember } from "../lock-member.ts";
import { assertMay, findSeat, lockSeat, type Seat } from "./seat.ts";

/** The row in `member` that owns an order; for a team also the seat of the person who acts. */
export type Buyer = { memberId: number; seat?: Seat };

/** Locks the buyer of a new order, and for a team also the person, whose cart the lines come from. 422 without permission. */
export async function lockNewBuyer(sql: Sql, memberId: number, teamId: number | null | undefined): Promise<Buyer> {
  const buyer = teamId === undefined ? { memberId } : await lockOrderingTeam(sql, memberId, teamId);
  await lockActiveMember(sql, memberId);
  return buyer;
}

const RowId = z.object({ id: z.number() });
const TEAM_OF_ORDER = `
  select t.id from member_order o join team t on t.member_id = o.member_id where o.order_no = $1 and o.member_id <> $2`;

/** Locks the buyer of an existing order: its team, else the member. 422: not allowed; 404 (`missingText`): not in the team. */
export async function lockOrderBuyer(sql: Sql, memberId: number, orderNo: string, missingText: string): Promise<Buyer> {
  const team = await sql.row(RowId, TEAM_OF_ORDER, [orderNo, memberId]);
  if (team) return lockOrderingTeam(sql, memberId, team.id, missingText);
  await lockMember(sql, memberId);
  return { memberId };
}

async function lockOrderingTeam(sql: Sql, personId: number, teamId: number | null, missingText?: string): Promise<Buyer> {
  const seat = await lockSeat(sql, personId, teamId, missingText);
  assertMay(seat, "order");
  return { memberId: seat.teamMemberId, seat };
}

/** Ids of the buyers whose orders and inquiries a member sees: itself, then its team. */
export const visibleBuyerIds = async (sql: Sql, memberId: number): Promise<number[]> =>
  (await sql.rows(RowId, "select unnest(buyers_of($1)) as id", [memberId])).map(({ id }) => id);

/** The one buyer whose orders or inquiries are to be listed: the member, or the given team; 404 unless the member is in it. */
export const buyerToList = async (sql: Sql, memberId: number, teamId: number | null | undefined): Promise<number> =>
  teamId === undefined ? memberId : (await findSeat(sql, memberId, teamId)).teamMemberId;
