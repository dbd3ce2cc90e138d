import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { type SqliteFile, transaction } from "./sqlite-file.ts";
import type { Moment, Purge, PurgeNews } from "./store.ts";

/** How many tags one transaction notes, or one read tells: less than a millisecond's work. */
const BATCH = 200;

const State = z.object({
  epoch: z.string(),
  floor: z.number(),
  bytes: z.number(),
  purges: z.number(),
  last: z.number().nullable(),
});
const Row = z.object({ sequence: z.number(), tag: z.string() });

/** The one row that says which log this is, how far it goes, how many purges it holds and how many bytes all entries have. */
export function stateOf({ statements }: SqliteFile) {
  const { last, ...state } = State.parse(statements.state.get());
  return { ...state, sequence: Math.max(last ?? 0, state.floor) };
}

function forgetOldest(file: SqliteFile, maxPurges: number) {
  const { statements } = file;
  const excess = stateOf(file).purges - maxPurges;
  if (excess <= 0) return;
  const { sequence } = Row.pick({ sequence: true }).parse(statements.oldest.get(excess - 1));
  statements.forgetUpTo.run(sequence);
  statements.raiseFloor.run(sequence);
}

function note(file: SqliteFile, tags: readonly string[], maxPurges: number): Moment {
  return transaction(file.database, () => {
    for (const tag of tags) {
      // Only the last purge of a tag counts; the log stays as short as there are tags.
      file.statements.forget.run(tag);
      file.statements.note.run(tag);
    }
    forgetOldest(file, maxPurges);
    const { epoch, sequence } = stateOf(file);
    return { epoch, sequence };
  });
}

/** Notes purges in bounded transactions. */
export async function purge(connection: SqliteConnection, tags: readonly string[], maxPurges: number): Promise<Moment> {
  for (let start = 0; start + BATCH < tags.length; start += BATCH) {
    connection.write((file) => note(file, tags.slice(start, start + BATCH), maxPurges));
    await setImmediate();
  }
  const rest = tags.length % BATCH || Math.min(tags.length, BATCH);
  return connection.write((file) => note(file, tags.slice(tags.length - rest), maxPurges));
}

// A worker that knows of purges that the file does not: an older copy was put in its place, and what was purged since is in it again.
function logFor(connection: SqliteConnection, moment: Moment | undefined) {
  const state = connection.read(stateOf);
  if (moment?.epoch !== state.epoch || moment.sequence <= state.sequence) return state;
  return connection.write((file) => {
    file.statements.newEpoch.run();
    return stateOf(file);
  });
}

/** Tells the purges after a moment, read in bounded batches; all when the moment is of another log. */
export async function purgesAfter(connection: SqliteConnection, moment: Moment | undefined): Promise<PurgeNews> {
  const { epoch } = logFor(connection, moment);
  let sequence = moment?.epoch === epoch ? moment.sequence : 0;
  const purges: Purge[] = [];
  for (;;) {
    const { batch, state } = connection.read((file) => ({
      batch: file.statements.after.all(sequence, BATCH).map((row) => Row.parse(row)),
      // Read after the batch: what was forgotten while the batches were read is then below the floor.
      state: stateOf(file),
    }));
    if (state.epoch !== epoch) return purgesAfter(connection, undefined);
    purges.push(...batch);
    sequence = Math.max(batch.at(-1)?.sequence ?? 0, sequence);
    if (batch.length < BATCH) return { epoch, floor: state.floor, sequence: Math.max(sequence, state.floor), purges };
    await setImmediate();
  }
}
