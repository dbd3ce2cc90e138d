import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../lib/env";
import { createStamp, readStamp, unservableReason, writeStamp } from "./build";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (variables: Record<string, string> = {}) =>
  writeStamp(folder, createStamp(readEnvironment(variables), "the sources"));

test("without a build nothing is served", () => {
  expect(readStamp(folder)).toBeUndefined();
  expect(unservableReason(readEnvironment({}), folder)).toMatch(/There is no build .* run npm run build/);
});

test("a build is served with the configuration that it holds, whatever only a process reads", () => {
  build();
  const own = { DATA_DIR: "/srv/data", WORKERS: "2", REDIS_URL: "redis://127.0.0.1", SITE_URL: "http://127.0.0.1:3000" };
  expect(unservableReason(readEnvironment(own), folder)).toBeUndefined();
});

test("a build of another configuration is refused, and each variable named", () => {
  build({ SITE_NAME: "Otra" });
  const why = unservableReason(readEnvironment({ SITE_URL: "https://www.example.com" }), folder);
  expect(why).toMatch(/other values of SITE_URL, SITE_NAME: run npm run build/);
});

test("a stamp holds no value in clear", () => {
  build({ COMPANY_PHONE: "+57 601 555 0199" });
  expect(JSON.stringify(readStamp(folder))).not.toMatch(/601 555/);
});
