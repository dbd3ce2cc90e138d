import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type Config, readConfig } from "../config.ts";
import { startFailureText } from "../start-failure.ts";
import { copyEmbedded } from "./embedded.ts";
import { fillFolder } from "./folder.ts";
import { backupsIn, type Manifest, seal } from "./manifest.ts";
import { dump } from "./postgresql.ts";
import { copyNewFiles } from "./uploads.ts";

/** Uploads are copied before and after the database, so that no referenced file is missing. */
async function write({ databaseUrl, dataDirectory }: Config, folder: string, signal: AbortSignal): Promise<Manifest> {
  const madeAt = new Date();
  const uploads = [join(dataDirectory, "uploads"), join(folder, "uploads")] as const;
  await copyNewFiles(...uploads, signal);
  if (databaseUrl) await dump(databaseUrl, folder, signal);
  else await copyEmbedded(join(dataDirectory, "database"), join(folder, "database"));
  signal.throwIfAborted();
  await copyNewFiles(...uploads, signal);
  return seal(folder, databaseUrl ? "postgresql" : "embedded", madeAt);
}

/** Sortable: `2026-11-23T18-05-22Z`. */
const backupName = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

const Options = z.object({
  parent: z.string("name the folder that backups go to: npm run backup -- FOLDER").min(1),
  keep: z.coerce.number("--keep is how many backups stay").int().min(1).optional(),
});

/** `node gateway/backup/main.ts FOLDER [--keep N]`: keeps the newest N backups. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "string" } } });
  const { parent, keep } = Options.parse({ parent: positionals[0], keep: values.keep });
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => interrupted.abort(new Error(`interrupted by ${signal}: there is no backup of this run`)));
  const begun = performance.now();
  const folder = await fillFolder(resolve(parent), backupName(new Date()), async (partial) => {
    const { files } = await write(readConfig(process.env), partial, interrupted.signal);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    console.info(
      `${Object.keys(files).length} files, ${Math.ceil(bytes / 2 ** 20)} MB, ${Math.round(performance.now() - begun)} ms`,
    );
  });
  console.info(folder);
  const older = keep === undefined ? [] : backupsIn(resolve(parent)).slice(0, -keep);
  for (const name of older) await rm(join(parent, name), { recursive: true });
}

await main().catch((error: unknown) => {
  console.error(`No backup was made. ${startFailureText(error)}`);
  process.exitCode = 1;
});
