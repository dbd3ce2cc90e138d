import { buttonClass } from "@/components/ui/button";
import { Carousel } from "@/components/ui/carousel.client";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Slide } from "@/lib/contract/home";
import type { ProductCard } from "@/lib/contract/product";
import { money } from "@/lib/format";
import { slideHref } from "@/lib/home";
import { getBanner } from "@/lib/home/server";
import { optionalRead } from "@/lib/http/reads";
import { lowestPrice } from "@/lib/product";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { OFFERS } from "./offers";

const t = text.home;

/** Specification 23.14; the height of 400 px is in the class. */
const BANNER_INTERVAL_MS = 5000;
/** Fit side by side on a wide screen; a phone shows one less. */
const FIRST_GOODS = 4;

/** Specification 11.3. */
export async function Banner() {
  const [banner, offers] = await Promise.all([optionalRead(getBanner()), optionalRead(listProducts(OFFERS))]);
  if (!banner?.slides.length) return null;
  const copy = { label: t.banner, previous: t.previous, next: t.next, pause: t.pause, play: t.play };
  return (
    <div className="grid min-w-0 gap-4 xl:grid-cols-[1fr_15rem]">
      <div className="relative min-w-0">
        <Carousel copy={copy} interval={BANNER_INTERVAL_MS} className="overflow-hidden rounded-block">
          {banner.slides.map((slide, index) => (
            <BannerSlide key={`${slide.type} ${slide.content}`} slide={slide} isFirst={index === 0} />
          ))}
        </Carousel>
        <FirstGoods products={offers?.records ?? []} />
      </div>
      <ul aria-label={t.adverts} className="hidden gap-4 xl:grid">
        {banner.adverts.slice(0, 2).map((advert) => (
          <li key={advert.content} className="group relative h-48 overflow-hidden rounded-card">
            <Picture src={advert.img} alt="" widths={[360, 640]} sizes="240px" ratio={1.4} className="size-full object-cover" />
            <p className="absolute inset-x-0 bottom-0 bg-black/70 p-3 text-sm font-semibold text-white">
              <SlideLink slide={advert} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FirstGoods({ products }: { products: ProductCard[] }) {
  return (
    <ul aria-label={t.offers} className="first-goods">
      {products.slice(0, FIRST_GOODS).map((product) => (
        <li key={product.productId} className="group relative">
          <Picture src={product.cover ?? product.image ?? ""} alt="" widths={[220, 480]} sizes="30vw" />
          <a href={routes.product(product.productId)} className="stretched line-clamp-2 group-hover:text-brand">
            {product.name}
          </a>
          <p>
            <small>{t.from}</small> {money(lowestPrice(product))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function SlideLink({ slide }: { slide: Slide }) {
  const href = slideHref(slide);
  const title = slide.title ?? t.banner;
  return href ? (
    <a href={href} className="stretched">
      {title}
    </a>
  ) : (
    title
  );
}

function BannerSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <div className="relative h-[400px] w-full overflow-hidden">
      <Picture
        src={slide.img}
        alt=""
        widths={[960, 1200, 1600]}
        sizes="(min-width: 40rem) 940px, 540px"
        ratio={7 / 3}
        priority={isFirst}
        className="absolute inset-0 size-full object-cover object-right"
      />
      <div className="absolute inset-0 bg-linear-to-b from-deep via-deep/70 sm:bg-linear-to-r" />
      <div className="absolute inset-x-0 top-0 flex max-w-xl flex-col gap-1 p-5 text-white max-sm:pr-16 sm:p-6">
        <p className="text-hero font-extrabold tracking-tight text-balance">
          <SlideLink slide={slide} />
        </p>
        {slide.subtitle && <p className="text-sm sm:text-base">{slide.subtitle}</p>}
        <span className={`mt-2 self-start ${buttonClass({ variant: "secondary", size: "sm" })}`}>
          {t.more}
          <Icon name="chevron-right" size={16} />
        </span>
      </div>
    </div>
  );
}
