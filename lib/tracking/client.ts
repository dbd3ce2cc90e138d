import type { EventDetails, EventName } from "./index";

export const TRACK = "tracking";

export type TrackedEvent = EventDetails & { name: EventName };

/** Reports an event to the recorder, which listens only with consent. Never waits: the event is sent even if the page is left at once. */
export function track(name: EventName, details: EventDetails = {}): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK, { detail: { name, ...details } }));
}
