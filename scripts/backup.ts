import { start, waitForExit } from "./child-processes.ts";

/** `npm run backup -- FOLDER [--keep N]`: online backup of database and uploads. See docs/operations.md. */
process.exitCode = await waitForExit(
  start(["--disable-warning=ExperimentalWarning", "gateway/backup/main.ts", ...process.argv.slice(2)]),
);
