import { randomBytes } from "node:crypto";
import { z } from "zod";
import { TEAM_PEOPLE_MAX, type TeamInvite } from "../../lib/contract/team.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { send } from "../outbox/store.ts";
import type { Limits } from "../rate-limits.ts";
import { notFound, Refusal } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { assertMay, findSeat, lockSeat } from "./seat.ts";

const INVITATION_DAYS = 7;

/** Without the team's name: nothing that a member wrote goes to strangers by e-mail. */
const invitationEmail = (token: string) => ({
  subject: "Le invitan a un equipo de compras",
  paragraphs: [
    "Una empresa que compra aquí le invita a su equipo. La página de la invitación dice cuál y qué podrá hacer.",
    `Inicie sesión o cree su cuenta con este correo para aceptarla. Vence en ${INVITATION_DAYS} días y sirve una sola vez. Si no espera esta invitación, no haga nada.`,
  ],
  lines: [],
  isOptional: false,
  action: { label: "Ver la invitación", path: `/personCenter/Team/invitation/${token}` },
});

const RowId = z.object({ id: z.number() });
const PERSON_WITH_EMAIL = `
  select p.id from team_person p join member m on m.id = p.member_id where p.team_id = $1 and lower(m.email) = lower($2)`;
const SeatCount = z.object({ seats: z.number() });
// Counts people, and open invitations to other e-mails.
const COUNT_SEATS = `
  select (select count(*) from team_person where team_id = $1)::integer
    + (select count(*) from team_invitation where team_id = $1 and ends_at > now() and lower(email) <> lower($2))::integer as seats`;
const DELETE_FORMER = "delete from team_invitation where team_id = $1 and (lower(email) = lower($2) or ends_at <= now())";
const INSERT = `
  insert into team_invitation (team_id, email, role, hash, ends_at)
  values ($1, $2, $3, $4, now() + interval '${INVITATION_DAYS} days') returning id`;

type InviteFields = { id: string } & z.output<typeof TeamInvite.body>;

/** Replaces a former invitation to the e-mail. 422 if the e-mail's owner is in this team, or the team is full. Never reveals that the owner is in another team. */
export async function invite(
  { database, limits }: { database: Database; limits: Limits },
  memberId: number,
  { id, email, role }: InviteFields,
) {
  assertMay(await findSeat(database, memberId, toRowId(id)), "manage");
  await limits.consume("invitationsOfMember", String(memberId));
  await limits.consume("invitationsOfAccount", email.toLowerCase());
  return database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    if (await sql.row(RowId, PERSON_WITH_EMAIL, [seat.id, email])) throw new Refusal(422, "Esa persona ya está en su equipo.");
    const counted = await sql.row(SeatCount, COUNT_SEATS, [seat.id, email]);
    if (counted && counted.seats >= TEAM_PEOPLE_MAX)
      throw new Refusal(422, `Un equipo admite hasta ${TEAM_PEOPLE_MAX} personas, contando las invitaciones abiertas.`);
    const token = randomBytes(32).toString("base64url");
    await sql.run(DELETE_FORMER, [seat.id, email]);
    const invitation = await sql.row(RowId, INSERT, [seat.id, email, role, sha256(token)]);
    if (!invitation) throw new Error("an insert returned no row");
    await send(sql, email, invitationEmail(token));
    return { id: invitation.id, token };
  });
}

export const endInvitation = (database: Database, memberId: number, { id, invitation }: { id: string; invitation: string }) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    const deleted = await sql.run("delete from team_invitation where id = $1 and team_id = $2", [toRowId(invitation), seat.id]);
    if (deleted === 0) throw notFound("Esa invitación ya se aceptó o se retiró.");
    return { id: invitation };
  });
