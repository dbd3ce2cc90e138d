import { z } from "zod";
import type { User } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { notify } from "../notice/store.ts";

const Member = z.object({
  id: z.number(),
  email: z.string().optional(),
  area_code: z.string().optional(),
  phone: z.string().optional(),
  first_name: z.string(),
  nickname: z.string(),
  company: z.string(),
  tax_id: z.string(),
  nationality: z.string(),
  user_type: z.string(),
  level: z.string(),
  password_hash: z.string().optional(),
  created_at: z.string(),
});
export type Member = z.output<typeof Member>;

const WELCOME = {
  kind: "account",
  title: "Le damos la bienvenida",
  summary: "Su cuenta de comprador está lista. Guarde la dirección de entrega antes de su primer pedido.",
  detail:
    "Su cuenta de comprador está lista.\n\nDesde ella pide cotizaciones, hace pedidos y sigue sus envíos. Para que su primer pedido salga sin demoras, guarde la dirección donde lo recibe.",
  link: "/personCenter/Address",
} as const;

const SELECT = "select * from member where cancelled_at is null and";

/** The member of that number, as long as the account stands. */
export const memberById = (sql: Sql, id: number) => sql.row(Member, `${SELECT} id = $1`, [id]);

/** The member with that e-mail; upper and lower case are the same. */
export const memberByEmail = (sql: Sql, email: string) => sql.row(Member, `${SELECT} lower(email) = lower($1)`, [email]);

/** The member with that phone; digits only, the calling code apart. */
export const memberByPhone = (sql: Sql, areaCode: string, phone: string) =>
  sql.row(Member, `${SELECT} area_code = $1 and phone = $2`, [areaCode, phone]);

/** Makes a member known by e-mail, with a message that welcomes; nothing where the e-mail has an owner already. */
export async function createMember(sql: Sql, { email, source }: { email: string; source: string }): Promise<Member | undefined> {
  const text = "insert into member (email, source) values ($1, $2) on conflict do nothing returning *";
  const member = await sql.row(Member, text, [email, source]);
  if (member) await notify(sql, member.id, WELCOME);
  return member;
}

/** How a member is called: by nickname, first name, or what stands before the @. */
export const displayName = ({ nickname, first_name, email = "", phone = "" }: Member) =>
  nickname || first_name || email.split("@")[0] || phone;

/** A member as login, registration and restoring answer (SPEC.md section 3). */
export const userOf = (member: Member): User => ({
  userId: String(member.id),
  userName: member.first_name || displayName(member),
  nickName: displayName(member),
  loginType: member.phone ? "phone" : "email",
  userType: member.user_type,
  email: member.email ?? "",
  phone: member.phone ?? "",
  nationality: member.nationality,
});
