import { z } from "zod";
import type { Sql } from "../db/database.ts";

const Reader = z.object({ id: z.number() });

const ORDER_READERS = `
  select p.member_id as id from team_person p join team t on t.id = p.team_id join member_order o on o.member_id = t.member_id
  where o.order_no = $1 and (p.member_id = o.placed_by or (p.role = 'owner' and not exists (
    select from team_person q where q.team_id = t.id and q.member_id = o.placed_by))) order by p.id`;

const IS_TEAM = "select member_id as id from team where member_id = $1";

/** Who is told of an order: its buyer; of a team's order the person who placed it, or the team's owners once that person has left. */
export async function readersOfOrder(sql: Sql, { memberId, orderNo }: { memberId: number; orderNo: string }): Promise<number[]> {
  if (!(await sql.row(Reader, IS_TEAM, [memberId]))) return [memberId];
  return (await sql.rows(Reader, ORDER_READERS, [orderNo])).map(({ id }) => id);
}

const INQUIRY_READERS = `
  select p.member_id as id from team_person p join team t on t.id = p.team_id join inquiry i on i.member_id = t.member_id
  where i.id = $1 and (p.member_id = i.asked_by or (p.role = 'owner' and not exists (
    select from team_person q where q.team_id = t.id and q.member_id = i.asked_by))) order by p.id`;

/** Who is told of an inquiry: its member; of a team's inquiry the person who made it, or the team's owners once that person has left. */
export async function readersOfInquiry(sql: Sql, memberId: number, inquiryId: number): Promise<number[]> {
  if (!(await sql.row(Reader, IS_TEAM, [memberId]))) return [memberId];
  return (await sql.rows(Reader, INQUIRY_READERS, [inquiryId])).map(({ id }) => id);
}

const APPROVERS = `
  select p.member_id as id from team_person p join team t on t.id = p.team_id
  where t.member_id = $1 and p.role in ('approve', 'owner') and p.member_id <> $2 order by p.id`;

export const otherApprovers = async (sql: Sql, teamMemberId: number, personId: number) =>
  (await sql.rows(Reader, APPROVERS, [teamMemberId, personId])).map(({ id }) => id);
