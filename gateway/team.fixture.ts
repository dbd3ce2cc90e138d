import { Login, LoginCode } from "../lib/contract/session.ts";
import { InvitationAccept, TeamChange, TeamCreate, TeamInvite, TeamShow } from "../lib/contract/team.ts";
import { type Buyer, newBuyer } from "./buyer.fixture.ts";
import { ask, lastCode, newTicket } from "./client.fixture.ts";

/** A new buyer with a verified e-mail; `token` is of a new session. */
export async function verifiedBuyer(): Promise<Buyer> {
  const buyer = await newBuyer();
  const { email } = buyer;
  await ask(LoginCode, { query: { ...(await newTicket()), email } });
  const { access_token: token } = await ask(Login, { body: { loginType: "email", email, code: await lastCode(email) } });
  return { ...buyer, token };
}

/** The token of an invitation that an owner sends to an e-mail. */
export const invited = async (owner: Buyer, team: string, email: string, role: string) =>
  (await ask(TeamInvite, { token: owner.token, params: { id: team }, body: { email, role } })).token;

/** A new buyer who is in a team with that role. */
export async function joined(owner: Buyer, team: string, role: string): Promise<Buyer> {
  const buyer = await verifiedBuyer();
  const token = await invited(owner, team, buyer.email, role);
  await ask(InvitationAccept, { token: buyer.token, params: { token } });
  return buyer;
}

/** A team in which orders above so many US dollars wait for approval; null: none does. */
export async function newTeam(above: number | null = null) {
  const owner = await verifiedBuyer();
  const { id } = await ask(TeamCreate, { token: owner.token, body: { name: "Andina SAS" } });
  await ask(TeamChange, { token: owner.token, params: { id }, body: { name: "Andina SAS", approve_above: above } });
  return { id, owner };
}

export async function readTeam({ token }: Buyer) {
  const { team } = await ask(TeamShow, { token });
  if (!team) throw new Error("the buyer is in no team");
  return team;
}

/** The number of a person in a team, by e-mail, as its owner knows it. */
export async function personIn(owner: Buyer, email: string): Promise<string> {
  const person = (await readTeam(owner)).people.find((one) => one.email === email);
  if (!person) throw new Error(`${email} is not in the team`);
  return person.id;
}
