import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Evaluations } from "@/components/evaluation/evaluations";
import { JsonLd } from "@/components/frame/json-ld";
import { RememberShop } from "@/components/shop/remember-shop.client";
import { ShopAnswers } from "@/components/shop/shop-answers";
import { ShopContents } from "@/components/shop/shop-contents";
import { ShopHeader } from "@/components/shop/shop-header";
import { ShopLives } from "@/components/shop/shop-lives";
import { ShopProducts } from "@/components/shop/shop-products";
import { ShopProfile } from "@/components/shop/shop-profile";
import { shopSections } from "@/components/shop/shop-sections";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import type { ShopDetail } from "@/lib/contract/shop";
import { evaluationsPage, hasPage } from "@/lib/evaluation";
import { getShopEvaluations } from "@/lib/evaluation/server";
import { fill } from "@/lib/format";
import { optionalRead, requiredRead } from "@/lib/http/reads";
import { isOnAir } from "@/lib/live";
import { listBroadcastsOfShop } from "@/lib/live/server";
import { LISTING_SIZE } from "@/lib/product/listing";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { shopData } from "@/lib/seo/shop";
import { getAdvertisingPage, getFactory, getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.shop;

const LIVES_SHOWN = 4;

/** Titles of the page, the longest first. */
function shopTitles({ name, trade = "", location }: ShopDetail): [string, string, string] {
  const withTrade = trade ? fill(t.titleTrade, { name, trade }) : name;
  return [trade && location ? fill(t.title, { name, trade, location }) : withTrade, withTrade, name];
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { id } = await params;
  const shop = await requiredRead(getShop(id));
  const { name, location } = shop;
  return pageMetadata({
    title: brandedTitle(...shopTitles(shop)),
    description: fill(t.description, { name, location: location ?? "Yiwu" }),
    path: routes.shop(id),
    image: { src: `${shop.cover}?w=1200`, width: 1200, height: 900, alt: name },
  });
}

export default async function ShopPage({ params, searchParams }: Props) {
  const [{ id }, { evaluations }] = await Promise.all([params, searchParams]);
  const shop = await requiredRead(getShop(id));
  const evaluationPage = evaluationsPage(evaluations);
  const [factory, page, evaluationsResult, goods, lives = []] = await Promise.all([
    optionalRead(getFactory(id)),
    optionalRead(getAdvertisingPage(id)),
    optionalRead(getShopEvaluations(id, evaluationPage)),
    optionalRead(listProducts({ shop_id: id, currPage: 1, pageSize: LISTING_SIZE })),
    optionalRead(listBroadcastsOfShop(id, LIVES_SHOWN)),
  ]);
  if (evaluationsResult && !hasPage(evaluationsResult, evaluationPage)) notFound();
  const onAir = lives.find(isOnAir);
  const crumbs = [
    { label: text.product.home, href: routes.home },
    shop.factory ? { label: t.directory, href: routes.factories() } : { label: t.searchAll, href: routes.shopSearch({}) },
    { label: shop.name },
  ];
  const sections = shopSections({
    shop,
    goods: goods?.total,
    lives: lives.length,
    isOnAir: onAir !== undefined,
    evaluations: evaluationsResult?.total,
    factory,
    page,
  });
  return (
    <Page>
      <RememberShop href={routes.shop(id)} name={shop.name} />
      <JsonLd data={shopData(shop, factory, page)} />
      <JsonLd data={breadcrumbList(crumbs)} />
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <ShopHeader shop={shop} page={page} onAir={onAir} />
        <ShopContents sections={sections} />
      </div>
      {goods && <ShopProducts shop={shop} goods={goods} />}
      <ShopLives lives={lives} />
      <ShopAnswers answers={shop.answers} />
      <Evaluations
        result={evaluationsResult}
        page={evaluationPage}
        hrefOf={(number) => routes.shopEvaluations(id, number)}
        isOfShop
      />
      <ShopProfile shop={shop} factory={factory} page={page} />
    </Page>
  );
}
