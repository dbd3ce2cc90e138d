import { Badge } from "@/components/ui/badge";
import { durationLabel, plural } from "@/lib/format";
import type { LiveBadge } from "@/lib/live";

export type BadgeCopy = { onAir: string; recording: string; viewers: { one: string; other: string } };

/** Specification 13.2. */
export function LiveBadges({ badge, copy }: { badge: LiveBadge; copy: BadgeCopy }) {
  if (badge.kind === "recording")
    return (
      <Badge tone="dark">
        <span className="max-sm:sr-only">{copy.recording} </span>
        {durationLabel(badge.seconds)}
      </Badge>
    );
  return (
    <>
      <Badge tone="accent">{copy.onAir}</Badge>
      <Badge tone="dark">{plural(copy.viewers, badge.viewers)}</Badge>
    </>
  );
}
