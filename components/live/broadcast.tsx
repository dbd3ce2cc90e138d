import { ChatLink } from "@/components/chat/chat-link";
import { SupplierBox } from "@/components/shop/supplier-box";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { pictureAt } from "@/components/ui/picture-address";
import type { LiveChannel } from "@/lib/contract/live";
import type { ProductCard } from "@/lib/contract/product";
import { fill, timeLabel } from "@/lib/format";
import { liveBadge } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";
import { BroadcastProducts } from "./broadcast-products";
import { Player } from "./player.client";

const t = text.live;

export function Broadcast({ live, products }: { live: LiveChannel; products: ProductCard[] }) {
  const { channel_id: channelId, stream_url: stream, title, picture } = live;
  const { onAir, recording, viewers, failures, retry, all: others } = t;
  const copy = { onAir, recording, viewers, failures, retry, others, play: fill(t.play, { title }) };
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <Player
          room={{ channelId, stream, title, poster: pictureAt(picture, 960), badge: liveBadge(live) }}
          othersHref={routes.lives}
          copy={copy}
        >
          <Picture
            src={picture}
            alt=""
            widths={[360, 750, 960]}
            sizes="(min-width: 82rem) 920px, (min-width: 64rem) 65vw, 100vw"
            ratio={16 / 9}
            priority
            className="size-full object-cover"
          />
        </Player>
        <h1 className="text-title">{title}</h1>
        <Started live={live} />
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink href={routes.quoteOfShop(live.shop_id)} rel="nofollow" data-quote>
            {text.frame.requestQuote}
          </ButtonLink>
          <ChatLink shopId={live.shop_id} className={buttonClass({ variant: "secondary" })}>
            {text.shop.chat}
          </ChatLink>
        </div>
      </div>
      {products.length > 0 && <BroadcastProducts products={products} />}
      <SupplierBox shopId={live.shop_id} />
    </div>
  );
}

function Started({ live }: { live: LiveChannel }) {
  if (live.started_at === undefined) return null;
  return (
    <p className="text-sm text-muted">
      {liveBadge(live).kind === "live" ? t.started : t.recorded}{" "}
      <time dateTime={live.started_at}>
        {writtenDate(live.started_at)}, {timeLabel(live.started_at)}
      </time>{" "}
      {t.bogotaTime}
    </p>
  );
}
