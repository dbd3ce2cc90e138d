import { CaptchaChallenge, CaptchaVerdict } from "../../lib/contract/captcha.ts";
import { LoginCode } from "../../lib/contract/session.ts";
import { ask, captcha, gatewayAddress, newTicket, refused } from "../client.fixture.ts";
import { newVisitor } from "../visitor.fixture.ts";
import { doWork, findPlace } from "./solve.fixture.ts";

const challenge = async () => CaptchaChallenge.parse(await captcha("challenge"));
const verdict = async (answer: object) => CaptchaVerdict.parse(await captcha("verify", answer));

/** The computation that a verification needs besides the piece's place. */
const tollFor = ({ id, toll = { parts: 0, bits: 1 } }: CaptchaChallenge) => doWork(id, toll);

test("the piece in its place gives a ticket, once", async () => {
  const given = await challenge();
  const answer = { id: given.id, x: await findPlace(given), toll: tollFor(given) };
  expect(await verdict(answer)).toEqual({ code: 0, rand_str: expect.any(String), validate_code: expect.any(String) });
  expect(await verdict(answer)).toEqual({ code: 2 });
});

test("the place alone, without its work, gives none", async () => {
  for (const toll of [undefined, [], [1, 2, 3, 4]]) {
    const given = await challenge();
    expect(await verdict({ id: given.id, x: await findPlace(given), toll })).toEqual({ code: 1 });
  }
});

test("a piece put elsewhere gives none, and ends the challenge", async () => {
  const given = await challenge();
  const place = await findPlace(given);
  expect(await verdict({ id: given.id, x: place + 20, toll: tollFor(given) })).toEqual({ code: 1 });
  expect(await verdict({ id: given.id, x: place, toll: tollFor(given) })).toEqual({ code: 2 });
});

test("the work instead of the puzzle gives a ticket, and none when it is another challenge's", async () => {
  const [one, other] = [await challenge(), await challenge()];
  const work = doWork(one.id, one.alternative);
  expect((await verdict({ id: other.id, work })).code).toBe(1);
  expect((await verdict({ id: one.id, work })).code).toBe(0);
});

test("an unknown challenge has expired; nonsense is refused with words", async () => {
  expect(await verdict({ id: "nobody", x: 100 })).toEqual({ code: 2 });
  for (const nonsense of [{}, { id: "a" }, { id: "a", x: "1" }, { id: "a", work: [-1] }, { id: "a".repeat(500), x: 1 }])
    expect(await captcha("verify", nonsense)).toEqual({ errors: expect.anything(), message: "Revise los datos enviados." });
});

test("the answer does not tell where the piece belongs", async () => {
  expect(Object.keys(Object(await captcha("challenge"))).sort()).toEqual([
    "alternative",
    "background",
    "height",
    "id",
    "piece",
    "size",
    "toll",
    "width",
    "y",
  ]);
});

// spec: 20.3
test("a ticket works once, one that was never given not at all", async () => {
  const query = { ...(await newTicket()), email: `${crypto.randomUUID()}@example.co` };
  await ask(LoginCode, { query });
  const used = { status: 422, errors: "La verificación venció o ya se usó. Complete una nueva e inténtelo otra vez." };
  expect(await refused(LoginCode, { query })).toEqual(used);
  expect(await refused(LoginCode, { query: { ...query, ...(await newTicket()), rand_str: "otra" } })).toEqual(used);
});

describe("an address that asks and fails", () => {
  const asked = async (visitor: string, step = "challenge", body: object = {}) =>
    fetch(gatewayAddress(`/captcha/${step}`), {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-forwarded-for": visitor },
    });
  const bitsOf = async (visitor: string) => CaptchaChallenge.parse(await (await asked(visitor)).json()).alternative.bits;

  test("works more with each failure, up to sixty-four times as much; others do not", async () => {
    const visitor = newVisitor();
    expect(await bitsOf(visitor)).toBe(12);
    for (let time = 0; time < 6; time += 1) await asked(visitor, "verify", { id: "nobody", x: 1 });
    expect(await bitsOf(visitor)).toBe(14);
    for (let time = 0; time < 150; time += 1) await asked(visitor, "verify", { id: "nobody", x: 1 });
    expect(await bitsOf(visitor)).toBe(18);
    expect(await bitsOf(newVisitor())).toBe(12);
  });

  test("gets 120 puzzles in ten minutes", async () => {
    const visitor = newVisitor();
    const found = [];
    for (let time = 0; time < 120; time += 1) found.push((await asked(visitor)).status);
    expect(found).toEqual(Array(120).fill(200));
    const over = await asked(visitor);
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(300);
  });
});
