import { LoginLink } from "@/components/frame/login-link.client";
import { ShareLink } from "@/components/frame/share-link";
import { ButtonLink, buttonLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.product;

/** What a buyer can do with a product: quote, cart, favourite, chat, share. */
export function ProductActions({ productId, name }: { productId: string; name: string }) {
  const share = fill(t.shareText, { name, address: env.SITE_URL + routes.product(productId) });
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <LoginLink className={buttonLook({ size: "lg" })}>
          <Icon name="cart" />
          {t.addToCart}
        </LoginLink>
        <ButtonLink href={routes.quoteFor(productId)} look="secondary" size="lg">
          <Icon name="clipboard" />
          {t.requestQuote}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-1">
        <LoginLink className={buttonLook({ look: "quiet", size: "sm" })}>
          <Icon name="heart" size={18} />
          {t.favorite}
        </LoginLink>
        <LoginLink className={buttonLook({ look: "quiet", size: "sm" })}>
          <Icon name="chat" size={18} />
          {t.chat}
        </LoginLink>
        <ShareLink sentence={share} />
      </div>
    </div>
  );
}
