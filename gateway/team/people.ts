import { z } from "zod";
import type { TeamPersonChange } from "../../lib/contract/team.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import { losesLastOwner } from "./role.ts";
import { assertMay, lockSeat, type Seat } from "./seat.ts";
import { dissolveTeam } from "./store.ts";

const LAST_OWNER_TEXT = "El equipo necesita a alguien que lo administre. Nombre antes a otra persona, o termine el equipo.";

const Person = z.object({ id: z.number(), memberId: z.number(), role: z.string() });
const PEOPLE = 'select id, member_id as "memberId", role from team_person where team_id = $1';

async function findPerson(sql: Sql, seat: Seat, personId: string) {
  const people = await sql.rows(Person, PEOPLE, [seat.id]);
  const person = people.find(({ id }) => id === toRowId(personId));
  if (!person) throw notFound("No encontramos a esa persona en su equipo.");
  return { people, person };
}

type PersonKey = { id: string; person: string };

export const changePerson = (
  database: Database,
  memberId: number,
  { id, person: personId }: PersonKey,
  { role }: z.output<typeof TeamPersonChange.body>,
) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    assertMay(seat, "manage");
    const { people, person } = await findPerson(sql, seat, personId);
    if (losesLastOwner(people, person.id, role)) throw new Refusal(422, LAST_OWNER_TEXT);
    await sql.run("update team_person set role = $2 where id = $1", [person.id, role]);
    return { id: person.id };
  });

/** Owners remove anybody, others only themselves. The person's orders stay the team's. */
export const removePerson = (database: Database, memberId: number, { id, person: personId }: PersonKey) =>
  database.transaction(async (sql) => {
    const seat = await lockSeat(sql, memberId, toRowId(id));
    const { people, person } = await findPerson(sql, seat, personId);
    if (person.memberId !== memberId) assertMay(seat, "manage");
    if (losesLastOwner(people, person.id)) throw new Refusal(422, LAST_OWNER_TEXT);
    await sql.run("delete from team_person where id = $1", [person.id]);
    return { id: person.id };
  });

const SolelyOwned = z.object({ teamMemberId: z.number() });
const SOLELY_OWNED = `
  select t.member_id as "teamMemberId" from team_person p join team t on t.id = p.team_id
  where p.member_id = $1 and p.role = 'owner' and not exists (
    select from team_person q where q.team_id = t.id and q.role = 'owner' and q.member_id <> $1)`;

/** Buyers that end with an account: the member, and teams without another owner. */
export const buyersEndingWith = async (sql: Sql, memberId: number) => [
  memberId,
  ...(await sql.rows(SolelyOwned, SOLELY_OWNED, [memberId])).map((team) => team.teamMemberId),
];

const OwnTeam = z.object({ id: z.number(), teamMemberId: z.number() });
const OWN_TEAM = `
  select t.id, t.member_id as "teamMemberId" from team_person p join team t on t.id = p.team_id where p.member_id = $1`;

/** For the end of an account, before the member is locked: the team is always locked first. */
export async function lockMemberTeam(sql: Sql, memberId: number): Promise<void> {
  const team = await sql.row(OwnTeam, OWN_TEAM, [memberId]);
  if (team) await lockMember(sql, team.teamMemberId);
}

/** For the end of an account: takes the member out of its team, which ends with its last owner, and deletes invitations to its e-mail. */
export async function leaveTeam(sql: Sql, memberId: number, email: string | undefined): Promise<void> {
  if (email) await sql.run("delete from team_invitation where lower(email) = lower($1)", [email]);
  const team = await sql.row(OwnTeam, OWN_TEAM, [memberId]);
  if (!team) return;
  const people = await sql.rows(Person, PEOPLE, [team.id]);
  const self = people.find((person) => person.memberId === memberId);
  if (self && losesLastOwner(people, self.id)) await dissolveTeam(sql, team, memberId);
  else await sql.run("delete from team_person where member_id = $1", [memberId]);
}
