import { LoginCode } from "../../lib/contract/session.ts";
import { ask, gatewayAddress, lastCode, newMember, newTicket, outboxMessages } from "../client.fixture.ts";
import { outboxAddress } from "./port.ts";

test("a tester reads the code on a page, newest first, with nothing of it kept by browsers", async () => {
  const { email } = await newMember();
  await ask(LoginCode, { query: { ...(await newTicket()), email } });
  const code = await lastCode(email);
  const response = await fetch(outboxAddress(`/outbox?to=${email}`), { headers: { accept: "text/html" } });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain(`<strong>${code}</strong>`);
});

test("programs get what was sent to one recipient", async () => {
  const { email } = await newMember();
  expect(await outboxMessages(email)).toEqual([]);
  await ask(LoginCode, { query: { ...(await newTicket()), email } });
  expect(await outboxMessages(email.toUpperCase())).toMatchObject([{ recipient: email, subject: "Código para iniciar sesión" }]);
});

test("what is searched for stays text", async () => {
  const url = outboxAddress("/outbox");
  url.searchParams.set("to", `"><script>alert(1)</script>@example.co`);
  const page = await (await fetch(url, { headers: { accept: "text/html" } })).text();
  expect(page).not.toContain("<script>");
  expect((await fetch(outboxAddress(`/outbox?to=${"a".repeat(301)}`))).status).toBe(400);
});

test("the port that browsers are led to shows nothing of it", async () => {
  for (const path of ["/outbox", "/outbox?to=ana@example.co"]) expect((await fetch(gatewayAddress(path))).status).toBe(404);
});
