import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { z } from "zod";
import { errorFacts } from "../log.ts";
import type { Database } from "./database.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
// Any number, but the same in all gateways.
const LOCK = 7_216_001;

function describeError(error: unknown): string {
  const { stack, ...facts } = errorFacts(error);
  return Object.values(facts).filter(Boolean).join(" ");
}

const Applied = z.object({ name: z.string(), checksum: z.string() });

/** Applies new files of `migrations/` in one transaction and returns their names. One gateway at a time does so. Throws when an applied file was edited. */
export async function migrate(database: Database): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), "utf8") })));
  return database.transaction(async (sql) => {
    await sql.run("select pg_advisory_xact_lock($1)", [LOCK]);
    await sql.run(
      "create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const applied = new Map(
      (await sql.rows(Applied, "select name, checksum from migration")).map((row) => [row.name, row.checksum]),
    );
    const fresh: string[] = [];
    for (const { name, text } of files) {
      const checksum = createHash("sha256").update(text).digest("hex");
      const appliedChecksum = applied.get(name);
      if (appliedChecksum === checksum) continue;
      if (appliedChecksum)
        throw new Error(`migration ${name} was edited after it was applied: add a new file, or start with an empty database`);
      await sql.run(text).catch((cause: unknown) => {
        throw new Error(
          `migration ${name} failed and nothing was changed: start the version before this one, and report ${describeError(cause)}`,
          { cause },
        );
      });
      await sql.run("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
      fresh.push(name);
    }
    return fresh;
  });
}
