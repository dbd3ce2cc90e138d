import { DiscountCard } from "@/components/product/discount-card";
import { Carousel } from "@/components/ui/carousel.client";
import { Section } from "@/components/ui/section";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.home;

/** Specification 23.25. */
export const OFFERS = { activeCode: CAMPAIGN_CODES.offers, currPage: 1, pageSize: 8 };

export async function Offers() {
  const offers = await optionalRead(listProducts(OFFERS));
  if (!offers?.records.length) return null;
  const copy = { label: t.offers, previous: t.previous, next: t.next, pause: t.pause, play: t.play };
  return (
    <Section id="ofertas" title={t.offers} more={{ href: routes.campaign(CAMPAIGN_CODES.offers), label: t.more }}>
      <Carousel copy={copy} controls="ends" trim="-mr-2 sm:-mr-3">
        {/* `--less`: with its former price a card is higher than the placeholder in globals.css. */}
        {offers.records.map((product) => (
          <div key={product.productId} className="w-[46%] pr-2 max-sm:[--less:-0.5rem] sm:w-1/3 sm:pr-3 lg:w-1/5">
            <DiscountCard product={product} />
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
