import { Refusal } from "./refusal.ts";
import { routesOver } from "./routes.ts";
import { unanswered } from "./unanswered.ts";

// This list may only shrink.
const NOT_YET = ["geo.Upload"];

const noDatabase = () => Promise.reject(new Refusal(500, "no store is asked here"));

test("nothing of the contract is left unanswered but what is listed", () => {
  const routes = routesOver({ rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase });
  expect(unanswered(routes)).toEqual(NOT_YET);
});
