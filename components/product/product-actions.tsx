import { ChatLink } from "@/components/chat/chat-link";
import { ShareLink } from "@/components/frame/share-link";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { supportsWatches } from "@/lib/watch/server";

const t = text.product;

/** Scripts serve the heart by its class `wish` (card-buttons.ts) and the comparison by `data-compare` (compare-links.client.ts). */
export async function ProductActions({ productId, shopId, name }: { productId: string; shopId: string; name: string }) {
  const share = fill(t.shareText, { name, address: env.SITE_URL + routes.product(productId) });
  const hasWatches = await optionalRead(supportsWatches());
  return (
    <div className="grid grid-cols-2 justify-items-start gap-1 rounded-card border border-line bg-surface [overflow-wrap:anywhere] print:hidden *:text-left">
      <button type="button" data-product={productId} className={`wish ${buttonClass({ variant: "quiet", size: "sm" })}`}>
        {t.favorite}
      </button>
      {hasWatches && (
        <a href={routes.newPriceWatch(productId)} rel="nofollow" className={buttonClass({ variant: "quiet", size: "sm" })}>
          <Icon name="bell" size={18} />
          {text.watch.price}
        </a>
      )}
      <ChatLink shopId={shopId} productId={productId} className={buttonClass({ variant: "quiet", size: "sm" })}>
        <Icon name="chat" size={18} />
        {t.chat}
      </ChatLink>
      <a
        href={routes.compare([productId])}
        rel="nofollow"
        data-compare={productId}
        className={buttonClass({ variant: "quiet", size: "sm" })}
      >
        <Icon name="grid" size={18} />
        {text.compare.compare}
      </a>
      <ShareLink sentence={share} />
    </div>
  );
}
