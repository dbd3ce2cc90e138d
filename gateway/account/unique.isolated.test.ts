import { ChangeEmail, ChangePhone, EmailUndo, SetEmailCode } from "../../lib/contract/account.ts";
import { Register, RegisterCode } from "../../lib/contract/session.ts";
import { ask, lastCode, newTicket, refused, waitForMessage } from "../client.fixture.ts";
import type { Parameter } from "../db/database.ts";
import { type PostgresGateway, startGatewayOnPostgres, statementsWait } from "../gateway.fixture.ts";
import { newPhone, verifiedMember } from "./account.fixture.ts";

let running: PostgresGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres({ GATEWAY_OUTBOX: "1" });
}, 180_000);
afterAll(() => running?.stop(), 60_000);

const newEmail = () => `${crypto.randomUUID()}@example.co`;
const NEW_MEMBER = "insert into member (email, source, area_code, phone) values ($1, 'colombia', $2, $3)";
const TAKEN = { status: 422, errors: "Ese contacto ya pertenece a otra cuenta." };

async function refusedAfterUncommitted(text: string, values: Parameter[], call: () => ReturnType<typeof refused>) {
  const { database } = running;
  const { answer } = await database.transaction(async (sql) => {
    await sql.run(text, values);
    const asked = call();
    await statementsWait(database, 1);
    return { answer: asked };
  });
  return answer;
}

async function newEmailOf(token: string) {
  const email = newEmail();
  await ask(SetEmailCode, { body: { ...(await newTicket()), email }, token });
  return { email, code: await lastCode(email) };
}

test("an e-mail that is registered at the same time is not changed to", async () => {
  const { token } = await verifiedMember();
  const body = await newEmailOf(token);
  expect(
    await refusedAfterUncommitted(NEW_MEMBER, [body.email, null, null], () => refused(ChangeEmail, { body, token })),
  ).toEqual(TAKEN);
});

test("a phone that another member adds at the same time is not changed to", async () => {
  const { token } = await verifiedMember();
  const [area_code, phone] = ["57", newPhone()];
  await ask(RegisterCode, { query: { ...(await newTicket()), area_code, phone }, token });
  const body = { area_code, phone, code: await lastCode(`+57${phone}`) };
  const values = [newEmail(), area_code, phone];
  expect(await refusedAfterUncommitted(NEW_MEMBER, values, () => refused(ChangePhone, { body, token }))).toEqual(TAKEN);
});

test("an e-mail that another member changes to at the same time is not registered", async () => {
  const [{ user }, email] = [await verifiedMember(), newEmail()];
  await ask(RegisterCode, { query: { ...(await newTicket()), email } });
  const body = { email, code: await lastCode(email), source: "colombia" };
  const text = "update member set email = $2, email_verified_at = now() where id = $1";
  expect(await refusedAfterUncommitted(text, [Number(user.userId), email], () => refused(Register, { body }))).toEqual({
    status: 422,
    errors: "Ese correo electrónico ya tiene una cuenta. Inicie sesión.",
  });
});

test("an e-mail that is registered at the same time is not taken back", async () => {
  const { email, token } = await verifiedMember();
  await ask(ChangeEmail, { body: await newEmailOf(token), token });
  const { text } = await waitForMessage(email, "Su correo electrónico cambió");
  const body = { token: /token=([\w-]+)/.exec(text)?.[1] };
  expect(await refusedAfterUncommitted(NEW_MEMBER, [email, null, null], () => refused(EmailUndo, { body }))).toEqual({
    status: 422,
    errors: "Ese correo electrónico ya pertenece a otra cuenta. Escríbanos.",
  });
});
