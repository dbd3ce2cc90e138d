import { SIMULATED_DELAYS } from "./order/simulated-delays.ts";
import { createLimits } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import { createRoutes } from "./routes.ts";
import { unimplementedCalls } from "./unimplemented-calls.ts";
import { filesIn } from "./upload/files.ts";

const noDatabase = () => Promise.reject(new Refusal(500, "no store is asked here"));

// spec: 1.5
test("nothing of the contract is left unanswered", () => {
  const database = { rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase };
  const routes = createRoutes(database, {
    files: filesIn("uploads"),
    limits: createLimits(database),
    delays: SIMULATED_DELAYS,
    payUrl: "http://127.0.0.1:4000",
  });
  expect(unimplementedCalls(routes)).toEqual([]);
});
