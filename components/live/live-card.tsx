import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import type { LiveItem } from "@/lib/contract/live";
import { durationLabel, plural } from "@/lib/format";
import { liveBadge } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Live thumbnail width of SPEC.md section 9. */
const WIDTHS = [240, 640] as const;

/** Live card (SPEC.md section 4): a recording shows its duration, a live room its viewers; it leads to the shop's broadcast page. */
export function LiveCard({ live, sizes }: { live: LiveItem; sizes: string }) {
  const badge = liveBadge(live);
  return (
    <article className="group relative h-full overflow-hidden rounded-card bg-ink text-white shadow-card">
      <Picture
        src={live.picture}
        alt=""
        widths={WIDTHS}
        sizes={sizes}
        ratio={16 / 10}
        className="aspect-16/10 min-h-full size-full object-cover opacity-95 transition-transform duration-300 group-hover:scale-[1.03]"
      />
      <div className="absolute left-2 top-2 flex gap-1">
        {badge.kind === "live" ? (
          <>
            <Badge tone="accent">{text.live.onAir}</Badge>
            <Badge tone="dark">{plural(text.live.viewers, badge.viewers)}</Badge>
          </>
        ) : (
          <Badge tone="dark">
            {text.live.recording} {durationLabel(badge.seconds)}
          </Badge>
        )}
      </div>
      <h3 className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent p-3 pt-10 text-sm font-semibold leading-5 tracking-normal">
        <a href={routes.live(live.shop_id, live.channel_id)} className="stretched">
          {live.title}
        </a>
      </h3>
    </article>
  );
}
