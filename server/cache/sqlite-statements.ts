import type { DatabaseSync } from "node:sqlite";

export function prepareStatements(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    find: prepare("SELECT id, used_at, checksum, meta, br, gzip, identity FROM entries WHERE key = ?"),
    // UPSERT keeps the row in place; re-inserting would fragment the table.
    setEntry:
      prepare(`INSERT INTO entries (key, bytes, used_at, checksum, meta, br, gzip, identity) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET bytes = excluded.bytes, used_at = excluded.used_at, checksum = excluded.checksum,
      meta = excluded.meta, br = excluded.br, gzip = excluded.gzip, identity = excluded.identity`),
    touch: prepare("UPDATE entries SET used_at = ? WHERE id = ?"),
    // The checksum is compared, because another process may have replaced the entry meanwhile.
    deleteDamaged: prepare("DELETE FROM entries WHERE key = ? AND checksum = ?"),
    deleteEntry: prepare("DELETE FROM entries WHERE key = ?"),
    deleteLeastUsed: prepare(
      "DELETE FROM entries WHERE id = (SELECT id FROM entries ORDER BY used_at, id LIMIT 1) RETURNING bytes",
    ),
    state: prepare("SELECT epoch, floor, bytes, purges, (SELECT max(sequence) FROM purges) AS last FROM state"),
    newEpoch: prepare("UPDATE state SET epoch = lower(hex(randomblob(16)))"),
    raiseFloor: prepare("UPDATE state SET floor = ?"),
    deletePurge: prepare("DELETE FROM purges WHERE tag = ?"),
    addPurge: prepare("INSERT INTO purges (tag) VALUES (?)"),
    purgesAfter: prepare("SELECT sequence, tag FROM purges WHERE sequence > ? ORDER BY sequence LIMIT ?"),
    nthOldestPurge: prepare("SELECT sequence FROM purges ORDER BY sequence LIMIT 1 OFFSET ?"),
    deletePurgesUpTo: prepare("DELETE FROM purges WHERE sequence <= ?"),
    // Where `taken` is in the future, the clock was set back: the lease counts as expired.
    lease: prepare(`INSERT INTO leases (key, owner, taken, until) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (key) DO UPDATE
      SET owner = ?2, taken = ?3, until = ?4 WHERE until <= ?3 OR taken > ?3`),
    release: prepare("DELETE FROM leases WHERE key = ? AND owner = ?"),
    releaseExpired: prepare("DELETE FROM leases WHERE until <= ?1 OR taken > ?1"),
  };
}

export type Statements = ReturnType<typeof prepareStatements>;
