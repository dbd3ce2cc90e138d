import type { Hall } from "../../lib/contract/market.ts";
import { bannerPicture, marketPicture, planPicture } from "../media/paths.ts";
import type { Market } from "../media/views.ts";
import { daysBefore } from "../product/seed-dates.ts";
import { INDUSTRIES_BY_FLOOR } from "./seed-industries.ts";

type MarketSeed = Required<Hall> & {
  position: number;
  east: Hall | null;
  shops: number | null;
};

type IndustrySeed = { id: number; market: string; floor: number; position: number; name: string };

type ExhibitionSeed = {
  id: number;
  name: string;
  img: string;
  place: string;
  starts_at: string;
  ends_at: string;
  summary: string;
};

/** In the order of specification 14.2. `shops`: how many a market has, where 14.4 states it. */
const MARKETS = [
  { key: "District_1", name: "Distrito 1", shops: 8000, east: { key: "District_1-East", name: "Distrito 1-East" } },
  { key: "District_2", name: "Distrito 2", shops: null, east: { key: "District_2-East", name: "Distrito 2-East" } },
  { key: "District_3", name: "Distrito 3", shops: null },
  { key: "District_4", name: "Distrito 4", shops: 16_000 },
  { key: "District_5", name: "Distrito 5", shops: null },
  { key: "hy", name: "Mercado de ropa Huangyuan", shops: null },
  { key: "sc", name: "Mercado de materiales de producción", shops: null },
] as const;

const FAIRS = [
  {
    name: "Feria de artículos para el hogar de Yiwu",
    icon: "house",
    more: ["pot-of-food", "couch-and-lamp"],
    hue: 24,
    inDays: 23,
    days: 4,
    summary: "Menaje, textiles y organización para almacenes de hogar, con muestras por bulto y por surtido.",
  },
  {
    name: "Encuentro de juguetes y regalos de Yiwu",
    icon: "teddy-bear",
    more: ["wrapped-gift", "balloon"],
    hue: 340,
    inDays: 58,
    days: 3,
    summary: "Juguetería, detalles y piñatería para la temporada escolar y las fechas comerciales del primer semestre.",
  },
  {
    name: "Feria de papelería y útiles escolares",
    icon: "books",
    more: ["pencil", "straight-ruler"],
    hue: 210,
    inDays: 107,
    days: 4,
    summary: "Novedades de escritorio, escolares y de manualidades, pensadas para papelerías y misceláneas.",
  },
  {
    name: "Feria de ferretería y herramienta de Yiwu",
    icon: "hammer-and-wrench",
    more: ["toolbox", "locked"],
    hue: 200,
    inDays: 154,
    days: 4,
    summary: "Herramienta de mano, cerrajería y accesorios eléctricos presentados por fabricantes de la región.",
  },
  {
    name: "Feria de bisutería y accesorios de moda",
    icon: "ring",
    more: ["sunglasses", "handbag"],
    hue: 320,
    inDays: 196,
    days: 3,
    summary: "Bisutería, bolsos y accesorios en surtidos por docena, con referencias para la segunda temporada del año.",
  },
  {
    name: "Feria de decoración y artículos navideños",
    icon: "christmas-tree",
    more: ["sparkles", "bell"],
    hue: 140,
    inDays: 248,
    days: 4,
    summary: "Luces, árboles, moños y figuras para separar con tiempo el pedido de fin de año.",
  },
];

const toHall = ({ key, name }: { key: Market; name: string }) => ({ key, name, img: marketPicture(key), plan: planPicture(key) });

export const marketSeeds = (): MarketSeed[] =>
  MARKETS.map((market, position) => ({
    ...toHall(market),
    position,
    shops: market.shops,
    east: "east" in market ? toHall(market.east) : null,
  }));

export function industrySeeds(): IndustrySeed[] {
  const placed = Object.entries(INDUSTRIES_BY_FLOOR).flatMap(([market, floors]) =>
    floors.flatMap((names, floorsBelow) => names.map((name, position) => ({ market, floor: floorsBelow + 1, position, name }))),
  );
  return placed.map((industry, index) => ({ id: index + 1, ...industry }));
}

export function exhibitionSeeds(): ExhibitionSeed[] {
  return FAIRS.map(({ name, icon, more, hue, inDays, days, summary }, index) => ({
    id: index + 1,
    name,
    img: bannerPicture({ icon, more, hue, shape: "wide", seed: 700 + index }),
    place: "Centro Internacional de Exposiciones, Yiwu, Zhejiang",
    // From 09:00 to 17:00 in Yiwu (UTC+8); the seed's days begin at 15:00 UTC.
    starts_at: daysBefore(-inDays + 14 / 24),
    ends_at: daysBefore(-(inDays + days - 1) + 6 / 24),
    summary,
  }));
}
