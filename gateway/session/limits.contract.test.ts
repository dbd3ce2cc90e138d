import { callAddress } from "../../lib/contract/call.ts";
import { PublicInquiry } from "../../lib/contract/inquiry.ts";
import { LiveSearch } from "../../lib/contract/live.ts";
import { Login, LoginCode, VerifyCode } from "../../lib/contract/session.ts";
import { secondSession, verifiedMember, withPassword } from "../account/account.fixture.ts";
import { ask, gatewayAddress, lastCode, newMember, newTicket, send } from "../client.fixture.ts";
import { newVisitor } from "../visitor.fixture.ts";

const newEmail = () => `${crypto.randomUUID()}@example.co`;

async function statuses(times: number, call: () => Promise<{ status: number }>) {
  const found = [];
  for (let time = 0; time < times; time++) found.push((await call()).status);
  return found;
}

const count = (found: number[], status: number) => found.filter((one) => one === status).length;

// A request is counted before its captcha is checked, so forged tickets count too.
const forgedTicket = { rand_str: "forged", validate_code: "forged" };

const askCode = (visitor: string) => send(LoginCode, { query: { ...forgedTicket, email: newEmail() }, visitor });

test("of 100 codes that one address asks for, 30 are looked at; for the rest it is told how long to wait", async () => {
  const visitor = newVisitor();
  const found = await statuses(100, () => askCode(visitor));
  expect([count(found, 422), count(found, 429)]).toEqual([30, 70]);
  const url = gatewayAddress(callAddress(LoginCode));
  url.search = String(new URLSearchParams({ ...forgedTicket, email: newEmail() }));
  const response = await fetch(url, { headers: { "x-forwarded-for": visitor } });
  const seconds = Number(response.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await response.json()).toMatchObject({ errors: "Pidió demasiados códigos. Espere 10 minutos e inténtelo de nuevo." });
});

test("an account is sent five codes in ten minutes, from wherever they are asked for", async () => {
  const { email } = await newMember();
  const found = await statuses(6, async () =>
    send(LoginCode, { query: { ...(await newTicket()), email }, visitor: newVisitor() }),
  );
  expect(found).toEqual([200, 200, 200, 200, 200, 429]);
});

/** Without test switches, hashing a password takes an idle core a third of a second. */
const HASHING_MS = 120_000;

describe("wrong passwords of strangers", () => {
  const PASSWORD = "Tazas-de-ceramica-7";
  const byPassword = (email: string, password: string, visitor: string, device_token?: string) =>
    send(Login, { body: { loginType: "email", email, password, device_token }, visitor });

  async function memberWithPassword(device_token: string) {
    const { email, token } = await verifiedMember();
    await withPassword(email, token, PASSWORD);
    await secondSession(email, { device_token });
    return email;
  }

  test(
    "close the account to passwords from where they come, and from nowhere else",
    async () => {
      const email = await memberWithPassword(crypto.randomUUID());
      const stranger = newVisitor();
      const guesses = Array.from({ length: 11 }, () => byPassword(email, "incorrecta", stranger));
      const found = (await Promise.all(guesses)).map(({ status }) => status);
      expect([count(found, 422), count(found, 429)]).toEqual([10, 1]);
      expect((await byPassword(email, PASSWORD, newVisitor())).status).toBe(200);
    },
    HASHING_MS,
  );

  test(
    "from everywhere leave the member the browser that was used before, and the code",
    async () => {
      const device = crypto.randomUUID();
      const email = await memberWithPassword(device);
      const guesses = Array.from({ length: 31 }, () => byPassword(email, "incorrecta", newVisitor()));
      const found = (await Promise.all(guesses)).map(({ status }) => status);
      expect([count(found, 422), count(found, 429)]).toEqual([30, 1]);
      expect((await byPassword(email, PASSWORD, newVisitor())).status).toBe(429);
      expect((await byPassword(email, PASSWORD, newVisitor(), device)).status).toBe(200);
      await secondSession(email);
    },
    HASHING_MS,
  );
});

test("strangers neither use up nor replace the code that a browser asked for", async () => {
  const { email } = await verifiedMember();
  const device_token = crypto.randomUUID();
  await ask(LoginCode, { query: { ...(await newTicket()), email, device_token } });
  const code = await lastCode(email);
  await ask(LoginCode, { query: { ...(await newTicket()), email } });
  for (const device of [undefined, "another"])
    await statuses(6, () => send(Login, { body: { loginType: "email", email, code: "000000", device_token: device } }));
  await ask(Login, { body: { loginType: "email", email, code, device_token } });
});

test("an address has 100 attempts to log in, whatever the accounts", async () => {
  const visitor = newVisitor();
  const found = await statuses(101, () => send(VerifyCode, { body: { account: newEmail(), code: "000000" }, visitor }));
  expect([count(found, 200), found.at(-1)]).toEqual([100, 429]);
});

test("what is no address is nobody's: it cannot be used to begin anew", async () => {
  const visitor = newVisitor();
  await statuses(30, () => askCode(visitor));
  expect((await askCode(`${crypto.randomUUID()}, ${visitor}`)).status).toBe(429);
});

test("a visitor's searches and requests for quotation are limited; what the site asks for its pages is not", async () => {
  const visitor = newVisitor();
  const body = { category_id: 10981, name: "Tazas", detail: "Tazas", unit: "Piece", email: newEmail() };
  const asked = await statuses(61, () => send(PublicInquiry, { body, visitor }));
  expect([count(asked, 200), asked.at(-1)]).toEqual([60, 429]);
  const searched = [];
  for (let round = 0; round < 41; round += 1) {
    const some = Array.from({ length: 30 }, () => send(LiveSearch, { body: { keyword: "nada" }, visitor }));
    searched.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  expect([count(searched, 200), count(searched, 429)]).toEqual([1200, 30]);
  expect((await send(LiveSearch, { body: { keyword: "nada" } })).status).toBe(200);
});
