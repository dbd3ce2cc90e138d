import { CAMPAIGN_CODES } from "../../lib/contract/campaign.ts";
import { campaignQuery } from "../campaign/seed.ts";
import { bannerPicture } from "../media/paths.ts";
import type { ProductSeed } from "../product/seed-rows.ts";
import { lowercaseCommonNoun } from "../product/seed-spanish.ts";
import { findTrade, isFactory, shopNumber } from "../shop/seed-trades.ts";
import { ADVERTS, BANNERS, NATIONS } from "./seed-copy.ts";

type SlideSeed = {
  id: number;
  place: "banner" | "advert";
  position: number;
  /** `other`: content is the query of /productsIn. */
  type: "shop" | "goods" | "link" | "other";
  content: string;
  img: string;
  title: string;
  subtitle: string;
};

type NavigationLinkSeed = { position: number; title: string; url: string };

type NationSeed = { id: number; name: string };

type Drawn = Omit<SlideSeed, "id" | "place" | "position" | "img"> & { picture: { icon: string; more: string[]; hue: number } };

function pointed(core: readonly ProductSeed[]): Drawn[] {
  const sold = core.filter(({ status }) => status === "on_sale").toSorted((a, b) => b.rank - a.rank);
  const made = sold.find(({ shop_id }) => isFactory(shopNumber(shop_id)));
  const shown = sold.find(({ video }) => video);
  const shop = made && findTrade(shopNumber(made.shop_id)).top;
  const goods = shown && findTrade(shopNumber(shown.shop_id)).top;
  const icons = ({ icon, hue, children }: NonNullable<typeof shop>) => ({
    icon,
    hue,
    more: children.slice(1, 3).map((sub) => sub.icon),
  });
  return [
    ...(made && shop
      ? [
          {
            type: "shop" as const,
            content: String(made.shop_id),
            title: "Directo de la fábrica",
            subtitle: `Conozca a un fabricante de ${lowercaseCommonNoun(shop.name)} y su sala de muestras`,
            picture: icons(shop),
          },
        ]
      : []),
    ...(shown && goods
      ? [
          {
            type: "goods" as const,
            content: String(shown.id),
            title: "Véalo en video antes de pedir",
            subtitle: shown.name,
            picture: icons(goods),
          },
        ]
      : []),
  ];
}

export function slideSeeds(core: readonly ProductSeed[]): SlideSeed[] {
  const [first, ...rest] = BANNERS.map((banner) => ({
    ...banner,
    content: "code" in banner ? campaignQuery(banner.code) : banner.content,
  }));
  const adverts = ADVERTS.map((advert) => ({
    ...advert,
    content: "code" in advert ? campaignQuery(advert.code) : advert.content,
  }));
  const placed = [
    ...[...(first ? [first] : []), ...pointed(core), ...rest].map((slide, position) => ({
      slide,
      position,
      place: "banner" as const,
    })),
    ...adverts.map((slide, position) => ({ slide, position, place: "advert" as const })),
  ];
  return placed.map(({ slide: { type, content, title, subtitle, picture }, position, place }, index) => ({
    id: index + 1,
    place,
    position,
    type,
    content,
    img: bannerPicture({ ...picture, shape: place === "banner" ? "wide" : "tall", seed: 800 + index }),
    title,
    subtitle,
  }));
}

export function navigationLinkSeeds(): NavigationLinkSeed[] {
  const links = [
    ["Más vendidos", `/productsIn${campaignQuery(CAMPAIGN_CODES.bestSellers)}`],
    ["Novedades", `/productsIn${campaignQuery(CAMPAIGN_CODES.newArrivals)}`],
    ["Ofertas", `/productsIn${campaignQuery(CAMPAIGN_CODES.offers)}`],
    ["Fábricas", "/shop/factory"],
    ["Proveedores seleccionados", "/selectSuppliers"],
    ["En vivo", "/live"],
    ["Mercados", "/entitymarket"],
    ["Conozca Yiwu", "/welcomeToYiwu"],
  ] as const;
  return links.map(([title, url], position) => ({ position, title, url }));
}

export const nationSeeds = (): NationSeed[] => NATIONS.map((name, index) => ({ id: index + 1, name }));
