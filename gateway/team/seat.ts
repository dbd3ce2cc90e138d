import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { lockMember } from "../one-default.ts";
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

/** A person's place in a team; `memberId` is whom its orders belong to, `personId` the member who acts. */
export type Seat = z.output<typeof Seat>;

const OWNED_BY = 'select id, member_id as "memberId" from team where id = $1';
const SEAT = `
  select t.id, t.member_id as "memberId", t.approve_above_cents as "approveAboveCents", p.member_id as "personId", p.role
  from team t join team_person p on p.team_id = t.id where t.id = $1 and p.member_id = $2`;

/**
 * Takes a team for a change until the transaction ends and answers the person's place in it as it is then: whose role was taken meanwhile
 * is refused. A team is always locked before a person. 404 for who is not in it.
 */
export async function lockSeat(sql: Sql, personId: number, teamId: number | null, missing = NO_TEAM): Promise<Seat> {
  const team = await sql.row(Team, OWNED_BY, [teamId]);
  if (!team) throw notFound(missing);
  await lockMember(sql, team.memberId);
  const seat = await sql.row(Seat, SEAT, [teamId, personId]);
  if (!seat) throw notFound(missing);
  return seat;
}

/** Refuses with 422 what a person's role in a team does not allow. */
export function assertMay({ role }: Seat, action: TeamAction): void {
  if (!may(role, action)) throw new Refusal(422, REFUSED[action]);
}

const IN_TEAM = "select team_id as id from team_person where member_id = $1";
const TeamId = z.object({ id: z.number() });

/** The number of a person's team, not locked. */
export const teamIdOf = async (sql: Sql, personId: number) => (await sql.row(TeamId, IN_TEAM, [personId]))?.id;

const OF_ORDER = `
  select t.id from member_order o join team t on t.member_id = o.member_id where o.order_no = $1 and o.member_id <> $2`;

/** Whose order is changed, and by which person where it is a team's. */
export type Buyer = { memberId: number; by?: number | undefined; seat?: Seat };

/** Locks who an order belongs to: the member, or the team for which the member may order. 422 for who may only look. */
export async function lockBuyerOf(sql: Sql, memberId: number, orderNo: string, missing: string): Promise<Buyer> {
  const team = await sql.row(TeamId, OF_ORDER, [orderNo, memberId]);
  if (!team) {
    await lockMember(sql, memberId);
    return { memberId };
  }
  const seat = await lockSeat(sql, memberId, team.id, missing);
  assertMay(seat, "order");
  return { memberId: seat.memberId, by: memberId, seat };
}

/** Locks who an order is placed for, and after a team the person, whose cart it may come out of. */
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

/** Whose orders a member sees: the own ones first, then the team's. */
export const buyersOf = async (sql: Sql, memberId: number) => (await sql.rows(TeamId, BUYERS, [memberId])).map(({ id }) => id);

/** A person's place in a team as it is at the moment, not locked; 404 for who is not in it. */
export async function findSeat(sql: Sql, personId: number, teamId: number | null): Promise<Seat> {
  const seat = await sql.row(Seat, SEAT, [teamId, personId]);
  if (!seat) throw notFound(NO_TEAM);
  return seat;
}

/** Whose orders a list shows: the member's, or those of the team that is named; 404 for a team that the member is not in. */
export const listedBuyer = async (sql: Sql, memberId: number, teamId: number | null | undefined): Promise<number> =>
  teamId === undefined ? memberId : (await findSeat(sql, memberId, teamId)).memberId;
