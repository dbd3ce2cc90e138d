import { CALLS } from "../lib/contract/table.ts";
import { JOB_TIMES } from "./job-times.ts";
import { createLimits } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import type { Route } from "./route.ts";
import { createRoutes } from "./routes.ts";
import { filesIn } from "./upload/files.ts";

function unimplementedCalls(routes: Route[]): string[] {
  const implemented = new Set(routes.map(({ call }) => call));
  const allCalls = Object.entries(CALLS).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${domain}.${name}`, call })),
  );
  return allCalls.flatMap(({ name, call }) => (implemented.has(call) ? [] : [name])).sort();
}

const noDatabase = () => Promise.reject(new Refusal(500, "no store is asked here"));

// spec: 1.5
test("nothing of the contract is left unanswered", () => {
  const database = { rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase };
  const routes = createRoutes(database, {
    files: filesIn("uploads"),
    limits: createLimits(database),
    jobTimes: JOB_TIMES,
    payUrl: "http://127.0.0.1:4000",
  });
  expect(unimplementedCalls(routes)).toEqual([]);
});
