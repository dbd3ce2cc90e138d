import { globSync } from "node:fs";
import { request as plainRequest } from "node:http";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

const OWN = { "sec-fetch-site": "same-origin" };
const PERSON = { accept: "text/html,application/xhtml+xml" };

/** Every route handler, with values for its parameters. */
const HANDLERS = globSync("app/**/route.{ts,tsx}").map((file) =>
  file
    .replace(/^app/, "")
    .replace(/\/route\.tsx?$/, "")
    .replace("[...path]", "buyer/common/upload")
    .replace(/\[\w+\]/g, "x"),
);

const JSON_TYPE = { "content-type": "application/json" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=a" };

/** Invalid request bodies by content type. */
const BODIES: [headers: Record<string, string>, body: string][] = [
  ...[
    "",
    "{",
    "[]",
    "null",
    '"a"',
    "1e999",
    '{"__proto__":{"id":1}}',
    `${"[".repeat(3000)}`,
    '{"id":{"id":1e17}}',
    "a\u0000",
  ].map((body): [Record<string, string>, string] => [JSON_TYPE, body]),
  ...["", "%", "a=%00", "intent=delete&id=../..", "id=4294967296&intent=default", `intent=${"a".repeat(5000)}`].map(
    (body): [Record<string, string>, string] => [FORM, body],
  ),
  ...["", "x", "--a", '--a\r\nContent-Disposition: form-data; name="id"\r\n\r\n', "--a\r\n\r\n--a--"].map(
    (body): [Record<string, string>, string] => [MULTIPART, body],
  ),
  [{ "content-type": "multipart/form-data" }, "x"],
  [{ "content-type": "x" }, "x"],
];

const COOKIES = [
  "",
  `pord_token=${"a".repeat(6000)}`,
  "access_token=%00; userId=-1; user=|",
  `typed_address={; deleted_address=[]; login_failed=${"%7B".repeat(100)}`,
];

for (const path of HANDLERS)
  test(`${path} answers nonsense with what is wrong, and does not fail`, async ({ request }) => {
    const failed = [];
    const asks = (["POST", "PUT", "DELETE", "PATCH"] as const).flatMap((method) =>
      BODIES.map(([type, data], index) => ({ method, data, type, cookie: COOKIES[index % COOKIES.length] ?? "" })),
    );
    for (const { method, data, type, cookie } of asks) {
      const headers = { ...OWN, ...type, cookie };
      const answer = await request.fetch(path, { method, data: Buffer.from(data), headers, maxRedirects: 0 });
      if (answer.status() >= 500) failed.push(`${answer.status()} ${method} ${Object.values(type)} ${data.slice(0, 60)}`);
    }
    for (const cookie of COOKIES) {
      const answer = await request.get(`${path}?id=%00&page=1e17&token=${"a".repeat(2000)}`, {
        headers: { cookie, "if-match": '"x"', range: "bytes=9-1" },
        maxRedirects: 0,
      });
      if (answer.status() >= 500) failed.push(`${answer.status()} GET ${cookie.slice(0, 60)}`);
    }
    expect(failed).toEqual([]);
    expect((await request.get("/api/health")).status()).toBe(200);
  });

test("a file of the build is the same with any parameters and conditions", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
  const plain = await (await request.get(script)).text();
  for (const query of ["?a=1", `?${"x".repeat(3000)}`]) expect(await (await request.get(script + query)).text()).toBe(plain);
  expect((await request.get(`${script}?${"x".repeat(5000)}`)).status()).toBe(414);
  const conditions: Record<string, string>[] = [
    { "if-match": '"x"' },
    { "if-unmodified-since": "x" },
    { range: "bytes=9999999-" },
  ];
  for (const headers of conditions) expect((await request.get(script, { headers })).status()).toBeLessThan(500);
});

/** Announces a body by Content-Length and never sends it. Returns status and text of the response. */
function announce(base: string, path: string, bytes: number, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = plainRequest(base + path, { method: "POST", headers: { ...headers, "content-length": bytes } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      answer.on("end", () => {
        resolve({ status: answer.statusCode, text });
        sent.destroy();
      });
    });
    sent.on("error", reject).flushHeaders();
  });
}

test("1.2 GB are refused before they are read: to a person with a page, to a script with an error", async ({ baseURL }) => {
  if (!baseURL) throw new Error("no address of the site");
  const multipart = { ...OWN, "content-type": "multipart/form-data; boundary=a" };
  for (const path of ["/api/inquiry", "/api/address", "/api/gateway/buyer/common/upload"]) {
    const person = await announce(baseURL, path, 1_200_000_000, { ...multipart, ...PERSON });
    expect([path, person.status]).toEqual([path, 413]);
    expect(person.text).toContain('<html lang="es-CO">');
    const script = await announce(baseURL, path, 1_200_000_000, multipart);
    expect(JSON.parse(script.text)).toEqual({ errors: expect.any(String) });
  }
});

async function member(request: APIRequestContext): Promise<APIRequestContext> {
  const data = { email: `${crypto.randomUUID()}@example.co` };
  expect((await request.post("/api/session/auto-register", { data, headers: OWN })).status()).toBe(200);
  return request;
}

test("a file of a request is read by its member alone, without a script, and kept by nobody", async ({ playwright, baseURL }) => {
  const context = () => playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const [owner, other, guest] = [await member(await context()), await member(await context()), await context()];
  const file = { name: "ficha.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  const sent = await owner.post("/api/gateway/buyer/common/upload", { multipart: { file }, headers: OWN });
  const { url } = await sent.json();
  const read = await owner.get(url);
  expect([read.status(), await read.text(), read.headers()["cache-control"]]).toEqual([
    200,
    "%PDF-1.4\n%%EOF\n",
    "private, no-store",
  ]);
  expect(read.headers()["content-disposition"]).toContain("attachment");
  expect((await other.get(url)).status()).toBe(404);
  const led = await guest.get(url, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([303, `/login?return_url=${encodeURIComponent(url)}`]);
  await Promise.all([owner, other, guest].map((one) => one.dispose()));
});
