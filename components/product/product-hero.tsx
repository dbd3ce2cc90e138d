import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ProductDetail } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import { priceLabel, priceTiers } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { BuyBox } from "./buy-box.client";
import { Gallery } from "./gallery.client";
import { HoldSubmits } from "./hold-submits";
import { ProductActions } from "./product-actions";

const t = text.product;

const BUY_WORDS = {
  caption: t.caption,
  quantity: t.quantity,
  price: t.price,
  from: t.from,
  between: t.between,
  any: t.any,
  amount: t.amount,
  less: t.less,
  more: t.more,
  unitPrice: t.unitPrice,
  total: t.total,
  next: t.nextTier,
  best: t.best,
  belowMinimum: t.belowMinimum,
  notMultiple: t.notMultiple,
  aboveMaximum: t.aboveMaximum,
  reference: t.reference,
  add: t.addToCart,
  pad: t.orderPad,
  padClose: t.orderPadClose,
};

/** The top of a product page: pictures beside name, price, choices and actions. */
export function ProductHero({ product }: { product: ProductDetail }) {
  const unit = unitName(product.unit);
  const variants = product.skus.flatMap(({ sku_id, image }) => (image ? [{ skuId: sku_id, image }] : []));
  const { look_back: video } = product;
  return (
    <div className="grid gap-6 lg:grid-cols-[1.05fr_1fr] lg:gap-10">
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <Gallery
          name={product.name}
          pictures={product.cover}
          variants={variants}
          video={video ? { src: video.url, cover: video.cover ?? product.cover[0] ?? "", name: product.name } : undefined}
          words={{
            label: t.gallery,
            picture: t.picture,
            zoom: t.zoom,
            close: t.close,
            previous: t.previous,
            next: t.next,
            video: { play: t.playVideo, close: t.close, failed: t.videoFailed },
          }}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <h1 className="text-title sm:text-[1.75rem]">{product.name}</h1>
          <p className="mt-3 text-2xl font-extrabold tracking-tight sm:text-3xl">
            {priceLabel(product)} <span className="text-base font-medium text-muted">{fill(t.perUnit, { unit })}</span>
          </p>
          <p className="mt-1 text-xs text-muted">{t.terms}</p>
        </div>
        <HoldSubmits />
        <BuyBox
          product={{
            id: product.id,
            name: product.name,
            price: product.price,
            tiers: priceTiers(product),
            minimum: Math.max(1, product.min_quantity ?? 1),
            step: product.step,
            unit,
            skus: product.skus,
          }}
          cart={routes.cart}
          words={BUY_WORDS}
        >
          <ButtonLink href={routes.quoteFor(product.id)} look="secondary" size="lg">
            <Icon name="clipboard" />
            {t.requestQuote}
          </ButtonLink>
        </BuyBox>
        <ProductActions productId={product.id} shopId={product.shop_id} name={product.name} />
      </div>
    </div>
  );
}
