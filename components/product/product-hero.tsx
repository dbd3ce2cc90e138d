import type { ReactNode } from "react";
import { HoldSubmits } from "@/components/frame/hold-submits";
import { QuoteLink } from "@/components/inquiry/quote-link.client";
import { LandedPrice, ProductEstimate } from "@/components/landing/product-estimate";
import { VideoButton } from "@/components/shop/video-button.client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cartonLoad, cartonsTogether } from "@/lib/contract/carton";
import type { ProductDetail } from "@/lib/contract/product";
import { smallestQuantity } from "@/lib/contract/quantity";
import { unbroken } from "@/lib/format";
import { priceLabel, priceTiers } from "@/lib/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { pluralUnitName, unitCount, unitName } from "@/lib/unit";
import { BuyBox } from "./buy-box.client";
import { Gallery } from "./gallery.client";
import { OrderAssurances } from "./order-assurances";
import { orderUnit } from "./order-unit";
import { PesosSwitch } from "./pesos-switch";
import { PrintedVariants } from "./printed-variants";
import { ProductActions } from "./product-actions";
import { ProductFacts } from "./product-facts";
import { SampleLine } from "./sample-line";
import { tradeFacts } from "./trade-facts";

const t = text.product;

const BUY_COPY = {
  caption: t.caption,
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
  notWhole: t.notWhole,
  belowMinimum: t.belowMinimum,
  notMultiple: t.notMultiple,
  aboveMaximum: t.aboveMaximum,
  orderBy: t.orderBy,
  byCarton: t.byCarton,
  notCartons: t.notCartons,
  inCartons: t.inCartons,
  cartonCount: t.cartonCount,
  totalOf: t.totalOf,
  reference: t.reference,
  pad: t.orderPad,
  padClose: t.orderPadClose,
};

/** `units`: of a carton. `step`: of the fewest cartons that make a multiple of the product's step. Undefined where a choice of cartons gains nothing. */
function cartonFacts({ carton, pack_quantity: units, step, min_quantity: minimum = 1 }: ProductDetail) {
  if (!carton || !cartonLoad(carton) || !units || units === minimum || units === 1) return undefined;
  return { units, step: cartonsTogether(units, step) * units };
}

type Props = { product: ProductDetail; seller: ReactNode; supplier: ReactNode };

/** `seller`: one line on who sells the goods. `supplier`: all about them. */
export function ProductHero({ product, seller, supplier }: Props) {
  const unit = unitName(product.unit);
  const minimum = smallestQuantity({ minimum: Math.max(1, product.min_quantity ?? 1), step: product.step });
  const { look_back: video } = product;
  const variants = product.skus.flatMap(({ sku_id, image }) => (image ? [{ skuId: sku_id, image }] : []));
  return (
    <div
      id="variantes"
      className="grid grid-cols-1 gap-3 print:grid-cols-2 print:grid-rows-[auto_1fr] md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-6 lg:grid-cols-[1.05fr_1fr] lg:gap-x-10"
    >
      <div className="min-w-0">
        <Gallery
          name={product.name}
          pictures={product.cover}
          variants={variants}
          copy={{
            label: t.gallery,
            picture: t.picture,
            zoom: t.zoom,
            close: t.close,
            previous: t.previous,
            next: t.next,
          }}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-3 self-start sm:gap-5 print:row-span-2 md:row-span-2">
        <Heading product={product} seller={seller} />
        <HoldSubmits />
        <BuyBox
          product={{
            id: product.id,
            name: product.name,
            price: product.price,
            tiers: priceTiers(product),
            minimum,
            minimumLabel: unitCount(minimum, product.unit),
            step: product.step,
            carton: cartonFacts(product),
            unit,
            units: pluralUnitName(product.unit),
            skus: product.skus,
          }}
          cartUrl={routes.cart}
          copy={BUY_COPY}
          addLabel={<AddLabel />}
        >
          <QuoteButton product={product} />
        </BuyBox>
        <ProductEstimate product={product} />
        <OrderAssurances product={product} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-muted">
          {t.terms}
          <PesosSwitch />
        </p>
        {product.sample && <SampleLine product={product} sample={product.sample} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5 md:row-span-2">
        <ProductActions productId={product.id} shopId={product.shop_id} name={product.name} />
        <TradeFacts product={product} />
        {video && (
          <div className="print:hidden">
            <VideoButton
              video={{ src: video.url, cover: video.cover ?? product.cover[0] ?? "", name: product.name }}
              copy={{ play: t.playVideo, close: t.close, failed: t.videoFailed }}
            />
          </div>
        )}
      </div>
      <div className="min-w-0 empty:hidden">{supplier}</div>
      <div className="flex min-w-0 flex-col gap-5 empty:hidden md:col-span-full print:col-span-full">
        <PrintedVariants product={product} />
        <ProductFacts product={product} />
      </div>
    </div>
  );
}

const [ADD = "", ...TO_CART] = t.addToCart.split(" ");

const AddLabel = () => (
  <span>
    {ADD}
    <span className="max-sm:sr-only"> {TO_CART.join(" ")}</span>
  </span>
);

/** A link that takes the chosen quantity and variant along; without scripts a button of the form, which has them. */
function QuoteButton({ product: { id, skus } }: { product: ProductDetail }) {
  const label = (
    <>
      <Icon name="clipboard" />
      {t.requestQuote}
    </>
  );
  return (
    <>
      <QuoteLink href={routes.quoteFor(id)} firstSku={skus[0]?.sku_id} variant="secondary" className="scripted lg:button-lg">
        {label}
      </QuoteLink>
      <Button type="submit" formAction={routes.quoteFor(id)} variant="secondary" className="unscripted lg:button-lg">
        {label}
      </Button>
    </>
  );
}

function Heading({ product, seller }: Pick<Props, "product" | "seller">) {
  return (
    <div>
      <h1 className="text-base leading-tight sm:text-2xl">{product.name}</h1>
      <p className="mt-1 text-xl font-extrabold tracking-tight sm:mt-3 sm:text-2xl lg:text-3xl">
        {priceLabel(product)} <span className="text-sm font-medium text-muted sm:text-base">{orderUnit(product)}</span>
      </p>
      <LandedPrice product={product} />
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1">{seller}</div>
        <QuoteLink
          href={routes.quoteFor(product.id)}
          firstSku={product.skus[0]?.sku_id}
          variant="quiet"
          size="sm"
          className="scripted !px-2 max-md:gap-1 max-md:text-xs sm:hidden"
        >
          <Icon name="clipboard" size={18} />
          {t.requestQuote}
        </QuoteLink>
      </div>
    </div>
  );
}

function TradeFacts({ product }: { product: ProductDetail }) {
  return (
    <dl className="grid grid-cols-2 [overflow-wrap:anywhere] gap-x-4 gap-y-2 border-y border-line py-3 text-sm">
      {tradeFacts(product).map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
