import type { Metadata } from "next";
import { JsonLd } from "@/components/frame/json-ld";
import { RememberShop } from "@/components/shop/remember-shop.client";
import { ShopEvidence } from "@/components/shop/shop-evidence";
import { ShopHeader } from "@/components/shop/shop-header";
import { ShopProducts } from "@/components/shop/shop-products";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import { fill } from "@/lib/format";
import { optionalRead, requiredRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { shopData } from "@/lib/seo/shop";
import { getFactory, getShop, getShopPage } from "@/lib/shop/server";
import { text } from "@/lib/text";

type Props = { params: Promise<{ id: string }> };

const t = text.shop;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const shop = await requiredRead(getShop(id));
  const { name, trade, location } = shop;
  return pageMetadata({
    title: brandedTitle(trade && location ? fill(t.title, { name, trade, location }) : fill(t.titlePlain, { name })),
    description: fill(t.description, { name, location: location ?? "Yiwu" }),
    path: routes.shop(id),
    image: { src: `${shop.cover}?w=1200`, width: 1200, height: 900, alt: name },
  });
}

export default async function ShopPage({ params }: Props) {
  const { id } = await params;
  const shop = await requiredRead(getShop(id));
  const [factory, page] = await Promise.all([optionalRead(getFactory(id)), optionalRead(getShopPage(id))]);
  const crumbs = [
    { label: text.product.home, href: routes.home },
    { label: t.directory, href: routes.factories() },
    { label: shop.name },
  ];
  return (
    <Page>
      <RememberShop href={routes.shop(id)} name={shop.name} />
      <JsonLd data={shopData(shop, factory, page)} />
      <JsonLd data={breadcrumbList(crumbs)} />
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <ShopHeader shop={shop} page={page} />
      </div>
      <ShopProducts shop={shop} />
      <ShopEvidence name={shop.name} factory={factory} page={page} />
    </Page>
  );
}
