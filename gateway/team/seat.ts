import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import { may, type TeamAction } from "./role.ts";

export const NO_TEAM_TEXT = "No encontramos ese equipo.";

const REFUSAL_TEXTS: Record<TeamAction, string> = {
  ask: "En este equipo usted puede ver las solicitudes. Para pedir cotizaciones, solicite el permiso a quien lo administra.",
  order: "En este equipo usted no hace pedidos ni acepta ofertas. Solicite el permiso a quien lo administra.",
  approve: "En este equipo usted no aprueba pedidos. Solicite el permiso a quien lo administra.",
  manage: "Solo quien administra el equipo puede hacer este cambio.",
};

const Team = z.object({ id: z.number(), teamMemberId: z.number(), approveAboveCents: z.coerce.number().optional() });
const Seat = Team.extend({ personId: z.number(), role: z.string() });

/** A person in a team. `teamMemberId`: the row in `member` that owns the team's orders (ADR 75). `personId`: the person's own row in `member`. */
export type Seat = z.output<typeof Seat>;

const TEAM = 'select id, member_id as "teamMemberId" from team where id = $1';
const SEAT = `
  select t.id, t.member_id as "teamMemberId", t.approve_above_cents as "approveAboveCents", p.member_id as "personId", p.role
  from team t join team_person p on p.team_id = t.id where t.id = $1 and p.member_id = $2`;

/** Locks a team for the transaction and reads the person's current role; 404 unless in the team. */
export async function lockSeat(sql: Sql, personId: number, teamId: number | null, missingText = NO_TEAM_TEXT): Promise<Seat> {
  const team = await sql.row(Team, TEAM, [teamId]);
  if (!team) throw notFound(missingText);
  await lockMember(sql, team.teamMemberId);
  return findSeat(sql, personId, teamId, missingText);
}

export async function findSeat(sql: Sql, personId: number, teamId: number | null, missingText = NO_TEAM_TEXT): Promise<Seat> {
  const seat = await sql.row(Seat, SEAT, [teamId, personId]);
  if (!seat) throw notFound(missingText);
  return seat;
}

export function assertMay({ role }: Seat, action: TeamAction): void {
  if (!may(role, action)) throw new Refusal(422, REFUSAL_TEXTS[action]);
}

const TeamId = z.object({ id: z.number() });

export const findTeamId = async (sql: Sql, personId: number) =>
  (await sql.row(TeamId, "select team_id as id from team_person where member_id = $1", [personId]))?.id;
