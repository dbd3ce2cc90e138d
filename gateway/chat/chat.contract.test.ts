import { z } from "zod";
import { AccountCancel, AccountCancelCode, SessionEndOthers } from "../../lib/contract/account.ts";
import { ChatSession, ChatTicket } from "../../lib/contract/chat.ts";
import { Logout } from "../../lib/contract/session.ts";
import { verifiedMember } from "../account/account.fixture.ts";
import { ask, gatewayAddress, HOSTILE_TEXTS, lastCode, newMember, newTicket, refused } from "../client.fixture.ts";

const SESSION = { im_user_id: "1", type: "buyer", host: "yiwu.example" };
const TICKET = { type: "buyer", from_page: "/" };
const Messages = z.array(z.object({ id: z.number(), author: z.string(), text: z.string() }));

async function newChatTicket(token: string) {
  await ask(ChatSession, { token, body: SESSION });
  return (await ask(ChatTicket, { token, body: TICKET })).ticket_id;
}

const openWindow = (ticket: string, cookie = "") =>
  fetch(gatewayAddress(`/chat?tid=${encodeURIComponent(ticket)}&lang=co`), { headers: { cookie } });

async function newWindow(member?: { token: string }) {
  const { token } = member ?? (await newMember());
  const ticket = await newChatTicket(token);
  const response = await openWindow(ticket);
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const id = /data-chat="(\d+)"/.exec(await response.text())?.[1];
  return { token, ticket, cookie, address: gatewayAddress(`/chat/${id}/messages`) };
}

const say = (address: URL, cookie: string, text: unknown) =>
  fetch(address, { method: "POST", headers: { cookie, "content-type": "application/json" }, body: JSON.stringify({ text }) });

const heard = async (address: URL, cookie: string) =>
  Messages.parse(await (await fetch(address, { headers: { cookie } })).json());

// spec: 8.1
test("nobody opens a conversation without a session", async () => {
  expect((await refused(ChatSession, { body: SESSION })).status).toBe(401);
  expect((await refused(ChatTicket, { body: TICKET })).status).toBe(401);
});

// spec: 8.2
test("a ticket opens one window, once; only the browser that used it loads it again", async () => {
  const { ticket, cookie } = await newWindow();
  expect((await openWindow(ticket)).status).toBe(410);
  expect((await openWindow(ticket, cookie)).status).toBe(200);
  expect((await openWindow("made-up")).status).toBe(410);
});

test("the agent greets and answers, and strangers hear nothing", async () => {
  const { address, cookie } = await newWindow();
  expect((await say(address, cookie, "¿Cuánto cuesta el envío?")).status).toBe(201);
  const messages = await heard(address, cookie);
  expect(messages.map(({ author }) => author)).toEqual(["agent", "member", "agent"]);
  const other = await newWindow();
  for (const foreign of ["", other.cookie, cookie.replace(/=.*/, "=guess")]) {
    expect((await fetch(address, { headers: { cookie: foreign } })).status).toBe(401);
    expect((await say(address, foreign, "hola")).status).toBe(401);
  }
});

test("a conversation that is opened again on the same day is greeted once", async () => {
  const { token, address, cookie } = await newWindow();
  expect((await openWindow(await newChatTicket(token))).status).toBe(200);
  expect((await heard(address, cookie)).map(({ author }) => author)).toEqual(["agent"]);
});

test("hostile texts are kept as they are, or refused", async () => {
  const { address, cookie } = await newWindow();
  for (const text of HOSTILE_TEXTS) expect([201, 400]).toContain((await say(address, cookie, text)).status);
  for (const text of ["", "a".repeat(2001), 1, null]) expect((await say(address, cookie, text)).status).toBe(400);
  const texts = (await heard(address, cookie)).map(({ text }) => text);
  expect(texts).toContain("<script>alert(1)</script>");
});

// spec: 8.2
test("a shop that is not there has no conversation, and without one there is no ticket", async () => {
  const { token } = await newMember();
  expect((await refused(ChatTicket, { token, body: TICKET })).status).toBe(409);
  for (const shop_id of ["999999999", "x'"])
    expect((await refused(ChatSession, { token, body: { ...SESSION, shop_id } })).status).toBe(404);
});

type Member = Awaited<ReturnType<typeof verifiedMember>>;
test.each([
  ["by a logout", ({ token }: Member) => ask(Logout, { token, body: {} })],
  ["from another device", ({ otherToken }: Member) => ask(SessionEndOthers, { token: otherToken })],
  [
    "with the account",
    async ({ email, token }: Member) => {
      await ask(AccountCancelCode, { body: await newTicket(), token });
      await ask(AccountCancel, { body: { code: await lastCode(email) }, token });
    },
  ],
])("a window ends with the session that opened it %s, also while it waits for a message", async (_, end) => {
  const member = await verifiedMember();
  const { ticket, cookie, address } = await newWindow(member);
  const last = (await heard(address, cookie)).at(-1)?.id;
  const waiting = fetch(`${address}?after=${last}`, { headers: { cookie } });
  await end(member);
  expect((await waiting).status).toBe(401);
  expect((await say(address, cookie, "hola")).status).toBe(401);
  expect((await openWindow(ticket, cookie)).status).toBe(410);
});
