import { CAMPAIGN_CODES, HOT_CODE } from "../../lib/contract/campaign.ts";
import { bannerPicture } from "../media/paths.ts";
import { daysBefore } from "../product/seed-dates.ts";
import type { ProductSeed } from "../product/seed-rows.ts";
import { isFactory, shopNumber } from "../shop/seed-trades.ts";

type CampaignSeed = {
  code: string;
  id: number;
  position: number;
  name: string;
  summary: string;
  img: string;
  starts_at: string;
  ends_at: string | null;
  product_ids: number[];
};

const FIRST_ID = 901;

const tierDiscount = ({ price, tiers }: ProductSeed): number => (price - (tiers.at(-1)?.price ?? price)) / price;

const CAMPAIGNS = [
  {
    code: CAMPAIGN_CODES.bestSellers,
    name: "Más vendidos",
    summary: "Las referencias que más piden los almacenes, con precio por cantidad.",
    picture: { icon: "trophy", more: ["star", "shopping-bags"], hue: 40 },
    daysBeforeSeed: { begins: 300, ends: null },
    max: 200,
    choose: (core: readonly ProductSeed[]) => core.toSorted((a, b) => b.rank - a.rank),
  },
  {
    code: CAMPAIGN_CODES.newArrivals,
    name: "Novedades",
    summary: "Lo más reciente de los mercados de Yiwu, recién publicado por los proveedores.",
    picture: { icon: "sparkles", more: ["package", "wrapped-gift"], hue: 190 },
    daysBeforeSeed: { begins: 60, ends: null },
    max: 160,
    choose: (core: readonly ProductSeed[]) => core.toSorted((a, b) => b.published_at.localeCompare(a.published_at)),
  },
  {
    code: CAMPAIGN_CODES.offers,
    name: "Ofertas",
    summary: "Precios que bajan más entre más unidades lleva: abra cada producto y mire sus escalones.",
    picture: { icon: "label", more: ["coin", "shopping-cart"], hue: 8 },
    daysBeforeSeed: { begins: 21, ends: -45 },
    max: 120,
    choose: (core: readonly ProductSeed[]) => core.toSorted((a, b) => tierDiscount(b) - tierDiscount(a)),
  },
  {
    code: CAMPAIGN_CODES.factoryOutlet,
    name: "Outlet de fábrica",
    summary: "Directo de quien lo hace: referencias de proveedores con fábrica propia.",
    picture: { icon: "factory", more: ["package", "gear"], hue: 215 },
    daysBeforeSeed: { begins: 90, ends: null },
    max: 140,
    choose: (core: readonly ProductSeed[]) =>
      core
        .filter(({ shop_id }) => isFactory(shopNumber(shop_id)))
        .toSorted((a, b) => a.published_at.localeCompare(b.published_at)),
  },
  {
    code: HOT_CODE,
    name: "Recomendados",
    summary: "Productos con video para que los conozca antes de pedir.",
    picture: { icon: "fire", more: ["movie-camera", "star"], hue: 350 },
    daysBeforeSeed: { begins: 120, ends: null },
    max: 60,
    choose: (core: readonly ProductSeed[]) => core.filter(({ video }) => video),
  },
  {
    code: "temporada-escolar-2026",
    name: "Temporada escolar 2026",
    summary: "Surtido para el regreso a clases de comienzos de 2026. Esta campaña ya terminó.",
    picture: { icon: "school", more: ["backpack", "pencil"], hue: 225 },
    daysBeforeSeed: { begins: 330, ends: 270 },
    max: 80,
    choose: (core: readonly ProductSeed[]) => core.filter(({ description }) => /escolar|colegio|clases|estudi/.test(description)),
  },
];

const CATEGORY_PRODUCTS_MAX = 3;

function takeFewOfEachCategory(products: readonly ProductSeed[], max: number): number[] {
  const takenByCategory = new Map<number, number>();
  const chosen = products.filter(({ status, category_id: category }) => {
    const taken = takenByCategory.get(category) ?? 0;
    if (status === "withdrawn" || taken === CATEGORY_PRODUCTS_MAX) return false;
    takenByCategory.set(category, taken + 1);
    return true;
  });
  return chosen.slice(0, max).map(({ id }) => id);
}

export function campaignSeeds(core: readonly ProductSeed[]): CampaignSeed[] {
  return CAMPAIGNS.map(({ code, name, summary, picture, daysBeforeSeed, max, choose }, position) => ({
    code,
    id: FIRST_ID + position,
    position,
    name,
    summary,
    img: bannerPicture({ ...picture, shape: "wide", seed: 900 + position }),
    starts_at: daysBefore(daysBeforeSeed.begins),
    ends_at: daysBeforeSeed.ends === null ? null : daysBefore(daysBeforeSeed.ends),
    product_ids: takeFewOfEachCategory(choose(core), max),
  }));
}

export function campaignQuery(code: string): string {
  const position = CAMPAIGNS.findIndex((campaign) => campaign.code === code);
  if (position < 0) throw new Error(`no campaign has the code ${code}`);
  return `?${new URLSearchParams({ code, active_code: code, id: String(FIRST_ID + position) })}`;
}
