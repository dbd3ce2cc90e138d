import { request } from "node:http";
import { text } from "node:stream/consumers";
import { callAddress } from "../lib/contract/call.ts";
import { ProductSearch } from "../lib/contract/product.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";

const base = process.env.GATEWAY_URL ?? "";
const post = (body: string, type = "application/json") =>
  fetch(`${base}${callAddress(ProductSearch)}`, { method: "POST", body, headers: { "content-type": type } });

/** Sends a content-length without the body: the gateway may close the connection while a body is sent that is too long. */
function announce(bytes: number): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const headers = { "content-type": "application/json", "content-length": bytes };
  request(`${base}${callAddress(ProductSearch)}`, { method: "POST", headers }, (answer) => {
    text(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 0 })), reject);
  })
    .on("error", reject)
    .flushHeaders();
  return promise;
}

async function expectRefusal(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors: expect.anything(), message: expect.any(String) });
}

test("what cannot be read is refused in the form of the specification", async () => {
  await expectRefusal(await post("{"), 400);
  await expectRefusal(await post('{"__proto__": {"a": 1}}'), 400);
  await expectRefusal(await post("[".repeat(100_000)), 400);
  await expectRefusal(await announce(2_000_000), 413);
  await expectRefusal(await post("<a/>", "application/xml"), 415);
  await expectRefusal(await fetch(`${base}/nowhere`), 404);
  await expectRefusal(await fetch(`${base}/base3/%E0%A4%A`), 400);
});

// spec: 1.3
test("calls for members ask who is calling", async () => {
  for (const call of ALL_CALLS.filter(({ session }) => session)) {
    const response = await fetch(`${base}${callAddress(call)}`, {
      method: call.method,
      headers: { authorization: "Bearer nobody" },
    });
    await expectRefusal(response, 401);
  }
});

test("a request keeps its identifier, and a strange one is replaced", async () => {
  const known = await fetch(`${base}/health`, { headers: { "x-request-id": "checkout-42" } });
  expect(known.headers.get("x-request-id")).toBe("checkout-42");
  const strange = await fetch(`${base}/health`, { headers: { "x-request-id": 'a b"<' } });
  expect(strange.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("the description lists every call", async () => {
  const document: { openapi: string; paths: Record<string, Record<string, unknown>> } = await (
    await fetch(`${base}/docs/openapi.json`)
  ).json();
  expect(document.openapi).toMatch(/^3\.1/);
  for (const call of ALL_CALLS) expect(document.paths[callAddress(call)]).toHaveProperty(call.method.toLowerCase());
  const page = await (await fetch(`${base}/docs`)).text();
  expect(page.match(/<details>/g)).toHaveLength(ALL_CALLS.length);
  expect(page).not.toContain("http://");
});
