import { CaptchaChallenge, type CaptchaStep, CaptchaVerdict } from "../../lib/contract/captcha.ts";
import { doWork, findPlace } from "./solve.ts";

const post = (step: CaptchaStep, body: unknown = {}) =>
  fetch(`${process.env.GATEWAY_URL}/captcha/${step}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const challenge = async () => CaptchaChallenge.parse(await (await post("challenge")).json());
const verdict = async (answer: unknown) => CaptchaVerdict.parse(await (await post("verify", answer)).json());

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
    expect((await post("verify", nonsense)).status).toBe(400);
});

test("the answer does not tell where the piece belongs", async () => {
  const given: object = await (await post("challenge")).json();
  expect(Object.keys(given).sort()).toEqual(["alternative", "background", "height", "id", "piece", "size", "width", "y"]);
});
