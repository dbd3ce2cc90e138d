import { expectedEnd, isOnAir, liveBadge, liveFilter, parseLiveList, playerFailure } from "./index";

// spec: 13.1, 13.2
test("CLOSURE and CLOSED are recordings with their duration, any other state is live with its viewers", () => {
  const room = { duration: 65, visitors: 12 };
  expect(liveBadge({ ...room, state: "CLOSURE" })).toEqual({ kind: "recording", seconds: 65 });
  expect(liveBadge({ ...room, state: "CLOSED" })).toEqual({ kind: "recording", seconds: 65 });
  for (const state of ["OPEN", "LIVE", "", "closed"])
    expect(liveBadge({ ...room, state })).toEqual({ kind: "live", viewers: 12 });
  expect(["CLOSURE", "CLOSED", "OPEN"].map((state) => isOnAir({ ...room, state }))).toEqual([false, false, true]);
});

test("an address names one of three lists, anything else is the whole one", () => {
  expect(["live", "recording", "LIVE", "", null, undefined].map(parseLiveList)).toEqual([
    "live",
    "recording",
    "all",
    "all",
    "all",
    "all",
  ]);
  expect([liveFilter("all"), liveFilter("live"), liveFilter("recording")]).toEqual([{}, { on_air: true }, { on_air: false }]);
});

// spec: 13.4, 24.8, 24.9, 24.10
test("a broadcast that is over has ended, whatever failed; no answer is the network's fault; the rest is the signal's", () => {
  expect(playerFailure({ status: 0, isOver: true })).toBe("ended");
  expect(playerFailure({ status: 0, isOver: false })).toBe("network");
  for (const status of [404, 503, undefined]) expect(playerFailure({ status, isOver: false })).toBe("offline");
});

test("a broadcast on air ends two hours after its start, later only when it goes on longer", () => {
  const start = "2026-11-21T10:00:00.000Z";
  expect(expectedEnd(start, "2026-11-21T10:05:00.000Z")).toBe("2026-11-21T12:00:00.000Z");
  expect(expectedEnd(start, "2026-11-21T15:00:00.000Z")).toBe("2026-11-21T15:30:00.000Z");
});
