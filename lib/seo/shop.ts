import type { Organization, WholesaleStore, WithContext } from "schema-dts";
import type { Factory, ShopDetail, ShopPage } from "@/lib/contract/shop";
import { routes } from "@/lib/routes";
import { CURRENCY } from "./product";
import { absolute, pictureUrl } from "./urls";

export function shopData(
  shop: ShopDetail,
  factory: Factory | undefined,
  page: ShopPage | undefined,
): WithContext<WholesaleStore> | WithContext<Organization> {
  const url = absolute(routes.shop(shop.id));
  const facts = {
    "@id": `${url}#tienda`,
    name: shop.name,
    url,
    image: [shop.cover, ...(page?.headerList ?? [])].map(pictureUrl),
    description: factory?.introduce || page?.introduction || undefined,
    email: page?.email || undefined,
    telephone: page?.telephone || undefined,
    knowsAbout: shop.trade,
  };
  if (!shop.location) return { "@context": "https://schema.org", "@type": "Organization", ...facts };
  return {
    "@context": "https://schema.org",
    "@type": "WholesaleStore",
    ...facts,
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.location,
      addressLocality: "Yiwu",
      addressRegion: "Zhejiang",
      addressCountry: "CN",
    },
    currenciesAccepted: CURRENCY,
  };
}
