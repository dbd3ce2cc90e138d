import type { Sql } from "../db/database.ts";
import { renewSession } from "./tokens.ts";

test("a renewal locks the member before the session, as a cancellation does", async () => {
  const locked: string[] = [];
  const sql: Sql = {
    rows: async () => [],
    row: async () => undefined,
    async run(text) {
      if (/ for (key share|update)$/.test(text)) locked.push(/ from (\w+)/.exec(text)?.[1] ?? "");
      return 0;
    },
  };
  expect(await renewSession(sql, "worth nothing", {})).toBeUndefined();
  expect(locked).toEqual(["member", "session"]);
});
