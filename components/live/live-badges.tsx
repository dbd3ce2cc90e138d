import { Badge } from "@/components/ui/badge";
import { durationLabel, plural } from "@/lib/format";
import type { LiveBadge } from "@/lib/live";

export type BadgeWords = { onAir: string; recording: string; viewers: { one: string; other: string } };

/** State of a broadcast: on air with its viewers, or a recording with its duration (specification 13.2). */
export function LiveBadges({ badge, words }: { badge: LiveBadge; words: BadgeWords }) {
  if (badge.kind === "recording")
    return (
      <Badge tone="dark">
        {words.recording} {durationLabel(badge.seconds)}
      </Badge>
    );
  return (
    <>
      <Badge tone="accent">{words.onAir}</Badge>
      <Badge tone="dark">{plural(words.viewers, badge.viewers)}</Badge>
    </>
  );
}
