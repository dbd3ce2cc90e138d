import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepFormerFiles, putAside } from "./former-files";

const HOUR_MS = 3_600_000;

let build: string;
beforeEach(() => {
  build = join(mkdtempSync(join(tmpdir(), "builds-")), "build");
});
afterEach(() => rmSync(join(build, ".."), { recursive: true }));

/** A build with one script, in the place of the one before it, so many hours after the first. */
function make(script: string, hours: number) {
  const former = putAside(build);
  rmSync(build, { recursive: true, force: true });
  mkdirSync(join(build, "static", "chunks"), { recursive: true });
  writeFileSync(join(build, "static", "chunks", script), script);
  if (former) keepFormerFiles(build, former, hours * HOUR_MS);
}

const scripts = () => readdirSync(join(build, "static", "chunks")).sort();

test("a first build has nothing before it", () => {
  make("a.js", 0);
  expect(scripts()).toEqual(["a.js"]);
});

test("scripts of former builds stay for a day after the build that no longer had them", () => {
  make("a.js", 0);
  make("b.js", 1);
  make("c.js", 20);
  expect(scripts()).toEqual(["a.js", "b.js", "c.js"]);
  make("d.js", 26);
  expect(scripts()).toEqual(["b.js", "c.js", "d.js"]);
});

test("a script that a newer build has again is of that build", () => {
  make("a.js", 0);
  make("b.js", 1);
  make("a.js", 2);
  make("c.js", 27);
  expect(scripts()).toEqual(["a.js", "c.js"]);
});
