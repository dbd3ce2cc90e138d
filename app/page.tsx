import type { Metadata } from "next";
import { JsonLd } from "@/components/frame/json-ld";
import { Banner } from "@/components/home/banner";
import { BestSellers } from "@/components/home/best-sellers";
import { Factories } from "@/components/home/factories";
import { GoodsSearch } from "@/components/home/goods-search";
import { Lives } from "@/components/home/lives";
import { MarketMap } from "@/components/home/market-map";
import { Markets } from "@/components/home/markets";
import { Navigation } from "@/components/home/navigation";
import { Offers } from "@/components/home/offers";
import { Recommended } from "@/components/home/recommended";
import { Services } from "@/components/home/services";
import { Videos } from "@/components/home/videos";
import { QuoteBlock } from "@/components/inquiry/quote-block";
import { LateSeenProducts } from "@/components/product/late-seen-products.client";
import { Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/env";
import { lowerFirst } from "@/lib/format";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { siteData, storeData } from "@/lib/seo/structured";
import { text } from "@/lib/text";

export const metadata: Metadata = pageMetadata({
  title: `${env.SITE_NAME}: ${lowerFirst(text.home.title)}`,
  description: text.home.description,
  path: "/",
});

/** The sections of specification 11.1, in its order. */
export default function Home() {
  return (
    <Page borderless>
      <JsonLd data={siteData()} />
      <JsonLd data={storeData(text.home.description)} />
      <div className="-mt-3 grid grid-cols-1 gap-2 sm:gap-4 lg:grid-cols-[auto_1fr] lg:gap-y-2">
        <h1 className="text-xs leading-tight font-semibold tracking-normal sm:text-base lg:col-span-2">
          {text.home.heading}
          <span className="font-normal">{text.home.headingMore}</span>
        </h1>
        <Navigation />
        <Banner />
        <a
          href={routes.welcome}
          className="flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline lg:col-span-2"
        >
          {text.home.howTo}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <MarketMap />
      <Markets />
      <Offers />
      <Lives />
      <BestSellers />
      <Factories />
      <Videos />
      <LateSeenProducts title={text.product.seen} clear={text.product.forgetSeen} />
      <Recommended />
      <GoodsSearch />
      <Services />
      <QuoteBlock />
    </Page>
  );
}
