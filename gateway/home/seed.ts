import { CAMPAIGN_CODES } from "../../lib/contract/campaign.ts";
import { campaignQuery } from "../campaign/seed.ts";
import { bannerPicture } from "../media/paths.ts";
import type { ProductSeed } from "../product/seed-rows.ts";
import { lowercaseCommonNoun } from "../product/seed-spanish.ts";
import type { TopCategory } from "../product/vocabulary.ts";
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

type SlideContent = Pick<SlideSeed, "type" | "content" | "title" | "subtitle"> & {
  picture: { icon: string; more: readonly string[]; hue: number };
};

export function slideSeeds(core: readonly ProductSeed[]): SlideSeed[] {
  const [first, ...rest] = BANNERS.map(resolveCampaign);
  const banners = [...(first ? [first] : []), ...bestSellingSlides(core), ...rest];
  const slides = [
    ...banners.map((slide, position) => ({ slide, position, place: "banner" as const })),
    ...ADVERTS.map(resolveCampaign).map((slide, position) => ({ slide, position, place: "advert" as const })),
  ];
  return slides.map(({ slide: { type, content, title, subtitle, picture }, position, place }, index) => ({
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

const resolveCampaign = (slide: (typeof BANNERS | typeof ADVERTS)[number]): SlideContent => ({
  ...slide,
  content: "code" in slide ? campaignQuery(slide.code) : slide.content,
});

function bestSellingSlides(core: readonly ProductSeed[]): SlideContent[] {
  const bestSellers = core.filter(({ status }) => status === "on_sale").toSorted((a, b) => b.rank - a.rank);
  const fromFactory = bestSellers.find(({ shop_id }) => isFactory(shopNumber(shop_id)));
  const withVideo = bestSellers.find(({ video }) => video);
  return [...(fromFactory ? [factorySlide(fromFactory)] : []), ...(withVideo ? [videoSlide(withVideo)] : [])];
}

function factorySlide(product: ProductSeed): SlideContent {
  const trade = topCategory(product);
  return {
    type: "shop",
    content: String(product.shop_id),
    title: "Directo de la fábrica",
    subtitle: `Conozca a un fabricante de ${lowercaseCommonNoun(trade.name)} y su sala de muestras`,
    picture: toPicture(trade),
  };
}

const videoSlide = (product: ProductSeed): SlideContent => ({
  type: "goods",
  content: String(product.id),
  title: "Véalo en video antes de pedir",
  subtitle: product.name,
  picture: toPicture(topCategory(product)),
});

const topCategory = ({ shop_id }: ProductSeed): TopCategory => findTrade(shopNumber(shop_id)).top;

const toPicture = ({ icon, hue, children }: TopCategory) => ({ icon, hue, more: children.slice(1, 3).map((sub) => sub.icon) });

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
