import { z } from "zod";
import type { User } from "../../lib/contract/session.ts";
import type { Sql } from "../db/database.ts";
import { insertNotice } from "../notice/store.ts";
import { refusal } from "../refusal.ts";
import type { Contact } from "./contact.ts";

const Member = z.object({
  id: z.number(),
  email: z.string().optional(),
  /** When the e-mail was first verified; before that, the account may be a stranger's. */
  email_verified_at: z.string().optional(),
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
  /** Duplicate account created by a quotation with a registered e-mail. */
  is_aside: z.boolean(),
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

export const memberById = (sql: Sql, id: number) => sql.row(Member, `${SELECT} id = $1`, [id]);

/** 401 once the account was cancelled. */
export async function findMember(sql: Sql, id: number): Promise<Member> {
  const member = await memberById(sql, id);
  if (!member) throw refusal(401);
  return member;
}

/** As `ana@example.co` or `+573001234567`; undefined without that contact. */
export function accountOfMember({ email, area_code, phone }: Member, kind: Contact["kind"]): string | undefined {
  if (kind === "email") return email?.toLowerCase();
  return area_code && phone ? `+${area_code}${phone}` : undefined;
}

export const hasVerifiedEmail = ({ email, email_verified_at: verifiedAt, is_aside: isAside }: Member): boolean =>
  Boolean(email && verifiedAt) && !isAside;

/** Finds a member by phone, or by e-mail (case-insensitive, never a duplicate account). */
export const memberByContact = (sql: Sql, contact: Contact) =>
  contact.kind === "email"
    ? sql.row(Member, `${SELECT} lower(email) = lower($1) and not is_aside`, [contact.email])
    : sql.row(Member, `${SELECT} area_code || phone = $1`, [contact.areaCode + contact.phone]);

type NewMember = { email: string; source: string; accepts_marketing?: boolean | undefined };

/** Also welcomes the member by a message; undefined when the e-mail is taken. */
export async function createMember(
  sql: Sql,
  { email, source, accepts_marketing = false }: NewMember,
): Promise<Member | undefined> {
  const text = "insert into member (email, source, accepts_marketing) values ($1, $2, $3) on conflict do nothing returning *";
  const member = await sql.row(Member, text, [email, source, accepts_marketing]);
  if (member) await insertNotice(sql, member.id, WELCOME);
  return member;
}

/** A duplicate account: without the mailbox, nobody can tell it from a first one. */
export async function createAside(sql: Sql, { email, source }: NewMember): Promise<Member> {
  const text = "insert into member (email, source, is_aside) values ($1, $2, true) returning *";
  const member = await sql.row(Member, text, [email, source]);
  if (!member) throw new Error("an insert returned no row");
  await insertNotice(sql, member.id, WELCOME);
  return member;
}

type Registration = {
  email: string;
  source: string;
  password_hash: string | null;
  accepts_marketing: boolean;
  firstname?: string | undefined;
  company?: string | undefined;
};

const REGISTER = `
  update member set
    password_hash = $2, accepts_marketing = $3, email_verified_at = now(), area_code = null, phone = null,
    first_name = coalesce(nullif($4, ''), first_name), company = coalesce(nullif($5, ''), company)
  where lower(email) = lower($1) and email_verified_at is null and not is_aside
  returning *`;

/** For an e-mail that was just verified: creates its member or claims an unverified one; undefined if a member verified it before. */
export async function registerMember(sql: Sql, fields: Registration): Promise<Member | undefined> {
  const { email, password_hash, accepts_marketing, firstname = "", company = "" } = fields;
  await createMember(sql, fields);
  return sql.row(Member, REGISTER, [email, password_hash, accepts_marketing, firstname.trim(), company.trim()]);
}

/** Marks the e-mail as verified and removes what a stranger may have set before: credentials, phone, and the consent to marketing. */
export async function claimMember(sql: Sql, id: number): Promise<Member> {
  const text = `
    update member set email_verified_at = now(), password_hash = null, area_code = null, phone = null, accepts_marketing = false
    where id = $1 returning *`;
  const member = await sql.row(Member, text, [id]);
  if (!member) throw new Error("a member that was just read is gone");
  return member;
}

export const displayName = ({ nickname, first_name, company, email = "", phone = "" }: Member) =>
  nickname || first_name || company || email.split("@")[0] || phone;

export const toUser = (member: Member): User => ({
  userId: String(member.id),
  userName: member.first_name || displayName(member),
  nickName: displayName(member),
  loginType: member.phone ? "phone" : "email",
  userType: member.user_type,
  email: member.email ?? "",
  phone: member.phone ?? "",
  nationality: member.nationality,
});
