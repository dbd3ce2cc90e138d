import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "./sqlite-store.ts";
import { describeStore } from "./store-suite.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeStore("a file", (place, { maxBytes = 10_000_000, ...options } = {}) =>
  openSqliteStore({ file: join(folder, place, "cache.sqlite"), maxBytes, ...options }),
);
