import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/frame/json-ld";
import { DistrictMap } from "@/components/market/district-map";
import { FloorDirectory } from "@/components/market/floor-directory";
import { Industries } from "@/components/market/industries";
import { MarketLinks } from "@/components/market/market-links";
import { MarketShops } from "@/components/market/market-shops";
import { MarketSummary } from "@/components/market/market-summary";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { findHall, findMainShowroom, findShowroom } from "@/lib/market";
import { getMarkets } from "@/lib/market/server";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { shoppingCenter } from "@/lib/seo/market";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { text } from "@/lib/text";

type Props = { params: Promise<{ key: string }> };

const t = text.market;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const showroom = findShowroom((await params).key);
  if (!showroom) return {};
  const { key, title, description } = showroom;
  return pageMetadata({
    title: brandedTitle(fill(t.showroomTitle, { title }), fill(t.showroomShort, { title })),
    description,
    path: routes.market(key),
    image: sharePicture("market", key, fill(t.pictureAlt, { title })),
  });
}

export default async function MarketPage({ params }: Props) {
  const showroom = findShowroom((await params).key);
  if (!showroom) notFound();
  const { key, title } = showroom;
  const hall = findHall((await optionalRead(getMarkets())) ?? [], key);
  const crumbs = [{ label: text.product.home, href: routes.home }, { label: t.heading, href: routes.markets }, { label: title }];
  // A market and its East part lead to each other.
  const related = showroom.east ?? findMainShowroom(key);
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <MarketSummary
          showroom={showroom}
          hall={hall}
          heading={<h1 className="text-hero text-wrap">{fill(t.inYiwu, { title })}</h1>}
          priority
        >
          <ButtonLink href={routes.quote}>{text.frame.requestQuote}</ButtonLink>
          {related && (
            <ButtonLink href={routes.market(related.key)} variant="secondary">
              {fill(t.seePage, { title: related.title })}
            </ButtonLink>
          )}
        </MarketSummary>
      </div>
      <Section id="pisos" title={t.floors}>
        <FloorDirectory showroom={showroom} hall={hall} />
      </Section>
      <Industries showroom={showroom} />
      <MarketShops showroom={showroom} />
      <Section id="otros" title={t.others}>
        <nav aria-label={t.links}>
          <DistrictMap current={key} hrefOf={routes.market} />
          <MarketLinks current={key} />
        </nav>
      </Section>
      <JsonLd data={breadcrumbList(crumbs)} />
      <JsonLd data={shoppingCenter(showroom, hall)} />
    </Page>
  );
}
