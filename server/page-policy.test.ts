import { createHash } from "node:crypto";
import { HOLD_SUBMITS, SPECULATION_RULES, START_SCRIPTS, TRUSTED_TYPES } from "@/lib/inline-scripts";
import { scriptSources, withPolicy } from "./page-policy";

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const BOOTSTRAP = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});';
const FIRST = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = String.raw`self.__next_f.push([1,"3:[\"$\",\"h1\",null,{\"children\":\"Ñame \u003c/script\u003e alert(1)\"}]\n"])`;

const page = (...scripts: string[]) =>
  Buffer.from(`<!DOCTYPE html><html><head>${scripts.join("")}</head><body>Año</body></html>`);
const inline = (text: string, attributes = "") => `<script${attributes}>${text}</script>`;

let told: jest.SpyInstance;
beforeEach(() => {
  told = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test("what the framework and the site write inline is let in by its hash", () => {
  const html = page(
    inline(START_SCRIPTS),
    inline(TRUSTED_TYPES),
    inline(HOLD_SUBMITS),
    inline(SPECULATION_RULES, ' type="speculationrules"'),
    inline(BOOTSTRAP, ' id="_R_"'),
    inline(FIRST),
    inline(DATA),
  );
  const expected = [START_SCRIPTS, TRUSTED_TYPES, HOLD_SUBMITS, SPECULATION_RULES, BOOTSTRAP, FIRST, DATA].map(sourceOf);
  expect([...scriptSources(html)]).toEqual(expected);
  expect(told).not.toHaveBeenCalled();
});

test("files and structured data need no hash", () => {
  const html = page(
    inline("", ' src="/_next/static/chunks/a.js" async=""'),
    inline('{"@type":"Product"}', ' type="application/ld+json"'),
  );
  expect([...scriptSources(html)]).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  "alert(1)",
  "self.__next_f.push(alert(1))",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)])',
  "self.__next_f.push([1,`alert`])",
  `${TRUSTED_TYPES};alert(1)`,
])("a script that came in by what somebody typed is not let in: %s", (script) => {
  expect([...scriptSources(page(inline(FIRST), inline(script)))]).toEqual([sourceOf(FIRST)]);
  expect(told).toHaveBeenCalledTimes(1);
});

const rendered = (contentType: string, body: Buffer) => ({
  status: 200,
  headers: { "content-type": contentType, "cache-control": "public" },
  body,
  tags: [],
  isComplete: true,
});
const given = { siteUrl: "https://site.example", streamOrigins: ["https://live.example"] };

test("a page gets a policy that lets in these scripts and no others", () => {
  const { headers } = withPolicy(rendered("text/html; charset=utf-8", page(inline(FIRST))), given);
  const policy = String(headers["content-security-policy"]);
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${sourceOf(FIRST)}`,
      "connect-src 'self' https://site.example https://live.example",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ]),
  );
  expect(headers["cache-control"]).toBe("public");
});

test("a feed, and an answer without a body, keep their headers", () => {
  for (const answer of [rendered("application/rss+xml", Buffer.from("<rss/>")), rendered("text/html", Buffer.alloc(0))])
    expect(withPolicy(answer, given)).toBe(answer);
});

test("a page that brings a policy of its own keeps it", () => {
  const made = rendered("text/html", page(inline(FIRST)));
  const own = { ...made, headers: { ...made.headers, "content-security-policy": "script-src 'nonce-1'" } };
  expect(withPolicy(own, given)).toBe(own);
});
