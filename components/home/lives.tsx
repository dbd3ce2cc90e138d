import { LiveCard } from "@/components/live/live-card";
import { Carousel } from "@/components/ui/carousel.client";
import { Section } from "@/components/ui/section";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import type { ProductCard } from "@/lib/contract/product";
import { optionalRead } from "@/lib/http/reads";
import { listHomeBroadcasts } from "@/lib/live/server";
import { priceLabel } from "@/lib/product";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { toProductLink } from "./product-link";
import { SideProducts } from "./side-products.client";

const t = text.home;

/** Interval and page sizes of specification 11.5, 23.16, 23.25. */
const AUTOPLAY_MS = 3000;
const LIVE_SIZE = 2;
export const SIDE_SIZE = 4;

export async function Lives() {
  const [lives, latest, outlet] = await Promise.all([
    optionalRead(homeLives()),
    optionalRead(listProducts({ activeCode: CAMPAIGN_CODES.newArrivals, currPage: 1, pageSize: SIDE_SIZE })),
    optionalRead(listProducts({ activeCode: CAMPAIGN_CODES.factoryOutlet, currPage: 1, pageSize: SIDE_SIZE })),
  ]);
  if (!lives?.length && !latest?.records.length && !outlet?.records.length) return null;
  const copy = { label: t.lives, previous: t.previous, next: t.next, pause: t.pause, play: t.play };
  return (
    <Section isFar id="en-vivo" title={t.lives} lead={t.livesLead} more={{ href: routes.lives, label: t.more }}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-[1fr_minmax(0,19rem)_minmax(0,19rem)]">
        {lives && lives.length > 0 && (
          <Carousel
            copy={copy}
            interval={AUTOPLAY_MS}
            controls="ends"
            className="carousel-full max-lg:col-span-full"
            trim="-mr-2 sm:-mr-3"
          >
            {lives.map((live) => (
              <div key={live.channel_id} className="w-1/2 pr-2 max-sm:h-60 sm:pr-3">
                <LiveCard live={live} sizes="(min-width: 64rem) 280px, 46vw" />
              </div>
            ))}
          </Carousel>
        )}
        <SideBlock title={t.latest} code={CAMPAIGN_CODES.newArrivals} products={latest?.records} />
        <SideBlock title={t.direct} code={CAMPAIGN_CODES.factoryOutlet} products={others(outlet?.records, latest?.records)} />
      </div>
    </Section>
  );
}

/** Reads two pages of two: with two slides, both of them visible, the carousel could not move (ADR 34). */
const homeLives = async () =>
  (await Promise.all([1, 2].map((currentPage) => listHomeBroadcasts({ currentPage, pageSize: LIVE_SIZE })))).flat();

/** The products that the list beside does not show; all of them if it shows every one. */
function others(products: ProductCard[] = [], beside: ProductCard[] = []): ProductCard[] {
  const notShown = products.filter(({ productId }) => !beside.some((one) => one.productId === productId));
  return notShown.length > 0 ? notShown : products;
}

function SideBlock({ title, code, products }: { title: string; code: string; products: ProductCard[] | undefined }) {
  if (!products?.length) return null;
  return (
    <div className="rounded-card bg-surface p-3 shadow-card">
      <h3 className="text-base">
        <a href={routes.campaign(code)} className="inline-flex min-h-11 items-center hover:text-brand">
          {title}
        </a>
      </h3>
      <SideProducts products={products.map((product) => toProductLink(product, priceLabel(product)))} />
    </div>
  );
}
