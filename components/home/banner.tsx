import { Carousel } from "@/components/ui/carousel.client";
import { Picture } from "@/components/ui/picture";
import type { Slide } from "@/lib/contract/home";
import { money } from "@/lib/format";
import { slideHref } from "@/lib/home";
import { getBanner } from "@/lib/home/server";
import { optionalRead } from "@/lib/http/reads";
import { lowestPrice } from "@/lib/product";
import { text } from "@/lib/text";
import { BannerSlide } from "./banner-slide.client";
import { toProductLink } from "./product-link";
import { slideExtras } from "./slide-goods";

const t = text.home;

/** Specification 23.14. */
const BANNER_INTERVAL_MS = 5000;
/** Specification 11.3. */
export async function Banner() {
  const banner = await optionalRead(getBanner());
  if (!banner?.slides.length) return null;
  const slides = await Promise.all(banner.slides.map(async (slide) => ({ ...slide, ...(await slideExtras(slide)) })));
  const copy = { label: t.banner, previous: t.previous, next: t.next, pause: t.pause, play: t.play };
  return (
    <div className="grid min-w-0 gap-4 xl:grid-cols-[1fr_15rem]">
      <div className="min-w-0">
        <Carousel copy={copy} interval={BANNER_INTERVAL_MS} className="overflow-hidden rounded-block">
          {slides.map((slide, index) => (
            <BannerSlide
              key={`${slide.type} ${slide.content}`}
              img={slide.img}
              href={slideHref(slide)}
              title={slide.title ?? t.banner}
              subtitle={slide.subtitle}
              more={slide.more}
              from={t.from}
              goods={slide.goods.map((product) => toProductLink(product, money(lowestPrice(product))))}
              isFirst={index === 0}
            />
          ))}
        </Carousel>
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
