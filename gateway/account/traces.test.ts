import { globSync, readFileSync } from "node:fs";
import { ANONYMIZED_ROWS, DELETED_ROWS } from "./traces.ts";

/** Nothing in these names a person, or the cancellation deals with them by itself. */
const HARMLESS = ["code", "device", "order_count", "session", "session_token", "team", "voucher"];

test("a cancelled account leaves nothing in any table that names members", () => {
  const migrations = globSync("gateway/db/migrations/*.sql").map((file) => readFileSync(file, "utf8"));
  const tables = migrations.flatMap((text) => [...text.matchAll(/^create table (\w+) \((.*?)^\);/gms)]);
  const ofMembers = tables.flatMap(([, name, columns]) => (columns?.includes("member_id") ? [name] : []));
  expect(ofMembers.sort()).toEqual([...DELETED_ROWS, ...Object.keys(ANONYMIZED_ROWS), ...HARMLESS].sort());
});
