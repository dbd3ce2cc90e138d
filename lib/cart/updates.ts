/** New quantities by the line's id. */
export type Quantities = ReadonlyMap<string, number>;

/** How quantities reach the gateway. `waiting`: debouncing; `sending`: `unsaved` is `sent` without removed lines, `next` holds later changes; `failed`: no response. */
export type Updates =
  | { kind: "idle" }
  | { kind: "waiting"; next: Quantities }
  | { kind: "sending"; sent: Quantities; unsaved: Quantities; next: Quantities }
  | { kind: "failed"; next: Quantities };

export type UpdateEvent =
  | { kind: "change"; id: string; quantity: number }
  | { kind: "forget"; ids: readonly string[] }
  | { kind: "due" | "answered" | "refused" | "unanswered" };

export const IDLE: Updates = { kind: "idle" };

export const QUIET_MS = 400;

const NONE: Quantities = new Map();

export function pendingChanges(updates: Updates): Quantities {
  if (updates.kind === "idle") return NONE;
  return updates.kind === "sending" ? new Map([...updates.unsaved, ...updates.next]) : updates.next;
}

const waitingOrIdle = (next: Quantities): Updates => (next.size > 0 ? { kind: "waiting", next } : IDLE);

function withChange(updates: Updates, id: string, quantity: number): Updates {
  const next = new Map(updates.kind === "idle" ? NONE : updates.next).set(id, quantity);
  return updates.kind === "sending" ? { ...updates, next } : { kind: "waiting", next };
}

function withoutLines(updates: Updates, ids: readonly string[]): Updates {
  if (updates.kind === "idle") return updates;
  const without = (quantities: Quantities) => new Map([...quantities].filter(([id]) => !ids.includes(id)));
  const next = without(updates.next);
  return updates.kind === "sending" ? { ...updates, unsaved: without(updates.unsaved), next } : waitingOrIdle(next);
}

/** At most one request in flight and one queued. Callers request `sent` in `sending`, and dispatch `due` after `QUIET_MS` in `waiting`. */
export function nextUpdates(updates: Updates, event: UpdateEvent): Updates {
  switch (event.kind) {
    case "change":
      return withChange(updates, event.id, event.quantity);
    case "forget":
      return withoutLines(updates, event.ids);
    case "due":
      return updates.kind === "waiting" || updates.kind === "failed"
        ? { kind: "sending", sent: updates.next, unsaved: updates.next, next: NONE }
        : updates;
    case "answered":
    case "refused":
      return updates.kind === "sending" ? waitingOrIdle(updates.next) : updates;
    case "unanswered":
      return updates.kind === "sending" ? { kind: "failed", next: pendingChanges(updates) } : updates;
  }
}
