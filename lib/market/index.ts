import type { Hall, Industry, Market } from "@/lib/contract/market";
import { lowerFirst } from "@/lib/format";
import content from "@/messages/content/markets.json";

/** `top`: distance of the label from the plan's top, in percent. */
export type Floor = { title: string; top: number; desc: string };

/** Facts of specification 14.4; those that it does not state are absent. `opened`: a day or a month. Areas are in m², `mu` in mu. */
export type Facts = {
  opened?: string;
  mu?: number;
  area?: number;
  shops?: number;
  shopArea?: number;
  showroomArea?: number;
  floors?: number;
};

/** A market of specification 14.3, with either `intro` or `details`. Its pictures come from the gateway. */
export type Showroom = {
  key: string;
  title: string;
  description: string;
  intro?: string;
  details?: string[];
  facts: Facts;
  floors: Floor[];
  east?: Showroom;
};

/** Seven markets of specification 14.2, two with an East sub-area. */
export const SHOWROOMS: Showroom[] = content;

export const ALL_SHOWROOMS: Showroom[] = SHOWROOMS.flatMap((showroom) => [showroom, ...(showroom.east ? [showroom.east] : [])]);

export const findShowroom = (key: string): Showroom | undefined => ALL_SHOWROOMS.find((showroom) => showroom.key === key);

export const findMainShowroom = (key: string): Showroom | undefined => SHOWROOMS.find(({ east }) => east?.key === key);

/** Title for lists of shops: the gateway lists those of an East sub-area with its market's. `Distrito 1 y Distrito 1-East`. */
export const wholeTitle = ({ title, east }: Showroom): string => (east ? `${title} y ${east.title}` : title);

/** `wholeTitle` of the market with this key; `fallback` if the site does not know the key. */
export const marketTitle = (key: string, fallback: string): string => {
  const showroom = findShowroom(key);
  return showroom ? wholeTitle(showroom) : fallback;
};

export const findHall = (markets: Market[], key: string): Hall | undefined =>
  markets.flatMap((market) => [market, ...(market.east ? [market.east] : [])]).find((hall) => hall.key === key);

const GOODS_NAMED = 3;

/** By market, the first line of trade of each of its lowest floors, as one line of text. */
export function marketGoods(industries: readonly Industry[]): Record<string, string> {
  const ofMarkets = Map.groupBy(industries, ({ market }) => market);
  return Object.fromEntries(
    [...ofMarkets].map(([market, own]) => {
      const ofFloors = [...Map.groupBy(own, ({ floor }) => floor).values()].slice(0, GOODS_NAMED);
      const [first = "", ...others] = ofFloors.flatMap(([industry]) => (industry ? [industry.name] : []));
      return [market, [first, ...others.map(lowerFirst)].join(", ")];
    }),
  );
}

export const showroomParagraphs = ({ intro, details = [] }: Showroom): string[] => (intro === undefined ? details : [intro]);

/** Floors from the top down. `template`: grid rows as high as the distances between their labels. */
export function floorRows(floors: Floor[]): { floors: Floor[]; template: string } {
  const sorted = floors.toSorted((a, b) => a.top - b.top);
  const heights = sorted.map(({ top }, index) => (sorted[index + 1]?.top ?? 100) - top);
  return { floors: sorted, template: heights.map((height) => `minmax(min-content, ${height}fr)`).join(" ") };
}

/** 1 mu = 1/15 ha. */
export const toHectares = (mu: number): number => Math.round(mu / 15);

/** Specification 23.33: `2016-1-6`, or `2005-9` for a month. */
export const dayLabel = (day: string): string => day.split("-").map(Number).join("-");

/** Date in Yiwu (UTC+8 all year): `2026-12-09`. */
export const yiwuDay = (iso: string): string => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 10);
