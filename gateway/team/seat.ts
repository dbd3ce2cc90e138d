import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import { may, type TeamAction } from "./role.ts";

export const NO_TEAM = "No encontramos ese equipo.";

const REFUSED: Record<TeamAction, string> = {
  ask: "En este equipo usted puede ver las solicitudes. Para pedir cotizaciones, solicite el permiso a quien lo administra.",
  order: "En este equipo usted no hace pedidos ni acepta ofertas. Solicite el permiso a quien lo administra.",
  approve: "En este equipo usted no aprueba pedidos. Solicite el permiso a quien lo administra.",
  manage: "Solo quien administra el equipo puede hacer este cambio.",
};

const Team = z.object({ id: z.number(), memberId: z.number(), approveAboveCents: z.coerce.number().optional() });
const Seat = Team.extend({ personId: z.number(), role: z.string() });

/** A membership. `memberId`: the team's row in `member`, which owns its orders; `personId`: the person. */
export type Seat = z.output<typeof Seat>;

const OWNED_BY = 'select id, member_id as "memberId" from team where id = $1';
const SEAT = `
  select t.id, t.member_id as "memberId", t.approve_above_cents as "approveAboveCents", p.member_id as "personId", p.role
  from team t join team_person p on p.team_id = t.id where t.id = $1 and p.member_id = $2`;

/** Locks a team for the transaction and reads the current role. 404 for others. */
export async function lockSeat(sql: Sql, personId: number, teamId: number | null, missing = NO_TEAM): Promise<Seat> {
  const team = await sql.row(Team, OWNED_BY, [teamId]);
  if (!team) throw notFound(missing);
  await lockMember(sql, team.memberId);
  const seat = await sql.row(Seat, SEAT, [teamId, personId]);
  if (!seat) throw notFound(missing);
  return seat;
}

export function assertMay({ role }: Seat, action: TeamAction): void {
  if (!may(role, action)) throw new Refusal(422, REFUSED[action]);
}

const IN_TEAM = "select team_id as id from team_person where member_id = $1";
const TeamId = z.object({ id: z.number() });

export const findTeamId = async (sql: Sql, personId: number) => (await sql.row(TeamId, IN_TEAM, [personId]))?.id;

const OF_ORDER = `
  select t.id from member_order o join team t on t.member_id = o.member_id where o.order_no = $1 and o.member_id <> $2`;

/** Owner of an order; `by`: the person who acts for a team. */
export type Buyer = { memberId: number; by?: number | undefined; seat?: Seat };

/** Locks the owner of an order, a member or a team. 422 without permission. */
export async function lockOrderBuyer(sql: Sql, memberId: number, orderNo: string, missing: string): Promise<Buyer> {
  const team = await sql.row(TeamId, OF_ORDER, [orderNo, memberId]);
  if (!team) {
    await lockMember(sql, memberId);
    return { memberId };
  }
  const seat = await lockSeat(sql, memberId, team.id, missing);
  assertMay(seat, "order");
  return { memberId: seat.memberId, by: memberId, seat };
}

/** Locks the buyer of a new order, and for a team also the person whose cart the lines come from. */
export async function lockBuyerFor(sql: Sql, memberId: number, teamId: number | null | undefined): Promise<Buyer> {
  if (teamId === undefined) {
    await lockMember(sql, memberId);
    return { memberId };
  }
  const seat = await lockSeat(sql, memberId, teamId);
  assertMay(seat, "order");
  await lockMember(sql, memberId);
  return { memberId: seat.memberId, by: memberId, seat };
}

const BUYERS = "select unnest(buyers_of($1)) as id";

/** Ids of members whose orders and inquiries this one sees: its own, then its team's (a team is a member, ADR 75). */
export const listBuyers = async (sql: Sql, memberId: number) => (await sql.rows(TeamId, BUYERS, [memberId])).map(({ id }) => id);

/** Not locked; 404 for others. */
export async function findSeat(sql: Sql, personId: number, teamId: number | null): Promise<Seat> {
  const seat = await sql.row(Seat, SEAT, [teamId, personId]);
  if (!seat) throw notFound(NO_TEAM);
  return seat;
}

/** Whose orders are listed: the member's own, or those of its team. 404 for another team. */
export const listedBuyer = async (sql: Sql, memberId: number, teamId: number | null | undefined): Promise<number> =>
  teamId === undefined ? memberId : (await findSeat(sql, memberId, teamId)).memberId;
