import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { prepareStatements, type Statements } from "./sqlite-statements.ts";

/** `maxPages`: limit of the file in pages of 4 KiB. */
export type FileOptions = { file: string; maxPages?: number };

/** `inode` tells whether the path still leads to this file. */
export type SqliteFile = { database: DatabaseSync; statements: Statements; inode: bigint };

/** Lock timeout of a statement, in milliseconds. */
const BUSY_MS = 100;
/** Lock timeout while another process opens the file, in milliseconds. */
const GUARD_MS = 2_000;
const APPLICATION_ID = 0x59_43_4b_41;
const VERSION = 1;

export const RESULT = { busy: 5, readOnly: 8, corrupt: 11, full: 13, tooBig: 18, notDatabase: 26 };

/** `leases`: locks with owner and end. `state`: epoch and floor of the purge log (purge-log.ts), and the totals that the triggers keep. */
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

export function resultCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

/** Whether the file is damaged, not only unavailable. */
export function isCorrupt(error: unknown): boolean {
  const result = resultCode(error);
  return result === RESULT.corrupt || result === RESULT.notDatabase;
}

export function readInode(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

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
  const applicationId = pragma(database, "application_id");
  const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  if (applicationId !== APPLICATION_ID && !isEmpty) throw new Error(`${file} is the database of another program`);
  if (isEmpty) return transaction(database, () => database.exec(SCHEMA));
  if (pragma(database, "user_version") === VERSION) return;
  // A file of another schema version is emptied: a cache needs no migration.
  for (const name of ["entries", "purges", "leases", "state"]) database.exec(`DROP TABLE IF EXISTS ${name}`);
  transaction(database, () => database.exec(SCHEMA));
}

function connect({ file, maxPages }: FileOptions): SqliteFile {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864");
    prepareSchema(database, file);
    if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    const inode = readInode(file);
    if (inode === undefined) throw new Error(`${file} vanished while it was opened`);
    const statements = prepareStatements(database);
    statements.releaseExpired.run(Date.now());
    return { database, statements, inode };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Removes a damaged file; one that is no database is kept as `.broken`. Other processes notice by the inode (sqlite-connection.ts). */
function discard(file: string, error: unknown) {
  if (resultCode(error) === RESULT.notDatabase) renameSync(file, `${file}.broken`);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
}

// Without the lock, processes that start together would replace each other's new file. The lock ends with its process.
function guarded<T>(file: string, work: () => T): T {
  const guard = new DatabaseSync(`${file}.guard`, { timeout: GUARD_MS });
  try {
    guard.exec("BEGIN EXCLUSIVE");
    return work();
  } finally {
    guard.close();
  }
}

// Without the option `recursive`: with it, `mkdirSync` never returns below a folder such as /proc, in which mkdir fails with ENOENT.
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made the folder meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Opens or creates the file; a damaged one is replaced once. `broken`: the file that was found damaged in use, and how. @throws an error of
 * SQLite or the file system, and Error for a file of another program
 */
export function openFile(options: FileOptions, broken: { inode: bigint; error: unknown } | undefined): SqliteFile {
  makeFolder(dirname(options.file));
  return guarded(options.file, () => {
    if (broken && readInode(options.file) === broken.inode) discard(options.file, broken.error);
    try {
      return connect(options);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      discard(options.file, error);
      return connect(options);
    }
  });
}
