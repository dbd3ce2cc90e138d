import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { notFound } from "../refusal.ts";
import type { TeamAction } from "../team/role.ts";
import { assertMay, lockSeat, NO_TEAM_TEXT } from "../team/seat.ts";

export const NO_INQUIRY_TEXT = "No encontramos esa solicitud.";

const TeamId = z.object({ id: z.number() });

/** `ownerId`: a member, a team's row in `member`, or null for a guest. `personId`: who makes the inquiry in a team's name. */
export type InquiryOwner = { ownerId: number | null; personId?: number };

/** Locks the team in whose name a person makes an inquiry. 404 for a guest and outside the team, 422 without permission. */
export async function lockTeam(sql: Sql, personId: number | null, team: string): Promise<InquiryOwner> {
  if (personId === null) throw notFound(NO_TEAM_TEXT);
  const seat = await lockSeat(sql, personId, toRowId(team));
  assertMay(seat, "ask");
  return { ownerId: seat.teamMemberId, personId };
}

const TEAM_OF_INQUIRY = `
  select t.id from inquiry i join team t on t.member_id = i.member_id join team_person p on p.team_id = t.id
  where i.id = any($1) and p.member_id = $2 limit 1`;

/** Owners whose inquiries a member may change: the member, and their team (then locked) if one of the inquiries is the team's. 422: not allowed. */
export async function lockOwners(
  sql: Sql,
  memberId: number,
  inquiryIds: (number | null)[],
  action: TeamAction,
): Promise<number[]> {
  const team = await sql.row(TeamId, TEAM_OF_INQUIRY, [inquiryIds, memberId]);
  if (!team) return [memberId];
  const seat = await lockSeat(sql, memberId, team.id, NO_INQUIRY_TEXT);
  assertMay(seat, action);
  return [memberId, seat.teamMemberId];
}

const FORGET_CONTACT = `
  update inquiry set email = '', asked = asked - array['phone', 'whatsapp', 'country_code'] where asked_by = $1`;

/** Deletes the contact data of a closed account from the inquiries that it made for teams. */
export const forgetContact = (sql: Sql, memberId: number) => sql.run(FORGET_CONTACT, [memberId]);
