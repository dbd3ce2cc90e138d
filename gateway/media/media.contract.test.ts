import { type IncomingMessage, request } from "node:http";
import { gatewayAddress } from "../client.fixture.ts";
import { goodsPicture } from "./paths.ts";

/** More requests than the queue of drawings takes. */
const FLOOD = 230;

/** A picture that nobody has asked for before, at the largest width. */
const freshPicture = () =>
  `${goodsPicture({ icon: "teddy-bear", hue: 28, scene: "lifestyle", seed: Math.floor(Math.random() * 1e8) })}?w=1920`;

function ask() {
  const sent = request(gatewayAddress(freshPicture()), { agent: false, headers: { accept: "image/avif" } });
  const answer = new Promise<IncomingMessage | undefined>((resolve) => {
    sent.on("response", (response) => resolve(response.on("error", () => {}).resume())).on("error", () => resolve(undefined));
  });
  const closed = new Promise((resolve) => sent.once("close", resolve));
  sent.end();
  return { sent, answer, closed };
}

test("beyond those that may wait a picture is refused for a while, and those that are given up make nobody wait", async () => {
  const flood = Array.from({ length: FLOOD }, ask);
  const refused = await Promise.race(
    flood.map(async ({ answer }) => ((await answer)?.statusCode === 503 ? answer : new Promise<undefined>(() => {}))),
  );
  expect(refused?.headers).toMatchObject({ "retry-after": "5", "content-type": expect.stringContaining("json") });
  for (const { sent } of flood) sent.destroy();
  await Promise.all(flood.map(({ closed }) => closed));
  const start = performance.now();
  expect((await ask().answer)?.statusCode).toBe(200);
  // One such picture takes about a second; drawing all the abandoned ones first would take minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
});
