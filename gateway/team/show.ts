import { z } from "zod";
import { Count, Id, Timestamp } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { toDollars } from "../money.ts";
import { allowedBy, may } from "./role.ts";

const OwnTeam = z.object({
  id: Id,
  teamMemberId: z.number(),
  name: z.string(),
  tax_id: z.string(),
  role: z.string(),
  approve_above: z.coerce.number().transform(toDollars).optional(),
});
const OWN_TEAM = `
  select t.id, t.member_id as "teamMemberId", m.company as name, m.tax_id, p.role, t.approve_above_cents as approve_above
  from team_person p join team t on t.id = p.team_id join member m on m.id = t.member_id where p.member_id = $1`;

const Person = z.object({ id: Id, name: z.string(), email: z.string().optional(), role: z.string(), is_self: z.boolean() });
const PEOPLE = `
  select p.id, coalesce(person_name(p.member_id), '') as name, case when $3::boolean then m.email end as email, p.role,
    p.member_id = $2 as is_self
  from team_person p join member m on m.id = p.member_id where p.team_id = $1 order by p.id`;

const Invitation = z.object({ id: Id, email: z.string(), role: z.string(), ends_at: Timestamp });
const INVITATIONS = "select id, email, role, ends_at from team_invitation where team_id = $1 and ends_at > now() order by id";

const WaitingOrders = z.object({ waiting: Count });
const COUNT_WAITING = `
  select count(*) as waiting from member_order
  where member_id = $1 and status = 'pending_approval' and hidden_at is null and placed_by is distinct from $2`;

/** The member's team; `null` without one. Only owners see e-mail addresses and invitations. */
export async function showTeam(sql: Sql, memberId: number) {
  const found = await sql.row(OwnTeam, OWN_TEAM, [memberId]);
  if (!found) return { team: null };
  const { teamMemberId, tax_id: taxId, approve_above: above, ...team } = found;
  const isOwner = may(team.role, "manage");
  const [people, invitations, counted] = await Promise.all([
    sql.rows(Person, PEOPLE, [Number(team.id), memberId, isOwner]),
    isOwner ? sql.rows(Invitation, INVITATIONS, [Number(team.id)]) : [],
    may(team.role, "approve") ? sql.row(WaitingOrders, COUNT_WAITING, [teamMemberId, memberId]) : undefined,
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
