import { z } from "zod";
import type { LogPosition } from "../../lib/cache/render-context.ts";
import { PAGE_TAGS } from "./purge-pages.ts";
import { type SqliteFile, transaction } from "./sqlite-file.ts";
import type { PurgeNews } from "./store.ts";

const State = z.object({
  epoch: z.string(),
  floor: z.number(),
  bytes: z.number(),
  purges: z.number(),
  last: z.number().nullable(),
});
const Row = z.object({ sequence: z.number(), tag: z.string() });
const Sequence = Row.pick({ sequence: true });

export function readState({ statements }: SqliteFile) {
  const { last, ...state } = State.parse(statements.state.get());
  return { ...state, sequence: Math.max(last ?? 0, state.floor) };
}

function forgetOldest(file: SqliteFile, maxPurges: number) {
  const { statements } = file;
  const excess = readState(file).purges - maxPurges;
  if (excess <= 0) return;
  const { sequence } = Sequence.parse(statements.nthOldestPurge.get(excess - 1));
  statements.deletePurgesUpTo.run(sequence);
  statements.raiseFloor.run(sequence);
}

/** Adds purges to the log in one transaction and trims the log to `maxPurges`. */
export function addPurges(file: SqliteFile, tags: readonly string[], maxPurges: number): LogPosition {
  return transaction(file.database, () => {
    for (const tag of tags) {
      // Only the last purge of a tag counts.
      file.statements.deletePurge.run(tag);
      file.statements.addPurge.run(tag);
    }
    forgetOldest(file, maxPurges);
    const { epoch, sequence } = readState(file);
    return { epoch, sequence };
  });
}

/** Whether the log ends before a position that was read from it earlier, as after a backup was restored. */
export function isOlderThanKnown(file: SqliteFile, position: LogPosition | undefined): boolean {
  const { epoch, sequence } = readState(file);
  return position?.epoch === epoch && position.sequence > sequence;
}

/** Starts a new epoch, after which no stored entry is current. */
export function startNewEpoch({ statements }: SqliteFile) {
  statements.newEpoch.run();
}

export function readPurgePage(file: SqliteFile, after: LogPosition | undefined): PurgeNews {
  const start = after?.epoch === readState(file).epoch ? after.sequence : 0;
  const purges = file.statements.purgesAfter.all(start, PAGE_TAGS).map((row) => Row.parse(row));
  // The state is read after the page, so that purges which were trimmed before the page was read are below the floor.
  const { epoch, floor } = readState(file);
  return { epoch, floor, sequence: Math.max(purges.at(-1)?.sequence ?? start, floor), purges };
}
