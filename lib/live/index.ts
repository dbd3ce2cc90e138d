import type { LiveItem } from "@/lib/contract/live";

export type LiveBadge = { kind: "recording"; seconds: number } | { kind: "live"; viewers: number };

/** Specification 13.1: CLOSURE and CLOSED are recordings, anything else is on air. */
export function liveBadge({ state, duration, visitors }: Pick<LiveItem, "state" | "duration" | "visitors">): LiveBadge {
  const isOver = state === "CLOSURE" || state === "CLOSED";
  return isOver ? { kind: "recording", seconds: duration } : { kind: "live", viewers: visitors };
}

/** The lists of `/live`: every room, those on air, the recordings. */
export const LIVE_LISTS = ["all", "live", "recording"] as const;
export type LiveListName = (typeof LIVE_LISTS)[number];

/** The list that an address names; anything else is the whole one. */
export const liveListName = (name: string | null | undefined): LiveListName =>
  LIVE_LISTS.find((known) => known === name) ?? "all";

/** A list as the search call asks for it. */
export const liveFilter = (list: LiveListName) => (list === "all" ? {} : { on_air: list === "live" });

/** What specification 13.4 tells apart when a player fails. */
export type PlayerFailure = "offline" | "network" | "ended";

/**
 * Why nothing plays: the host ended the broadcast, the request got no answer (`status` 0), or the signal is not there.
 * `status` is the last answer's to a request of the stream; undefined when no request failed.
 */
export function playerFailure({ status, isOver }: { status: number | undefined; isOver: boolean }): PlayerFailure {
  if (isOver) return "ended";
  return status === 0 ? "network" : "offline";
}

const HOUR_MS = 3_600_000;

/**
 * When a broadcast on air is expected to end, which search engines ask for: two hours after its start, and while it goes on
 * longer, half an hour after `now`.
 */
export function expectedEnd(startedAt: string, now: string): string {
  return new Date(Math.max(Date.parse(startedAt) + 2 * HOUR_MS, Date.parse(now) + HOUR_MS / 2)).toISOString();
}
