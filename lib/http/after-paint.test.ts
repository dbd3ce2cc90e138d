import { createServer, get, type RequestListener } from "node:http";
import { paintFirst, scriptsAfterPaint } from "./after-paint.ts";

const SCRIPTS = [
  '<script src="/_next/static/chunks/a.js" async="" integrity="sha256-a="></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
];
const page = (head: string, body = "<p>Vasos</p>") => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** What stands between two marks. */
const between = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0];

test("the scripts of a page are held, in their order and with their integrity", () => {
  const html = scriptsAfterPaint(page(`<meta charset="utf-8"/>${SCRIPTS.join("<title>Vasos</title>")}`));
  expect(between(html, '<template id="after-paint">', "</template>")).toBe(SCRIPTS.join(""));
  expect(html.split(SCRIPTS[0] ?? "")).toHaveLength(2);
  expect(html).toContain('<meta charset="utf-8"/><title>Vasos</title><template');
});

test("what starts them stands before all else, and nothing fetches one of them sooner", () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  const picture = '<link rel="preload" as="image" href="/a.jpg"/>';
  const html = scriptsAfterPaint(page(`${picture}${preload}${SCRIPTS[0]}`));
  expect(html).toMatch(/^<!DOCTYPE html><html><head><script>\(function startAfterPaint/);
  expect(html).not.toContain(preload);
  expect(html).toContain(picture);
});

test.each([
  ["a page without scripts", page("<title>Vasos</title>")],
  ["a script for old browsers", page('<script src="/_next/static/chunks/old.js" noModule=""></script>')],
  ["a script of somebody else", page('<script src="https://ejemplo.co/a.js" async=""></script>')],
  ["scripts in the body", page("", SCRIPTS[0])],
  ["no page at all", "<p>Vasos</p>"],
])("%s is left as it is", (_, html) => {
  expect(scriptsAfterPaint(html)).toBe(html);
});

/** What a server that holds back scripts sends. */
async function sentBy(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    paintFirst(response);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      get({ port, host: "127.0.0.1", agent: false }, async (response) =>
        resolve(Buffer.concat(await response.toArray()).toString()),
      ).on("error", reject);
    });
  } finally {
    server.close();
  }
}

const PAGE = page(SCRIPTS.join(""), "<p>Piñatería</p>");
const HTML = "text/html; charset=utf-8";

test("a page that is sent as one piece is sent whole, its length corrected", async () => {
  const sent = await sentBy((_, response) => {
    response.setHeader("content-type", HTML).setHeader("content-length", Buffer.byteLength(PAGE)).end(PAGE);
  });
  expect(sent).toBe(scriptsAfterPaint(PAGE));
});

test("pages in several pieces, and what is no page, are sent as they are", async () => {
  const streamed = await sentBy((_, response) => {
    response.setHeader("content-type", HTML).write(PAGE.slice(0, 40));
    response.end(PAGE.slice(40));
  });
  const quoted = await sentBy((_, response) => void response.setHeader("content-type", "text/plain").end(PAGE));
  expect([streamed, quoted]).toEqual([PAGE, PAGE]);
});
