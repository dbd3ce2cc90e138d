import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillFolder } from "./folder";

let root: string;
let backups: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "backups-"));
  backups = join(root, "backups");
});
afterEach(() => rmSync(root, { recursive: true }));

const NAME = "2026-11-26T02-00-00Z";
const fill = async (folder: string) => writeFileSync(join(folder, "file"), "");

test("a backup has its name once it is whole; its lock lies in the folder of backups, where its user may write", async () => {
  await fillFolder(backups, NAME, async (partial) => {
    await fill(partial);
    expect(readdirSync(root)).toEqual(["backups"]);
    expect(readdirSync(backups)).toEqual([".partial", ".partial.sock"]);
  });
  expect(readdirSync(backups)).toEqual([NAME]);
  expect(readdirSync(join(backups, NAME))).toEqual(["file"]);
});

test("a second one waits for no first: it says that the folder is in use, and harms nothing", async () => {
  await fillFolder(backups, NAME, async (partial) => {
    await fill(partial);
    await expect(fillFolder(backups, "2026-11-26T02-00-01Z", fill)).rejects.toThrow("is in use by another process");
  });
  expect(readdirSync(join(backups, NAME))).toEqual(["file"]);
});

test("one that fails leaves nothing, and what a crash left is removed", async () => {
  mkdirSync(join(backups, ".partial"), { recursive: true });
  writeFileSync(join(backups, ".partial", "left"), "");
  await expect(fillFolder(backups, NAME, () => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  expect(readdirSync(backups)).toEqual([]);
  await fillFolder(backups, NAME, fill);
  expect(readdirSync(join(backups, NAME))).toEqual(["file"]);
});
