import type { LiveItem } from "@/lib/contract/live";

export type LiveBadge = { kind: "recording"; seconds: number } | { kind: "live"; viewers: number };

/** SPEC.md section 4, live card: CLOSURE and CLOSED are recordings, anything else is on air. */
export function liveBadge({ state, duration, visitors }: Pick<LiveItem, "state" | "duration" | "visitors">): LiveBadge {
  const isOver = state === "CLOSURE" || state === "CLOSED";
  return isOver ? { kind: "recording", seconds: duration } : { kind: "live", viewers: visitors };
}
