import { liveBadge } from "./index";

test("CLOSURE and CLOSED are recordings with their duration, any other state is live with its viewers", () => {
  const room = { duration: 65, visitors: 12 };
  expect(liveBadge({ ...room, state: "CLOSURE" })).toEqual({ kind: "recording", seconds: 65 });
  expect(liveBadge({ ...room, state: "CLOSED" })).toEqual({ kind: "recording", seconds: 65 });
  for (const state of ["OPEN", "LIVE", "", "closed"])
    expect(liveBadge({ ...room, state })).toEqual({ kind: "live", viewers: 12 });
});
