import type { Metadata } from "next";
import { JsonLd } from "@/components/frame/json-ld";
import { Clocks } from "@/components/market/clocks.client";
import { DistrictMap, DistrictNames } from "@/components/market/district-map";
import { Exhibitions } from "@/components/market/exhibitions";
import { Showrooms } from "@/components/market/showrooms";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { optionalRead } from "@/lib/http/reads";
import { ALL_SHOWROOMS, findHall, marketGoods } from "@/lib/market";
import { getIndustries, getMarkets } from "@/lib/market/server";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { shoppingCenter } from "@/lib/seo/market";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

const t = text.market;

/** Neither place has daylight saving time, so one offset is right all year. */
const PLACES = [
  { name: t.bogota, utcOffsetHours: -5 },
  { name: t.yiwu, utcOffsetHours: 8 },
];
const CRUMBS = [{ label: text.product.home, href: routes.home }, { label: t.heading }];

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.title),
  description: t.description,
  path: routes.markets,
});

/** Specification 14.3, 14.5. */
export default async function MarketsPage() {
  const [markets = [], industries] = await Promise.all([optionalRead(getMarkets()), optionalRead(getIndustries())]);
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={CRUMBS} />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="max-w-2xl">
            <h1 className="text-hero">{t.heading}</h1>
            <p className="mt-2 text-muted">{t.lead}</p>
          </div>
          <Clocks label={t.clocks} places={PLACES} />
        </div>
      </div>
      <Section id="mapa" title={t.map} lead={t.mapLead}>
        <nav aria-label={t.links}>
          <DistrictNames hrefOf={routes.market} />
          <DistrictMap hrefOf={routes.market} />
        </nav>
      </Section>
      <Section id="mercados" title={t.showrooms} lead={t.showroomsLead}>
        <Showrooms markets={markets} goods={marketGoods(industries ?? [])} />
      </Section>
      <Exhibitions />
      <JsonLd data={breadcrumbList(CRUMBS)} />
      <JsonLd data={ALL_SHOWROOMS.map((showroom) => shoppingCenter(showroom, findHall(markets, showroom.key)))} />
    </Page>
  );
}
