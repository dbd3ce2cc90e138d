import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import inject from "light-my-request";
import { staticFiles } from "./static-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "releases-"));
  for (const [release, file] of [
    ["former", "a1.js"],
    ["newer", "b2.js"],
  ] as const) {
    mkdirSync(join(root, release, "static", "chunks"), { recursive: true });
    writeFileSync(join(root, release, "static", "chunks", file), `"${release}"`);
    writeFileSync(join(root, release, "secret"), "");
  }
  symlinkSync(join(root, "former"), join(root, "current"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a worker that is not renewed yet has the scripts of pages of the new build", async () => {
  const tryServe = staticFiles(join(root, "former"), join(root, "current"));
  const get = (url: string) =>
    inject((request, response) => void (tryServe(request, response) || response.writeHead(404).end()), { url });
  expect((await get("/_next/static/chunks/b2.js")).statusCode).toBe(404);
  rmSync(join(root, "current"));
  symlinkSync(join(root, "newer"), join(root, "current"));
  const [own, newer] = [await get("/_next/static/chunks/a1.js"), await get("/_next/static/chunks/b2.js")];
  expect([own.body, own.headers["cache-control"]]).toEqual(['"former"', "public,max-age=31536000,immutable"]);
  expect([newer.body, newer.headers["content-type"]]).toEqual(['"newer"', own.headers["content-type"]]);
  for (const url of ["/_next/static/../secret", "/_next/static/%2e%2e/secret", "/_next/static/chunks/c3.js"])
    expect((await get(url)).statusCode).toBe(404);
});
