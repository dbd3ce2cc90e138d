import { CaptchaChallenge, CaptchaVerdict } from "../../lib/contract/captcha.ts";
import { LoginCode } from "../../lib/contract/session.ts";
import { ask, captcha, newTicket, refused } from "../ask.ts";
import { doWork, findPlace } from "./solve.ts";

const challenge = async () => CaptchaChallenge.parse(await captcha("challenge"));
const verdict = async (answer: object) => CaptchaVerdict.parse(await captcha("verify", answer));

test("the piece in its place gives a ticket, once", async () => {
  const given = await challenge();
  const answer = { id: given.id, x: await findPlace(given) };
  expect(await verdict(answer)).toEqual({ code: 0, rand_str: expect.any(String), validate_code: expect.any(String) });
  expect(await verdict(answer)).toEqual({ code: 2 });
});

test("a piece put elsewhere gives none, and ends the challenge", async () => {
  const given = await challenge();
  const place = await findPlace(given);
  expect(await verdict({ id: given.id, x: place + 20 })).toEqual({ code: 1 });
  expect(await verdict({ id: given.id, x: place })).toEqual({ code: 2 });
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
    "width",
    "y",
  ]);
});

test("a ticket works once, one that was never given not at all", async () => {
  const query = { ...(await newTicket()), email: `${crypto.randomUUID()}@example.co` };
  await ask(LoginCode, { query });
  const used = { status: 422, errors: "La verificación venció o ya se usó. Complete una nueva e inténtelo otra vez." };
  expect(await refused(LoginCode, { query })).toEqual(used);
  expect(await refused(LoginCode, { query: { ...query, ...(await newTicket()), rand_str: "otra" } })).toEqual(used);
});
