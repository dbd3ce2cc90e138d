import type { LiveItem } from "@/lib/contract/live";

export type LiveBadge = { kind: "recording"; seconds: number } | { kind: "live"; viewers: number };

/** Specification 13.1. */
export function liveBadge({ state, duration, visitors }: Pick<LiveItem, "state" | "duration" | "visitors">): LiveBadge {
  const isOver = state === "CLOSURE" || state === "CLOSED";
  return isOver ? { kind: "recording", seconds: duration } : { kind: "live", viewers: visitors };
}

export const isOnAir = (live: Pick<LiveItem, "state" | "duration" | "visitors">): boolean => liveBadge(live).kind === "live";

export const LIVE_LISTS = ["all", "live", "recording"] as const;
export type LiveListName = (typeof LIVE_LISTS)[number];

export const parseLiveList = (name: string | null | undefined): LiveListName =>
  LIVE_LISTS.find((known) => known === name) ?? "all";

export const liveFilter = (list: LiveListName) => (list === "all" ? {} : { on_air: list === "live" });

/** Failures of specification 13.4. */
export type PlayerFailure = "offline" | "network" | "ended";

/** `status`: of the last failed stream request, 0 without a response, undefined when none failed. */
export function playerFailure({ status, isOver }: { status: number | undefined; isOver: boolean }): PlayerFailure {
  if (isOver) return "ended";
  return status === 0 ? "network" : "offline";
}

const HOUR_MS = 3_600_000;

/** Expected end for search engines: two hours after the start, but at least half an hour after `now`. */
export function expectedEnd(startedAt: string, now: string): string {
  return new Date(Math.max(Date.parse(startedAt) + 2 * HOUR_MS, Date.parse(now) + HOUR_MS / 2)).toISOString();
}
