import { z } from "zod";
import { toCents } from "../../lib/contract/price.ts";
import type { TeamChange, TeamCreate } from "../../lib/contract/team.ts";
import { Count, Id, Timestamp } from "../../lib/contract/wire.ts";
import { eraseTraces } from "../account/traces.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockMember } from "../lock-member.ts";
import { toDollars } from "../money.ts";
import { Refusal } from "../refusal.ts";
import { findMember } from "../session/member.ts";
import { allowedBy, may } from "./role.ts";
import { assertMay, findTeamId, lockSeat } from "./seat.ts";

export const IN_ANOTHER = "Usted ya está en un equipo. Salga de él antes de entrar en otro.";
const UNPROVED = "Confirme antes que el correo de su cuenta es suyo: cierre la sesión e ingrese con un código.";
const WAITING = "Hay pedidos del equipo que esperan aprobación. Apruébelos, rechácelos o cancélelos antes de terminar el equipo.";

const Row = z.object({
  id: Id,
  memberId: z.number(),
  name: z.string(),
  tax_id: z.string(),
  role: z.string(),
  approve_above: z.coerce.number().transform(toDollars).optional(),
});
const ROW = `
  select t.id, t.member_id as "memberId", m.company as name, m.tax_id, p.role, t.approve_above_cents as approve_above
  from team_person p join team t on t.id = p.team_id join member m on m.id = t.member_id where p.member_id = $1`;

const Person = z.object({ id: Id, name: z.string(), email: z.string().optional(), role: z.string(), is_self: z.boolean() });
const PEOPLE = `
  select p.id, coalesce(person_name(p.member_id), '') as name, case when $3::boolean then m.email end as email, p.role,
    p.member_id = $2 as is_self
  from team_person p join member m on m.id = p.member_id where p.team_id = $1 order by p.id`;

const Invitation = z.object({ id: Id, email: z.string(), role: z.string(), ends_at: Timestamp });
const INVITATIONS = "select id, email, role, ends_at from team_invitation where team_id = $1 and ends_at > now() order by id";

const Waiting = z.object({ waiting: Count });
const COUNT_WAITING = `
  select count(*) as waiting from member_order
  where member_id = $1 and status = 'pending_approval' and hidden_at is null and placed_by is distinct from $2`;

/** Only owners see e-mail addresses and invitations. */
export async function showTeam(sql: Sql, memberId: number) {
  const found = await sql.row(Row, ROW, [memberId]);
  if (!found) return { team: null };
  const { memberId: buyer, tax_id: taxId, approve_above: above, ...team } = found;
  const isOwner = may(team.role, "manage");
  const [people, invitations, counted] = await Promise.all([
    sql.rows(Person, PEOPLE, [Number(team.id), memberId, isOwner]),
    isOwner ? sql.rows(Invitation, INVITATIONS, [Number(team.id)]) : [],
    may(team.role, "approve") ? sql.row(Waiting, COUNT_WAITING, [buyer, memberId]) : undefined,
  ]);
  return {
    team: {
      ...team,
      ...(taxId && { tax_id: taxId }),
      may: allowedBy(team.role),
      approve_above: above ?? null,
      people,
      invitations,
      waiting: counted?.waiting ?? 0,
    },
  };
}

/** 422 without a verified e-mail address. */
async function assertProved(sql: Sql, memberId: number): Promise<string> {
  const { email, email_verified_at: provedAt, is_aside: isAside } = await findMember(sql, memberId);
  if (!email || !provedAt || isAside) throw new Refusal(422, UNPROVED);
  return email;
}

const Made = z.object({ id: z.number() });
const BUYER = "insert into member (source, company, tax_id) select 'team', $2, tax_id from member where id = $1 returning id";
const SIT = "insert into team_person (team_id, member_id, role) values ($1, $2, $3)";

export const sit = (sql: Sql, teamId: number, memberId: number, role: string) => sql.run(SIT, [teamId, memberId, role]);

/** With its own row in `member`. 422 for a member of another team; concurrent requests are serialized. */
export const createTeam = (database: Database, memberId: number, { name }: z.output<typeof TeamCreate.body>) =>
  database.transaction(async (sql) => {
    await lockMember(sql, memberId);
    if ((await findTeamId(sql, memberId)) !== undefined) throw new Refusal(422, IN_ANOTHER);
    await assertProved(sql, memberId);
    const buyer = await sql.row(Made, BUYER, [memberId, name]);
    const team = buyer && (await sql.row(Made, "insert into team (member_id) values ($1) returning id", [buyer.id]));
    if (!team) throw new Error("an insert returned no row");
    await sit(sql, team.id, memberId, "owner");
    return { id: team.id };
  });

/** The tax number is that of the owner who saves. */
export const changeTeam = (
  database: Database,
  memberId: number,
  id: string,
  { name, approve_above: above }: z.output<typeof TeamChange.body>,
) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    const buyer = "update member set company = $2, tax_id = (select tax_id from member where id = $3) where id = $1";
    await sql.run(buyer, [seat.memberId, name, memberId]);
    await sql.run("update team set approve_above_cents = $2 where id = $1", [seat.id, above === null ? null : toCents(above)]);
    return { id: seat.id };
  });

const IS_WAITING = "select id from member_order where member_id = $1 and status = 'pending_approval' limit 1";

// Idempotency keys of the team are not inherited: they could collide with the heir's.
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

/** Orders and inquiries go to the heir; 422 while an order awaits approval. */
export async function dissolveTeam(sql: Sql, team: { id: number; memberId: number }, heir: number): Promise<void> {
  if (await sql.row(Made, IS_WAITING, [team.memberId])) throw new Refusal(422, WAITING);
  for (const text of INHERIT) await sql.run(text, [team.memberId, heir]);
  await sql.run("delete from order_count where member_id = $1", [team.memberId]);
  await sql.run("delete from team where id = $1", [team.id]);
  await eraseTraces(sql, team.memberId);
  await sql.run("update member set company = '', tax_id = '', cancelled_at = now() where id = $1", [team.memberId]);
}

export const endTeam = (database: Database, memberId: number, id: string) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    await lockMember(sql, memberId);
    await dissolveTeam(sql, seat, memberId);
    return { id: seat.id };
  });
