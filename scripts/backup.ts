import { ended, start } from "./processes.ts";

/** `npm run backup -- FOLDER [--keep N]`: a backup of database and uploaded files; the gateway goes on. See docs/operations.md. */
process.exitCode = await ended(
  start(["--disable-warning=ExperimentalWarning", "gateway/backup/main.ts", ...process.argv.slice(2)]),
);
