import { GatewayError } from "./errors";
import { guarded } from "./handler";

const own = new Request("http://site/", { method: "POST", headers: { "sec-fetch-site": "same-origin" } });

test("a refusal of the gateway is passed on with the time to wait", async () => {
  const answer = await guarded(own, async () => {
    throw new GatewayError(429, "Pidió demasiados códigos.", { retryAfter: "540" });
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "540"]);
  expect(await answer.json()).toEqual({ errors: "Pidió demasiados códigos." });
});

test("one that says nothing of it, neither", async () => {
  const answer = await guarded(own, async () => {
    throw new GatewayError(422, "El código no es válido.");
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([422, null]);
});
