import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { notFound } from "../refusal.ts";
import type { TeamAction } from "../team/role.ts";
import { assertMay, lockSeat, NO_TEAM } from "../team/seat.ts";

export const NO_INQUIRY = "No encontramos esa solicitud.";

const TeamId = z.object({ id: z.number() });

/** Whose inquiry it is, and which person asks where it is a team's. */
export type InquiryOwner = { memberId: number | null; personId?: number };

/** Locks the team that an inquiry is for; without one the member, or a guest (null), asks alone. 404 outside the team, 422 without permission. */
export async function lockOwner(sql: Sql, memberId: number | null, team: string | undefined): Promise<InquiryOwner> {
  if (team === undefined) return { memberId };
  if (memberId === null) throw notFound(NO_TEAM);
  const seat = await lockSeat(sql, memberId, toRowId(team));
  assertMay(seat, "ask");
  return { memberId: seat.teamMemberId, personId: memberId };
}

const OF_TEAM = `
  select t.id from inquiry i join team t on t.member_id = i.member_id join team_person p on p.team_id = t.id
  where i.id = any($1) and p.member_id = $2 limit 1`;

/** Owners whose inquiries the member may change: itself and, locked before the inquiry, its team. 422 without permission. */
export async function lockOwners(sql: Sql, memberId: number, ids: (number | null)[], action: TeamAction): Promise<number[]> {
  const team = await sql.row(TeamId, OF_TEAM, [ids, memberId]);
  if (!team) return [memberId];
  const seat = await lockSeat(sql, memberId, team.id, NO_INQUIRY);
  assertMay(seat, action);
  return [memberId, seat.teamMemberId];
}

const FORGET = `
  update inquiry set email = '', asked = asked - array['phone', 'whatsapp', 'country_code'] where asked_by = $1`;

/** Deletes the contact data of a closed account from the inquiries that it made for teams. */
export const forgetContact = (sql: Sql, memberId: number) => sql.run(FORGET, [memberId]);
