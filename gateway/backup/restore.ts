import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { failureToStart } from "../start-failure.ts";
import { verify } from "./manifest.ts";
import { restoreDump } from "./postgresql.ts";

const PARTS = ["uploads", "database"] as const;
const partial = (part: (typeof PARTS)[number]) => `.restored-${part}`;

/** @throws Error if anything would be overwritten */
function refuseUnlessEmpty(directory: string): void {
  for (const part of PARTS) {
    const folder = join(directory, part);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`${folder} is not empty: stop the gateway and move it away, and keep it until the restored one serves.`);
  }
}

/** Copies next to the targets, then renames; undone on failure. */
async function place(backup: string, directory: string, parts: readonly (typeof PARTS)[number][], last: () => Promise<void>) {
  const remove = (folder: string) => rm(join(directory, folder), { recursive: true, force: true });
  const placed: string[] = [];
  try {
    for (const part of parts) {
      // From an interrupted run.
      await remove(partial(part));
      if (existsSync(join(backup, part))) await cp(join(backup, part), join(directory, partial(part)), { recursive: true });
      else await mkdir(join(directory, partial(part)));
    }
    for (const part of parts) {
      await remove(part);
      await rename(join(directory, partial(part)), join(directory, part));
      placed.push(part);
    }
    await last();
  } catch (error) {
    for (const part of placed) await remove(part);
    throw error;
  } finally {
    for (const part of parts) await remove(partial(part));
  }
}

export async function restore(backup: string, { databaseUrl, dataDirectory }: Config): Promise<void> {
  const manifest = await verify(backup);
  if (manifest.database === "postgresql" && !databaseUrl)
    throw new Error("The backup is of PostgreSQL: set DATABASE_URL to an empty database.");
  if (manifest.database === "embedded" && databaseUrl)
    throw new Error("The backup is of the embedded database: restore it without DATABASE_URL.");
  await mkdir(join(dataDirectory, "database"), { recursive: true });
  // Lock before checking, against a gateway that starts meanwhile.
  const unlock = await lockFolder(join(dataDirectory, "database"));
  try {
    refuseUnlessEmpty(dataDirectory);
    if (databaseUrl) await place(backup, dataDirectory, ["uploads"], () => restoreDump(databaseUrl, backup));
    else await place(backup, dataDirectory, PARTS, async () => {});
  } finally {
    await unlock();
  }
}

/** `node gateway/backup/restore.ts BACKUP` */
async function main(): Promise<void> {
  const [backup] = process.argv.slice(2);
  if (!backup) throw new Error("name the backup: npm run restore -- FOLDER/2026-11-23T18-05-22Z");
  await restore(resolve(backup), readConfig(process.env));
  console.info("restored: start the gateway");
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(`Nothing was restored. ${failureToStart(error)}`);
    process.exitCode = 1;
  });
