import type { LiveItem } from "@/lib/contract/live";
import { dateLabel } from "@/lib/format";
import { liveBadge } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LiveBadges } from "./live-badges";
import { LiveCardView } from "./live-card-view.client";

/** Specification 13.2. */
export function LiveCard({ live, sizes, priority }: { live: LiveItem; sizes: string; priority?: boolean }) {
  const badge = liveBadge(live);
  const card = {
    href: routes.live(live.shop_id, live.channel_id),
    title: live.title,
    picture: live.picture,
    sizes,
    shop: live.shop_name,
    isRecording: badge.kind === "recording",
    ...(badge.kind === "recording" && live.started_at !== undefined && { day: dateLabel(live.started_at) }),
    ...(priority && { priority }),
  };
  return (
    <LiveCardView live={card}>
      <LiveBadges badge={badge} copy={text.live} />
    </LiveCardView>
  );
}
