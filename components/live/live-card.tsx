import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { LiveItem } from "@/lib/contract/live";
import { liveBadge } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LiveBadges } from "./live-badges";

/** Specification 23.27. */
const WIDTHS = [240, 640] as const;

/** Specification 13.2. The picture takes what height is left, so that the words of cards in a row stand beside one another. */
export function LiveCard({ live, sizes, priority = false }: { live: LiveItem; sizes: string; priority?: boolean }) {
  const badge = liveBadge(live);
  return (
    <article className="group relative flex h-full flex-col gap-2">
      <div className="relative aspect-16/10 grow overflow-hidden rounded-card bg-night">
        <Picture
          src={live.picture}
          alt=""
          widths={WIDTHS}
          sizes={sizes}
          ratio={16 / 10}
          priority={priority}
          className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
        />
        {badge.kind === "recording" && (
          <span className="absolute inset-0 m-auto flex size-11 items-center justify-center rounded-full bg-night/90 text-white">
            <Icon name="play" />
          </span>
        )}
        <div className="absolute inset-x-3 top-2 flex flex-wrap gap-1">
          <LiveBadges badge={badge} copy={text.live} />
        </div>
      </div>
      <div className="min-h-20">
        <h3 className="line-clamp-3 text-sm font-semibold leading-5 tracking-normal">
          <a href={routes.live(live.shop_id, live.channel_id)} className="stretched group-hover:text-brand">
            {live.title}
          </a>
        </h3>
        {live.shop_name && <p className="line-clamp-1 text-xs text-muted">{live.shop_name}</p>}
      </div>
    </article>
  );
}
