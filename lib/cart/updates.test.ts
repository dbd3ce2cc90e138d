import { IDLE, nextUpdates, type UpdateEvent, type Updates } from "./updates";

const change = (id: string, quantity: number): UpdateEvent => ({ kind: "change", id, quantity });
const run = (...events: UpdateEvent[]) => events.reduce<Updates>(nextUpdates, IDLE);
const pending = (updates: Updates) => Object.fromEntries(updates.unsaved);

/** Runs events and counts how many requests are sent. */
function sendings(events: UpdateEvent[]): { count: number; end: Updates } {
  let [count, state] = [0, IDLE];
  for (const event of events) {
    const next = nextUpdates(state, event);
    if (next.kind === "sending" && state.kind !== "sending") count += 1;
    state = next;
  }
  return { count, end: state };
}

const presses = Array.from({ length: 50 }, (_, index) => change("1", index + 1));

describe("updates of quantities", () => {
  test("50 presses with no pause leave as one update, of the last quantity", () => {
    const { count, end } = sendings([...presses, { kind: "due" }]);
    expect([count, end.kind, pending(end)]).toEqual([1, "sending", { "1": 50 }]);
  });

  test("50 presses during which the first update leaves and is answered make two", () => {
    const events: UpdateEvent[] = [
      ...presses.slice(0, 20),
      { kind: "due" },
      ...presses.slice(20),
      { kind: "due" },
      { kind: "answered" },
      { kind: "due" },
      { kind: "answered" },
    ];
    expect(sendings(events)).toEqual({ count: 2, end: IDLE });
  });

  test("what is changed while an update is under way waits behind it, with the last word on each line", () => {
    const state = run(change("1", 5), change("2", 7), { kind: "due" }, change("1", 6));
    expect(state.kind).toBe("sending");
    expect(pending(state)).toEqual({ "1": 6, "2": 7 });
    const after = nextUpdates(state, { kind: "answered" });
    expect([after.kind, pending(after)]).toEqual(["waiting", { "1": 6 }]);
  });

  test("without an answer nothing is lost, and what was changed since comes first", () => {
    const state = run(change("1", 5), change("2", 7), { kind: "due" }, change("1", 6), { kind: "unanswered" });
    expect([state.kind, pending(state)]).toEqual(["failed", { "1": 6, "2": 7 }]);
    expect(pending(nextUpdates(state, { kind: "due" }))).toEqual({ "1": 6, "2": 7 });
    expect(nextUpdates(state, change("2", 8)).kind).toBe("waiting");
  });

  test("a refused update is dropped, later changes stay", () => {
    expect(run(change("1", 5), { kind: "due" }, { kind: "refused" })).toEqual(IDLE);
    expect(pending(run(change("1", 5), { kind: "due" }, change("2", 3), { kind: "refused" }))).toEqual({ "2": 3 });
  });

  test("a removed line is not updated any more", () => {
    expect(run(change("1", 5), { kind: "forget", ids: ["1"] })).toEqual(IDLE);
    expect(pending(run(change("1", 5), change("2", 3), { kind: "forget", ids: ["1"] }))).toEqual({ "2": 3 });
  });

  test("a line removed while its update is under way is not sent again, and the update leaves once", () => {
    const sending = run(change("1", 5), change("2", 7), { kind: "due" });
    const removed = nextUpdates(sending, { kind: "forget", ids: ["1"] });
    expect(removed).toMatchObject({ kind: "sending", sent: sending.unsaved });
    expect(pending(nextUpdates(removed, { kind: "unanswered" }))).toEqual({ "2": 7 });
  });

  test("what does not fit the state changes nothing", () => {
    for (const kind of ["due", "answered", "refused", "unanswered"] as const) expect(run({ kind })).toEqual(IDLE);
    expect(run(change("1", 5), { kind: "answered" }).kind).toBe("waiting");
  });
});
