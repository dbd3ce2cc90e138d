import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyNewFiles } from "../backup/uploads.ts";
import { filesIn } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file is there whole under its own name, and nothing else is", async () => {
  const files = filesIn(join(folder, "own"));
  await files.write("a.pdf", Buffer.from("%PDF"));
  expect(readdirSync(join(folder, "own"))).toEqual(["a.pdf"]);
  expect(String(await files.read("a.pdf"))).toBe("%PDF");
});

test("a backup takes no file that is still being written", async () => {
  const files = filesIn(join(folder, "busy"));
  await files.write("a.pdf", Buffer.from("%PDF"));
  writeFileSync(join(folder, "busy", ".b.pdf"), "%P");
  await copyNewFiles(join(folder, "busy"), join(folder, "copy"));
  expect(readdirSync(join(folder, "copy"))).toEqual(["a.pdf"]);
});
