import { Picture } from "@/components/ui/picture";
import type { LiveItem } from "@/lib/contract/live";
import { liveBadge } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LiveBadges } from "./live-badges";

/** Specification 23.27. */
const WIDTHS = [240, 640] as const;

/** Specification 13.2. */
export function LiveCard({ live, sizes, priority = false }: { live: LiveItem; sizes: string; priority?: boolean }) {
  return (
    <article className="group relative h-full overflow-hidden rounded-card bg-night text-white shadow-card">
      <Picture
        src={live.picture}
        alt=""
        widths={WIDTHS}
        sizes={sizes}
        ratio={16 / 10}
        priority={priority}
        className="aspect-16/10 min-h-full size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
      />
      <div className="absolute inset-x-3 top-2 flex flex-wrap gap-1">
        <LiveBadges badge={liveBadge(live)} copy={text.live} />
      </div>
      <div className="absolute inset-x-0 bottom-0 bg-black/70 p-3 text-sm font-semibold leading-5 tracking-normal">
        <h3 className="text-sm leading-5">
          <a href={routes.live(live.shop_id, live.channel_id)} className="stretched">
            {live.title}
          </a>
        </h3>
        {live.shop_name && <p className="text-xs">{live.shop_name}</p>}
      </div>
    </article>
  );
}
