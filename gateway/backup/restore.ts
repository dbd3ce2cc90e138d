import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { startFailureText } from "../start-failure.ts";
import { verify } from "./manifest.ts";
import { restoreDump } from "./postgresql.ts";

const FOLDERS = ["uploads", "database"] as const;
const partialName = (folder: (typeof FOLDERS)[number]) => `.restored-${folder}`;

function refuseUnlessEmpty(directory: string): void {
  for (const folder of FOLDERS) {
    const path = join(directory, folder);
    if (existsSync(path) && readdirSync(path).length > 0)
      throw new Error(`${path} is not empty: stop the gateway and move it away, and keep it until the restored one serves.`);
  }
}

/** Copies folders next to their targets, renames them and calls `finish`. A failure removes what was placed: the targets were empty before. */
async function place(
  backup: string,
  directory: string,
  folders: readonly (typeof FOLDERS)[number][],
  finish: () => Promise<void>,
) {
  const remove = (folder: string) => rm(join(directory, folder), { recursive: true, force: true });
  const placed: string[] = [];
  try {
    for (const folder of folders) {
      await remove(partialName(folder));
      if (existsSync(join(backup, folder)))
        await cp(join(backup, folder), join(directory, partialName(folder)), { recursive: true });
      else await mkdir(join(directory, partialName(folder)));
    }
    for (const folder of folders) {
      // The target is empty. It is removed, since Windows cannot rename onto a folder.
      await remove(folder);
      await rename(join(directory, partialName(folder)), join(directory, folder));
      placed.push(folder);
    }
    await finish();
  } catch (error) {
    for (const folder of placed) await remove(folder);
    throw error;
  } finally {
    for (const folder of folders) await remove(partialName(folder));
  }
}

export async function restore(backup: string, { databaseUrl, dataDirectory }: Config): Promise<void> {
  const manifest = await verify(backup);
  if (manifest.database === "postgresql" && !databaseUrl)
    throw new Error("The backup is of PostgreSQL: set DATABASE_URL to an empty database.");
  if (manifest.database === "embedded" && databaseUrl)
    throw new Error("The backup is of the embedded database: restore it without DATABASE_URL.");
  await mkdir(join(dataDirectory, "database"), { recursive: true });
  // Locked before the check: a gateway with the embedded database that starts meanwhile needs the same lock.
  const unlock = await lockFolder(join(dataDirectory, "database"));
  try {
    refuseUnlessEmpty(dataDirectory);
    if (databaseUrl) await place(backup, dataDirectory, ["uploads"], () => restoreDump(databaseUrl, backup));
    else await place(backup, dataDirectory, FOLDERS, async () => {});
  } finally {
    await unlock();
  }
}

async function main(): Promise<void> {
  const [backup] = process.argv.slice(2);
  if (!backup) throw new Error("name the backup: npm run restore -- FOLDER/2026-11-23T18-05-22Z");
  await restore(resolve(backup), readConfig(process.env));
  console.info("restored: start the gateway");
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(`Nothing was restored. ${startFailureText(error)}`);
    process.exitCode = 1;
  });
