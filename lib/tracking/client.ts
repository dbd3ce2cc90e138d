import type { EventDetails, EventName } from "./index";

/** The event by which islands tell the recorder what happened. */
export const TRACK = "tracking";

export type TrackedEvent = EventDetails & { name: EventName };

/**
 * Tells that something happened. Without the person's consent nobody listens, so it may be called at any time; it never
 * throws and never waits, and what it is told still goes out when the page is left right afterwards.
 */
export function track(name: EventName, details: EventDetails = {}): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK, { detail: { name, ...details } }));
}
