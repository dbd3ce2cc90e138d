import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { OrderCancel, OrderDetail, OrderPage } from "../../lib/contract/order.ts";
import { UserAuthInfo } from "../../lib/contract/session.ts";
import * as calls from "../../lib/contract/team.ts";
import { newBuyer, newOrder, openHostedPage } from "../buyer.fixture.ts";
import { ask, HOSTILE_TEXTS, lastCode, newTicket, outboxMessages, refused, send } from "../client.fixture.ts";
import { invited, joined, newTeam, personIn, readTeam, verifiedBuyer } from "../team.fixture.ts";

const NO_TEAM_TEXT = { status: 404, errors: "No encontramos ese equipo." };
const GONE = { status: 404, errors: "Esta invitación ya se usó, venció o se retiró. Pida otra a quien le invitó." };
const NOT_OWNER = { status: 422, errors: "Solo quien administra el equipo puede hacer este cambio." };

// spec: 28.1
describe("a team", () => {
  test("is of who made it, with the name, the tax number and the sum", async () => {
    const { id, owner } = await newTeam(250.5);
    const team = await readTeam(owner);
    expect(team).toMatchObject({ id, name: "Andina SAS", role: "owner", approve_above: 250.5, invitations: [], waiting: 0 });
    expect(team.people).toMatchObject([{ email: owner.email, role: "owner", is_self: true }]);
    const body = { name: "Andina y Cía.", approve_above: null };
    await ask(calls.TeamChange, { token: owner.token, params: { id }, body });
    expect(await readTeam(owner)).toMatchObject(body);
  });

  test("needs an e-mail that is verified, and is one a member, however many are made at once", async () => {
    const { token: unverified } = await newBuyer();
    expect((await refused(calls.TeamCreate, { token: unverified, body: { name: "Andina" } })).status).toBe(422);
    expect(await ask(calls.TeamShow, { token: unverified })).toEqual({ team: null });
    expect((await ask(UserAuthInfo, { token: unverified })).data.userStatus.is_email_confirmed).toBe(false);
    const { token } = await verifiedBuyer();
    expect((await ask(UserAuthInfo, { token })).data.userStatus.is_email_confirmed).toBe(true);
    const body = { name: "Andina" };
    const made = await Promise.all(Array.from({ length: 6 }, () => send(calls.TeamCreate, { token, body })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test("is nobody else's: forged numbers, another team's owner and guests are refused", async () => {
    const [{ id, owner }, { owner: other }] = [await newTeam(), await newTeam()];
    const [token, params] = [other.token, { id }];
    const person = await personIn(owner, owner.email);
    const body = { name: "Mía", approve_above: null };
    expect(await refused(calls.TeamChange, { token, params, body })).toEqual(NO_TEAM_TEXT);
    expect(await refused(calls.TeamEnd, { token, params })).toEqual(NO_TEAM_TEXT);
    expect(await refused(calls.TeamInvite, { token, params, body: { email: "a@example.co", role: "owner" } })).toEqual(
      NO_TEAM_TEXT,
    );
    expect(await refused(calls.TeamPersonRemove, { token, params: { id, person } })).toEqual(NO_TEAM_TEXT);
    expect(await refused(calls.TeamPersonChange, { token, params: { id, person }, body: { role: "look" } })).toEqual(
      NO_TEAM_TEXT,
    );
    expect(await refused(OrderPage, { token, query: { team: id } })).toEqual(NO_TEAM_TEXT);
    for (const forged of ["0", "999999999", "x", "-1", "9".repeat(40)])
      expect((await refused(calls.TeamEnd, { token, params: { id: forged } })).status).toBe(404);
    expect((await refused(calls.TeamShow)).status).toBe(401);
  });

  test.each([
    { name: "", approve_above: null },
    { name: "a".repeat(121), approve_above: null },
    { name: "Andina", approve_above: -1 },
    { name: "Andina", approve_above: 1e12 },
    { name: "Andina" },
  ])("refuses %j with 400", async (body) => {
    const { id, owner } = await newTeam();
    expect((await refused(calls.TeamChange, { token: owner.token, params: { id }, body })).status).toBe(400);
  });

  test("stands whatever is typed as its name", async () => {
    const { id, owner } = await newTeam();
    for (const name of HOSTILE_TEXTS) {
      const { status } = await send(calls.TeamChange, { token: owner.token, params: { id }, body: { name, approve_above: 0 } });
      expect([200, 400]).toContain(status);
    }
  });
});

// spec: 28.2, 28.3
describe("an invitation", () => {
  test("is sent, shown and accepted once, by the member with that e-mail; owners alone see e-mails", async () => {
    const { id, owner } = await newTeam();
    const [guest, stranger] = [await verifiedBuyer(), await verifiedBuyer()];
    const token = await invited(owner, id, guest.email.toUpperCase(), "order");
    const [message] = await outboxMessages(guest.email.toUpperCase());
    expect(message?.subject).toBe("Le invitan a un equipo de compras");
    expect(message?.text).toContain(`/personCenter/Team/invitation/${token}`);
    expect(message?.text).not.toContain("Andina");
    const params = { token };
    expect((await ask(calls.InvitationShow, { token: stranger.token, params })).obstacle).toContain("Esta invitación es para");
    expect((await refused(calls.InvitationAccept, { token: stranger.token, params })).status).toBe(422);
    expect(await ask(calls.InvitationShow, { token: guest.token, params })).toMatchObject({ team: "Andina SAS", role: "order" });
    const both = await Promise.all([1, 2, 3].map(() => send(calls.InvitationAccept, { token: guest.token, params })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await refused(calls.InvitationAccept, { token: guest.token, params })).toEqual(GONE);
    const seen = await readTeam(guest);
    expect(seen).toMatchObject({ id, role: "order", may: ["ask", "order"], invitations: [] });
    expect(seen.people.map(({ email }) => email)).toEqual([undefined, undefined]);
    expect((await readTeam(owner)).people).toMatchObject([{}, { email: guest.email, role: "order" }]);
  });

  test("says to the invited member that the e-mail must be confirmed first, to another member only whose it is", async () => {
    const { id, owner } = await newTeam();
    const [guest, stranger] = [await newBuyer(), await newBuyer()];
    const params = { token: await invited(owner, id, guest.email, "look") };
    expect((await ask(calls.InvitationShow, { token: guest.token, params })).needs_proof).toBe(true);
    expect((await ask(calls.InvitationShow, { token: stranger.token, params })).needs_proof).toBe(false);
    expect((await refused(calls.InvitationAccept, { token: guest.token, params })).status).toBe(422);
  });

  test("ends when it is taken back, or sent again with another role", async () => {
    const { id, owner } = await newTeam();
    const guest = await verifiedBuyer();
    const first = await invited(owner, id, guest.email, "look");
    const second = await invited(owner, id, guest.email, "approve");
    expect(await refused(calls.InvitationShow, { token: guest.token, params: { token: first } })).toEqual(GONE);
    const [open] = (await readTeam(owner)).invitations;
    const params = { id, invitation: open?.id ?? "" };
    await ask(calls.TeamInvitationEnd, { token: owner.token, params });
    expect((await refused(calls.TeamInvitationEnd, { token: owner.token, params })).status).toBe(404);
    expect(await refused(calls.InvitationAccept, { token: guest.token, params: { token: second } })).toEqual(GONE);
    for (const token of ["x", "a".repeat(100), "%", "../../../etc"])
      expect(await refused(calls.InvitationShow, { token: guest.token, params: { token } })).toEqual(GONE);
  });

  test("takes nobody out of another team, and nobody who is in this one is invited", async () => {
    const [{ id, owner }, other] = [await newTeam(), await newTeam()];
    const guest = await joined(owner, id, "look");
    const body = { email: guest.email, role: "owner" };
    expect(await refused(calls.TeamInvite, { token: owner.token, params: { id }, body })).toEqual({
      status: 422,
      errors: "Esa persona ya está en su equipo.",
    });
    const token = await invited(other.owner, other.id, guest.email, "owner");
    const { obstacle } = await ask(calls.InvitationShow, { token: guest.token, params: { token } });
    expect(obstacle).toBe("Usted ya está en un equipo. Salga de él antes de entrar en otro.");
    expect((await refused(calls.InvitationAccept, { token: guest.token, params: { token } })).status).toBe(422);
    const person = await personIn(owner, guest.email);
    await ask(calls.TeamPersonRemove, { token: guest.token, params: { id, person } });
    await ask(calls.InvitationAccept, { token: guest.token, params: { token } });
    expect((await readTeam(guest)).id).toBe(other.id);
  });

  test("is one of fifty people at most, and nobody is written to without end", async () => {
    const { id, owner } = await newTeam();
    const invite = (email: string) =>
      send(calls.TeamInvite, { token: owner.token, params: { id }, body: { email, role: "look" } });
    const mark = crypto.randomUUID();
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1) statuses.push((await invite(`${index}-${mark}@example.co`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(49);
    expect(new Set(statuses.slice(49))).toEqual(new Set([422, 429]));
    const { id: second, owner: sender } = await newTeam();
    const again = Array.from({ length: 6 }, () =>
      send(calls.TeamInvite, {
        token: sender.token,
        params: { id: second },
        body: { email: `x-${mark}@example.co`, role: "look" },
      }),
    );
    expect((await Promise.all(again)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

// spec: 28.2, 28.5
describe("people of a team", () => {
  test("get other roles from owners alone, and the last owner stays one", async () => {
    const { id, owner } = await newTeam();
    const guest = await joined(owner, id, "approve");
    const [own, other] = [await personIn(owner, owner.email), await personIn(owner, guest.email)];
    const change = (buyer: typeof owner, person: string, role: string) => ({
      token: buyer.token,
      params: { id, person },
      body: { role },
    });
    expect(await refused(calls.TeamPersonChange, change(guest, other, "owner"))).toEqual(NOT_OWNER);
    expect(await refused(calls.TeamPersonRemove, { token: guest.token, params: { id, person: own } })).toEqual(NOT_OWNER);
    expect((await refused(calls.TeamPersonChange, change(owner, own, "look"))).status).toBe(422);
    expect((await refused(calls.TeamPersonRemove, { token: owner.token, params: { id, person: own } })).status).toBe(422);
    await ask(calls.TeamPersonChange, change(owner, other, "owner"));
    const both = await Promise.all([
      send(calls.TeamPersonChange, change(owner, own, "look")),
      send(calls.TeamPersonChange, change(guest, other, "look")),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test("lose all access at once when they are taken out; their own account stays, and what they did", async () => {
    const { id, owner } = await newTeam();
    const guest = await joined(owner, id, "order");
    const orderNo = await newOrder(guest, { team: id });
    const own = await newOrder(guest);
    expect((await ask(OrderPage, { token: guest.token, query: { team: id } })).records).toMatchObject([{ orderNo }]);
    await ask(calls.TeamPersonRemove, { token: owner.token, params: { id, person: await personIn(owner, guest.email) } });
    const query = { orderNo };
    expect((await refused(OrderDetail, { token: guest.token, query })).status).toBe(404);
    expect((await refused(OrderCancel, { token: guest.token, body: query })).status).toBe(404);
    expect(await refused(OrderPage, { token: guest.token, query: { team: id } })).toEqual(NO_TEAM_TEXT);
    await expect(newOrder(guest, { team: id })).rejects.toThrow("404");
    await expect(openHostedPage(guest, orderNo)).rejects.toThrow("404");
    expect((await ask(OrderPage, { token: guest.token })).records).toMatchObject([{ orderNo: own }]);
    const kept = await ask(OrderDetail, { token: owner.token, query });
    expect(kept.timeline).toMatchObject([{ by: guest.email.split("@")[0] }]);
    await ask(OrderCancel, { token: owner.token, body: query });
  });

  test("an owner who ends the team keeps its orders as own ones", async () => {
    const { id, owner } = await newTeam();
    const guest = await joined(owner, id, "order");
    const orderNo = await newOrder(guest, { team: id });
    const own = await newOrder(owner);
    expect(await refused(calls.TeamEnd, { token: guest.token, params: { id } })).toEqual(NOT_OWNER);
    await ask(calls.TeamEnd, { token: owner.token, params: { id } });
    const { records, counts } = await ask(OrderPage, { token: owner.token });
    expect(records.map((one) => one.orderNo).toSorted()).toEqual([orderNo, own].toSorted());
    expect(counts).toEqual({ pending_payment: 2 });
    expect((await ask(OrderPage, { token: owner.token, query: { keyword: orderNo } })).total).toBe(1);
    expect((await refused(OrderDetail, { token: guest.token, query: { orderNo } })).status).toBe(404);
    expect(await ask(calls.TeamShow, { token: guest.token })).toEqual({ team: null });
  });
});

// spec: 28.5
describe("the end of an account", () => {
  const close = async ({ email, token }: { email: string; token: string }) => {
    await ask(AccountCancelCode, { body: await newTicket(), token });
    return send(AccountCancel, { body: { code: await lastCode(email) }, token });
  };

  test("ends the team of its last owner, once nothing of it is open", async () => {
    const { id, owner } = await newTeam();
    const guest = await joined(owner, id, "order");
    const orderNo = await newOrder(guest, { team: id });
    const { errors } = await refused(AccountCancelCode, { body: await newTicket(), token: owner.token });
    expect(errors).toContain(orderNo);
    await ask(OrderCancel, { token: guest.token, body: { orderNo } });
    expect((await close(owner)).status).toBe(200);
    expect(await ask(calls.TeamShow, { token: guest.token })).toEqual({ team: null });
    expect((await refused(OrderDetail, { token: guest.token, query: { orderNo } })).status).toBe(404);
  });

  test("of anybody else leaves the team as it is, without the name", async () => {
    const { id, owner } = await newTeam();
    const guest = await joined(owner, id, "owner");
    const orderNo = await newOrder(guest, { team: id });
    expect((await close(guest)).status).toBe(200);
    expect((await readTeam(owner)).people).toHaveLength(1);
    const { timeline, team } = await ask(OrderDetail, { token: owner.token, query: { orderNo } });
    expect([timeline[0]?.by, team?.placed_by]).toEqual(["Cuenta cerrada", "Cuenta cerrada"]);
  });
});
