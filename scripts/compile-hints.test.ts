import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hintCompilation } from "./compile-hints";

const LARGE = `// ${"x".repeat(10_000)}\n`;
const SMALL = "export {};\n";
const MARKED = `//# allFunctionsCalledOnLoad\n${LARGE}`;

const integrity = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

let distDir: string;
const read = (name: string) => readFileSync(join(distDir, name), "utf8");

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(distDir, "static/chunks"), { recursive: true });
  mkdirSync(join(distDir, "server"));
  writeFileSync(join(distDir, "static/chunks/large.js"), LARGE);
  writeFileSync(join(distDir, "static/chunks/small.js"), SMALL);
  const manifest = JSON.stringify({ "large.js": integrity(LARGE), "small.js": integrity(SMALL) });
  writeFileSync(join(distDir, "server/subresource-integrity-manifest.json"), manifest);
  writeFileSync(join(distDir, "server/subresource-integrity-manifest.js"), `self.MANIFEST=${JSON.stringify(manifest)}`);
});

afterEach(() => rmSync(distDir, { recursive: true }));

test("a large script is marked once, a small one not, and both manifests have the integrity of what is there", () => {
  hintCompilation({ distDir });
  hintCompilation({ distDir });
  expect(read("static/chunks/large.js")).toBe(MARKED);
  expect(read("static/chunks/small.js")).toBe(SMALL);
  const manifest = read("server/subresource-integrity-manifest.json");
  expect(JSON.parse(manifest)).toEqual({ "large.js": integrity(MARKED), "small.js": integrity(SMALL) });
  expect(read("server/subresource-integrity-manifest.js")).toBe(`self.MANIFEST=${JSON.stringify(manifest)}`);
});
