/** New quantities by the line's id. */
export type Quantities = ReadonlyMap<string, number>;

/** `unsaved`: every quantity that is not saved yet. `sent`: those of the request in flight. `waiting`: more changes may follow. `failed`: the last request failed and was not refused; `due` sends it again. */
export type Updates =
  | { kind: "idle" | "waiting" | "failed"; unsaved: Quantities }
  | { kind: "sending"; sent: Quantities; unsaved: Quantities };

export type UpdateEvent =
  | { kind: "change"; id: string; quantity: number }
  | { kind: "forget"; ids: readonly string[] }
  | { kind: "due" | "answered" | "refused" | "unanswered" };

export const IDLE: Updates = { kind: "idle", unsaved: new Map() };

export const QUIET_MS = 400;

const waitingOrIdle = (entries: [string, number][]): Updates =>
  entries.length > 0 ? { kind: "waiting", unsaved: new Map(entries) } : IDLE;

function withChange(updates: Updates, id: string, quantity: number): Updates {
  const unsaved = new Map(updates.unsaved).set(id, quantity);
  return updates.kind === "sending" ? { ...updates, unsaved } : { kind: "waiting", unsaved };
}

function withoutLines(updates: Updates, ids: readonly string[]): Updates {
  const others = [...updates.unsaved].filter(([id]) => !ids.includes(id));
  return updates.kind === "sending" ? { ...updates, unsaved: new Map(others) } : waitingOrIdle(others);
}

/** The state after an event. In `sending`, the caller sends `sent`, so at most one request is in flight. In `waiting`, the caller dispatches `due` after QUIET_MS. */
export function nextUpdates(updates: Updates, event: UpdateEvent): Updates {
  const { kind, unsaved } = updates;
  switch (event.kind) {
    case "change":
      return withChange(updates, event.id, event.quantity);
    case "forget":
      return withoutLines(updates, event.ids);
    case "due":
      return kind === "waiting" || kind === "failed" ? { kind: "sending", sent: unsaved, unsaved } : updates;
    case "answered":
    case "refused":
      return updates.kind === "sending"
        ? waitingOrIdle([...unsaved].filter(([id, quantity]) => updates.sent.get(id) !== quantity))
        : updates;
    case "unanswered":
      return kind === "sending" ? { kind: "failed", unsaved } : updates;
  }
}
