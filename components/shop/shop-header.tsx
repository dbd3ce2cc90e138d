import { ChatLink } from "@/components/chat/chat-link";
import { ShareLink } from "@/components/frame/share-link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { LiveItem } from "@/lib/contract/live";
import type { ShopDetail, ShopPage } from "@/lib/contract/shop";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { CompareLink } from "./compare-link";

const t = text.shop;

type Props = { shop: ShopDetail; page: ShopPage | undefined; onAir: LiveItem | undefined };

export function ShopHeader({ shop, page, onAir }: Props) {
  const front = page?.headerList[0] ?? shop.cover;
  return (
    <header className="overflow-hidden rounded-block border border-line bg-surface">
      <Picture
        src={front}
        alt=""
        widths={[750, 1200, 1600]}
        sizes="100vw"
        ratio={4}
        priority
        className="h-14 w-full object-cover sm:h-36"
      />
      <div
        style={{ gridTemplateColumns: "auto 1fr auto" }}
        className="flex flex-wrap items-end gap-x-4 gap-y-2 p-4 sm:grid sm:gap-4 sm:p-6"
      >
        <Picture
          src={shop.cover}
          alt=""
          widths={[144, 240]}
          sizes="96px"
          className="-mt-14 size-20 self-start rounded-card border-4 border-surface bg-surface object-cover sm:-mt-20 sm:size-28"
        />
        <div className="w-full min-w-0 max-sm:order-1">
          <h1 className="text-title">{shop.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {onAir && (
              <ButtonLink href={routes.live(shop.id, onAir.channel_id)} variant="accent" size="sm" className="print:hidden">
                <Icon name="play" size={18} />
                {t.watchLive}
              </ButtonLink>
            )}
            {shop.factory !== undefined && (
              <Badge tone={shop.factory ? "brand" : "plain"}>{shop.factory ? t.factory : t.trader}</Badge>
            )}
            {shop.trade && <span>{shop.trade}</span>}
            {shop.location && (
              <span className="flex items-center gap-1">
                <Icon name="pin" size={16} />
                {shop.location}
              </span>
            )}
            {shop.since && <span>{fill(t.since, { year: shop.since })}</span>}
          </p>
        </div>
        <p className="-mx-3 flex grow justify-end max-lg:[&_svg]:hidden sm:order-1 print:hidden">
          <CompareLink shop={shop} />
          <ShareLink
            label={text.share.short}
            sentence={fill(t.shareText, { name: shop.name, address: env.SITE_URL + routes.shop(shop.id) })}
          />
        </p>
        <div className="buy-bar col-span-full order-1 max-lg:grid max-lg:grid-cols-2 print:hidden">
          <ButtonLink href={routes.quoteOfShop(shop.id)} rel="nofollow" data-quote className="max-lg:[&_svg]:hidden">
            <Icon name="clipboard" size={18} />
            {t.requestQuote}
          </ButtonLink>
          <ChatLink shopId={shop.id} className={`${buttonClass({ variant: "secondary" })} max-lg:[&_svg]:hidden`}>
            <Icon name="chat" size={18} />
            {t.chat}
          </ChatLink>
        </div>
      </div>
    </header>
  );
}
