import { z } from "zod";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import { findMember } from "../session/member.ts";
import { sha256 } from "../sha256.ts";
import { findTeamId } from "./seat.ts";
import { addPerson, IN_A_TEAM_TEXT } from "./store.ts";

const NO_INVITATION_TEXT = "Esta invitación ya se usó, venció o se retiró. Pida otra a quien le invitó.";

const OpenInvitation = z.object({
  id: z.number(),
  teamId: z.number(),
  teamMemberId: z.number(),
  team: z.string(),
  email: z.string(),
  role: z.string(),
  ends_at: Timestamp,
});
const OPEN_INVITATION = `
  select i.id, t.id as "teamId", t.member_id as "teamMemberId", m.company as team, i.email, i.role, i.ends_at
  from team_invitation i join team t on t.id = i.team_id join member m on m.id = t.member_id
  where i.hash = $1 and i.ends_at > now()`;

const maskEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/, "$1•••");

const UNVERIFIED_TEXT = "Confirme antes que este correo es suyo: pida un código en la página de la invitación y escríbalo.";

async function obstacleFor(sql: Sql, memberId: number, { email, teamId }: { email: string; teamId: number }) {
  const member = await findMember(sql, memberId);
  if (member.email?.toLowerCase() !== email.toLowerCase() || member.is_aside)
    return `Esta invitación es para ${maskEmail(email)}. Inicie sesión con ese correo para aceptarla.`;
  if (!member.email_verified_at) return UNVERIFIED_TEXT;
  const team = await findTeamId(sql, memberId);
  if (team === teamId) return "Usted ya está en este equipo.";
  return team === undefined ? undefined : IN_A_TEAM_TEXT;
}

async function findOpenInvitation(sql: Sql, token: string) {
  const open = await sql.row(OpenInvitation, OPEN_INVITATION, [sha256(token)]);
  if (!open) throw notFound(NO_INVITATION_TEXT);
  return open;
}

/** Shows an invitation to the invited person. `obstacle`: why it cannot be accepted. 404 when it is used, ended or unknown. */
export async function showInvitation(sql: Sql, memberId: number, token: string) {
  const open = await findOpenInvitation(sql, token);
  const obstacle = await obstacleFor(sql, memberId, open);
  const { team, role, ends_at } = open;
  return { team, role, ends_at, ...(obstacle !== undefined && { obstacle, needs_proof: obstacle === UNVERIFIED_TEXT }) };
}

/** 422 with an obstacle. The team must be locked before the person: the invitation is read once to find the team, and again under the locks. */
export const acceptInvitation = (database: Database, memberId: number, token: string) =>
  database.transaction(async (sql) => {
    const { teamMemberId } = await findOpenInvitation(sql, token);
    await lockMember(sql, teamMemberId);
    await lockMember(sql, memberId);
    const open = await findOpenInvitation(sql, token);
    const obstacle = await obstacleFor(sql, memberId, open);
    if (obstacle !== undefined) throw new Refusal(422, obstacle);
    await sql.run("delete from team_invitation where id = $1", [open.id]);
    await addPerson(sql, open.teamId, memberId, open.role);
    return { id: open.teamId };
  });
