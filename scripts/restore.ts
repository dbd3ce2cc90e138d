import { start, waitForExit } from "./child-processes.ts";

/** `npm run restore -- BACKUP`: restores into an empty database and folder. See docs/operations.md. */
process.exitCode = await waitForExit(
  start(["--disable-warning=ExperimentalWarning", "gateway/backup/restore.ts", ...process.argv.slice(2)]),
);
