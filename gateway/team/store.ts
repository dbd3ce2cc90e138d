import { z } from "zod";
import { toCents } from "../../lib/contract/price.ts";
import type { TeamChange, TeamCreate } from "../../lib/contract/team.ts";
import { eraseTraces } from "../account/traces.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember, lockMember } from "../lock-member.ts";
import { Refusal } from "../refusal.ts";
import { findMember, hasVerifiedEmail } from "../session/member.ts";
import { assertMay, findTeamId, lockSeat } from "./seat.ts";

export const IN_A_TEAM_TEXT = "Usted ya está en un equipo. Salga de él antes de entrar en otro.";
const UNVERIFIED_TEXT = "Confirme antes que el correo de su cuenta es suyo: pida un código en la página «Mi equipo» y escríbalo.";
const ORDERS_WAIT_TEXT =
  "Hay pedidos del equipo que esperan aprobación. Apruébelos, rechácelos o cancélelos antes de terminar el equipo.";

async function requireVerifiedEmail(sql: Sql, memberId: number): Promise<void> {
  if (!hasVerifiedEmail(await findMember(sql, memberId))) throw new Refusal(422, UNVERIFIED_TEXT);
}

const RowId = z.object({ id: z.number() });
const INSERT_TEAM_MEMBER =
  "insert into member (source, company, tax_id) select 'team', $2, tax_id from member where id = $1 returning id";
const INSERT_PERSON = "insert into team_person (team_id, member_id, role) values ($1, $2, $3)";

export const addPerson = (sql: Sql, teamId: number, memberId: number, role: string) =>
  sql.run(INSERT_PERSON, [teamId, memberId, role]);

/** The member becomes the team's first owner; the team gets a row of its own in `member`. 422 for a member of another team, and without a verified e-mail. */
export const createTeam = (database: Database, memberId: number, { name }: z.output<typeof TeamCreate.body>) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    if ((await findTeamId(sql, memberId)) !== undefined) throw new Refusal(422, IN_A_TEAM_TEXT);
    await requireVerifiedEmail(sql, memberId);
    const teamMember = await sql.row(RowId, INSERT_TEAM_MEMBER, [memberId, name]);
    const team = teamMember && (await sql.row(RowId, "insert into team (member_id) values ($1) returning id", [teamMember.id]));
    if (!team) throw new Error("an insert returned no row");
    await addPerson(sql, team.id, memberId, "owner");
    return { id: team.id };
  });

/** Saves name and limit; the team also takes over the tax number of the owner who saves. */
export const changeTeam = (
  database: Database,
  memberId: number,
  id: string,
  { name, approve_above: above }: z.output<typeof TeamChange.body>,
) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    const text = "update member set company = $2, tax_id = (select tax_id from member where id = $3) where id = $1";
    await sql.run(text, [seat.teamMemberId, name, memberId]);
    await sql.run("update team set approve_above_cents = $2 where id = $1", [seat.id, above === null ? null : toCents(above)]);
    return { id: seat.id };
  });

const WAITING_ORDER = "select id from member_order where member_id = $1 and status = 'pending_approval' limit 1";

// Idempotency keys are replaced: those of the team could be the same as the heir's own.
const INHERIT = [
  "update member_order set member_id = $2, idempotency_key = gen_random_uuid() where member_id = $1",
  "update payment set member_id = $2 where member_id = $1",
  "update voucher set member_id = $2 where member_id = $1",
  "update inquiry set member_id = $2, asked_by = null where member_id = $1",
  "update upload set member_id = $2 where member_id = $1",
  `insert into order_count (member_id, family, status, total)
     select $2, family, status, total from order_count where member_id = $1
     on conflict (member_id, family, status) do update set total = order_count.total + excluded.total`,
];

/** Ends a team: its orders and inquiries become the heir's. 422 while an order awaits approval. */
export async function dissolveTeam(
  sql: Sql,
  { id, teamMemberId }: { id: number; teamMemberId: number },
  heir: number,
): Promise<void> {
  if (await sql.row(RowId, WAITING_ORDER, [teamMemberId])) throw new Refusal(422, ORDERS_WAIT_TEXT);
  for (const text of INHERIT) await sql.run(text, [teamMemberId, heir]);
  await sql.run("delete from order_count where member_id = $1", [teamMemberId]);
  await sql.run("delete from team where id = $1", [id]);
  await eraseTraces(sql, teamMemberId);
  await sql.run("update member set company = '', tax_id = '', cancelled_at = now() where id = $1", [teamMemberId]);
}

export const endTeam = (database: Database, memberId: number, id: string) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    await lockMember(sql, memberId);
    await dissolveTeam(sql, seat, memberId);
    return { id: seat.id };
  });
