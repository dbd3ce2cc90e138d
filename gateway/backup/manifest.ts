import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync } from "node:fs";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = "manifest.json";
const MIGRATIONS = join(import.meta.dirname, "..", "db", "migrations");

/** Written last: a folder without it is incomplete. */
export const Manifest = z.object({
  format: z.literal(1),
  database: z.enum(["embedded", "postgresql"]),
  made_at: z.iso.datetime(),
  migration: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof Manifest>;

const lastMigration = () => readdirSync(MIGRATIONS).sort().at(-1) ?? "";

const listFiles = (folder: string): string[] =>
  globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== FILE)
    .sort();

async function digestFile(path: string): Promise<Manifest["files"][string]> {
  const file = await open(path);
  try {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const part of file.createReadStream({ autoClose: false })) {
      hash.update(part);
      bytes += part.length;
    }
    // The file must be on disk before the manifest names it.
    await file.sync();
    return { bytes, sha256: hash.digest("hex") };
  } finally {
    await file.close();
  }
}

export const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[\dT-]+Z$/.test(name) && existsSync(join(folder, name, FILE)))
    .sort();

export async function seal(folder: string, database: Manifest["database"], madeAt: Date): Promise<Manifest> {
  const files: Manifest["files"] = {};
  for (const name of listFiles(folder)) files[name] = await digestFile(join(folder, name));
  const manifest = { format: 1 as const, database, made_at: madeAt.toISOString(), migration: lastMigration(), files };
  await writeFile(join(folder, FILE), JSON.stringify(manifest, null, 1), { flush: true });
  return manifest;
}

/** Verifies the digest of every file. @throws Error for a folder that is no backup, is damaged, or is of a newer version */
export async function verify(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), "utf8").catch(() => {
    throw new Error(`${folder} is no backup: it has no ${FILE}`);
  });
  const manifest = Manifest.parse(JSON.parse(text));
  if (manifest.migration > lastMigration())
    throw new Error(`${folder} was made by a newer version (${manifest.migration}): restore it with that one`);
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await digestFile(join(folder, name)).catch(() => undefined);
    if (found?.sha256 !== expected.sha256) throw new Error(`${folder} is damaged: ${name} is not what was written`);
  }
  return manifest;
}
