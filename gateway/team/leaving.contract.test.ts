import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { BankPayInit, VoucherSave } from "../../lib/contract/payment.ts";
import { TeamPersonChange, TeamPersonRemove } from "../../lib/contract/team.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { answerPage, type Buyer, newOrder, openHostedPage } from "../buyer.fixture.ts";
import { ask, gatewayAddress, lastCode, newTicket } from "../client.fixture.ts";
import { joined, newTeam, personIn } from "../team.fixture.ts";

async function cancel({ email, token }: Buyer) {
  await ask(AccountCancelCode, { body: await newTicket(), token });
  await ask(AccountCancel, { body: { code: await lastCode(email) }, token });
}

/** An order of the team for which the person has sent a voucher; answers the voucher's file. */
async function payByTransfer(team: string, person: Buyer): Promise<string> {
  const { token } = person;
  const orderNo = await newOrder(person, { team });
  const { amount } = await ask(BankPayInit, { token, query: { orderNo } });
  const body = new FormData();
  body.append("file", new File(["%PDF-1.7\n% voucher\n"], "comprobante.pdf", { type: "application/pdf" }));
  const { url } = await ask(Upload, { body, token });
  const voucher = { orderNo, amount, currency: "USD", paid_at: "2026-01-15", voucher_url: url };
  await ask(VoucherSave, { token, body: voucher });
  return url;
}

const readFile = async (path: string, { token }: Buyer) =>
  (await fetch(gatewayAddress(path), { headers: { authorization: `Bearer ${token}` } })).status;

describe("a voucher of a team's order", () => {
  test("stays the team's when the account of who sent it is cancelled", async () => {
    const { id, owner } = await newTeam();
    const person = await joined(owner, id, "order");
    const file = await payByTransfer(id, person);
    await cancel(person);
    expect(await readFile(file, owner)).toBe(200);
  });

  test("is nothing to who sent it and has left the team", async () => {
    const { id, owner } = await newTeam();
    const person = await joined(owner, id, "order");
    const file = await payByTransfer(id, person);
    expect(await readFile(file, person)).toBe(200);
    await ask(TeamPersonRemove, { token: owner.token, params: { id, person: await personIn(owner, person.email) } });
    expect(await readFile(file, person)).toBe(404);
    expect(await readFile(file, owner)).toBe(200);
  });
});

test("a cancelled account leaves no holder's name with the payments that it began for its team", async () => {
  const { id, owner } = await newTeam();
  const person = await joined(owner, id, "order");
  const orderNo = await newOrder(person, { team: id });
  const page = await openHostedPage(person, orderNo);
  const readPage = async (address = page) => (await fetch(address)).text();
  expect(await readPage()).toContain("Ana Gómez");
  await cancel(person);
  expect(await readPage()).not.toContain("Ana Gómez");
  expect(await readPage(await openHostedPage(owner, orderNo))).toContain("Ana Gómez");
  expect(await readPage()).not.toContain("Ana Gómez");
});

const remove = (token: string, params: { id: string; person: string }) => ask(TeamPersonRemove, { token, params });
const demote = (token: string, params: { id: string; person: string }) =>
  ask(TeamPersonChange, { token, params, body: { role: "ask" } });

test.each([
  ["has left its team", remove],
  ["may not pay for it any more", demote],
])("a payment page pays nothing for who %s, also when another person pays", async (_, lose) => {
  const { id, owner } = await newTeam();
  const person = await joined(owner, id, "order");
  const orderNo = await newOrder(person, { team: id });
  const page = await openHostedPage(person, orderNo);
  await lose(owner.token, { id, person: await personIn(owner, person.email) });
  expect([(await fetch(page)).status, (await answerPage(page, "approve")).status]).toEqual([404, 404]);
  const ownersPage = await openHostedPage(owner, orderNo);
  expect([(await fetch(page)).status, (await answerPage(page, "approve")).status]).toEqual([404, 404]);
  expect((await answerPage(ownersPage, "approve")).status).toBe(303);
});
