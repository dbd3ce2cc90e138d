import type { Sql } from "../db/database.ts";
import { higherRank, memberInfo } from "./level.ts";

// spec: 1.3, 3.1
test.each([
  [0, "standard", 0],
  [4_999.99, "standard", 0],
  [5_000, "standard", 1],
  [20_000, "standard", 2],
  [1_000_000, "standard", 3],
  [0, "gold", 2],
  [60_000, "silver", 3],
  [0, "unheard of", 0],
])("%d dollars paid and %s granted give level %d", (paid, granted, rank) => {
  expect(higherRank(paid, granted)).toBe(rank);
});

/** A member with so many orders, each of the same US cents; the database adds up the newest of them or all. */
function orderedBy({ orders, cents }: { orders: number; cents: number }): Pick<Sql, "row"> {
  return {
    async row(schema, _text, values = []) {
      const [, limit] = values;
      const counted = limit === null ? orders : Math.min(orders, Number(limit));
      return schema.parse({
        granted: "standard",
        since: "2026-01-01T00:00:00.000Z",
        cents: counted * cents,
        orders: counted,
      });
    },
  };
}

test.each([
  [{ orders: 3, cents: 200_000 }, "silver"],
  [{ orders: 600, cents: 4_000 }, "gold"],
  [{ orders: 600, cents: 50_000 }, "diamond"],
  [{ orders: 100_000, cents: 1 }, "standard"],
])("%j reach the level of all of a year's orders: %s", async (paid, level) => {
  expect(await memberInfo(orderedBy(paid), 1)).toMatchObject({ level });
});
