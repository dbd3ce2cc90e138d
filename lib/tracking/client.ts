import type { EventDetails, EventName } from "./index";

export const TRACK = "tracking";

export type TrackedEvent = EventDetails & { name: EventName };

/** Reports an event. Without consent nobody listens. Never throws or waits; also sent when the page is left right after. */
export function track(name: EventName, details: EventDetails = {}): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK, { detail: { name, ...details } }));
}
