import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { prepareStatements, type Statements } from "./sqlite-statements.ts";

/** Where the file is, and for how many pages of 4 KiB it may have (no limit by default; sqlite then says that the disk is full). */
export type FileOptions = { file: string; maxPages?: number };

/** An open file of kept answers. `inode` tells whether the path still leads to it. */
export type SqliteFile = { database: DatabaseSync; statements: Statements; inode: bigint };

/** How long a call waits for a writer in another process, in milliseconds. */
const BUSY_MS = 100;
/** How long opening waits for another process that is opening, in milliseconds. */
const GUARD_MS = 2_000;
const APPLICATION_ID = 0x59_43_4b_41;
const VERSION = 1;

/** Result codes of sqlite that callers tell apart. */
export const RESULT = { busy: 5, readOnly: 8, corrupt: 11, full: 13, tooBig: 18, notDatabase: 26 };

const SCHEMA = `
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, bytes INTEGER NOT NULL, used_at INTEGER NOT NULL,
    checksum INTEGER NOT NULL, meta TEXT NOT NULL, br BLOB, gzip BLOB, identity BLOB
  ) STRICT;
  CREATE INDEX entries_used ON entries (used_at, id);
  CREATE TABLE purges (sequence INTEGER PRIMARY KEY AUTOINCREMENT, tag TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE leases (key TEXT PRIMARY KEY, owner TEXT NOT NULL, taken INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE state (epoch TEXT NOT NULL, floor INTEGER NOT NULL, bytes INTEGER NOT NULL, purges INTEGER NOT NULL) STRICT;
  INSERT INTO state VALUES (lower(hex(randomblob(16))), 0, 0, 0);
  CREATE TRIGGER entry_made AFTER INSERT ON entries BEGIN UPDATE state SET bytes = bytes + new.bytes; END;
  CREATE TRIGGER entry_changed AFTER UPDATE OF bytes ON entries BEGIN UPDATE state SET bytes = bytes + new.bytes - old.bytes; END;
  CREATE TRIGGER entry_gone AFTER DELETE ON entries BEGIN UPDATE state SET bytes = bytes - old.bytes; END;
  CREATE TRIGGER purge_made AFTER INSERT ON purges BEGIN UPDATE state SET purges = purges + 1; END;
  CREATE TRIGGER purge_gone AFTER DELETE ON purges BEGIN UPDATE state SET purges = purges - 1; END;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${VERSION};
`;

/** The primary result code in an error of sqlite; undefined for any other error. */
export function resultOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

/** Whether an error says that the file itself is damaged, not only out of reach. */
export function isCorrupt(error: unknown): boolean {
  const result = resultOf(error);
  return result === RESULT.corrupt || result === RESULT.notDatabase;
}

/** What a path leads to at present; undefined for nothing. */
export function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** Runs work in one write transaction; rolls it back when it throws. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

const pragma = (database: DatabaseSync, name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];

function prepareSchema(database: DatabaseSync, file: string) {
  const owner = pragma(database, "application_id");
  const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  if (owner !== APPLICATION_ID && !isEmpty) throw new Error(`${file} is the database of another program`);
  if (isEmpty) return transaction(database, () => database.exec(SCHEMA));
  if (pragma(database, "user_version") === VERSION) return;
  // Of another version of this program: nothing in it is worth a migration.
  for (const name of ["entries", "purges", "leases", "state"]) database.exec(`DROP TABLE IF EXISTS ${name}`);
  transaction(database, () => database.exec(SCHEMA));
}

function connect({ file, maxPages }: FileOptions): SqliteFile {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864");
    prepareSchema(database, file);
    if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    const inode = inodeOf(file);
    if (inode === undefined) throw new Error(`${file} vanished while it was opened`);
    const statements = prepareStatements(database);
    statements.releaseExpired.run(Date.now());
    return { database, statements, inode };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Takes a damaged file away. What never was a database is kept beside it, as `.broken`: it may be somebody's. Sqlite notices in other
 * processes that their file has moved, and leaves the log of its successor alone.
 */
function discard(file: string, error: unknown) {
  if (resultOf(error) === RESULT.notDatabase) renameSync(file, `${file}.broken`);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
}

// Processes that start together would otherwise each replace the file that another has just made anew. The lock ends with its process.
function guarded<T>(file: string, work: () => T): T {
  const guard = new DatabaseSync(`${file}.guard`, { timeout: GUARD_MS });
  try {
    guard.exec("BEGIN EXCLUSIVE");
    return work();
  } finally {
    guard.close();
  }
}

// One by one: `recursive` never returns below a folder that answers ENOENT to mkdir, as /proc does.
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Opens or makes the file; a damaged one is replaced by an empty one, once. `broken` is the inode of a file that was found damaged in
 * use: it is replaced if it is still there.
 * @throws an error of sqlite or of the file system when that is not possible, and Error when the file belongs to another program
 */
export function openFile(options: FileOptions, broken: { inode: bigint; error: unknown } | undefined): SqliteFile {
  makeFolder(dirname(options.file));
  return guarded(options.file, () => {
    if (broken && inodeOf(options.file) === broken.inode) discard(options.file, broken.error);
    try {
      return connect(options);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      discard(options.file, error);
      return connect(options);
    }
  });
}
