import type { Hall, Market } from "@/lib/contract/market";
import type { CategoryTree } from "@/lib/contract/product";
import { comparable } from "@/lib/format";
import content from "@/messages/content/markets.json";

/** `top`: distance of the label from the plan's top, in percent. */
export type Floor = { title: string; top: number; desc: string };

/** Specification 14.4, absent when not stated. `opened`: a day or month; areas in m². */
export type Facts = {
  opened?: string;
  mu?: number;
  area?: number;
  shops?: number;
  shopArea?: number;
  showroomArea?: number;
  floors?: number;
};

/** Specification 14.3: `intro` or `details`. Pictures come from the gateway. */
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

/** Keys are case-sensitive. */
export const findShowroom = (key: string): Showroom | undefined => ALL_SHOWROOMS.find((showroom) => showroom.key === key);

export const findMainShowroom = (key: string): Showroom | undefined => SHOWROOMS.find(({ east }) => east?.key === key);

export const findHall = (markets: Market[], key: string): Hall | undefined =>
  markets.flatMap((market) => [market, ...(market.east ? [market.east] : [])]).find((hall) => hall.key === key);

export const showroomParagraphs = ({ intro, details = [] }: Showroom): string[] => (intro === undefined ? details : [intro]);

/** Floors from the top down, with grid rows that match the labels' offsets. */
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

const SERVICE = /^(servicios|oficinas|galería|comercio)/i;
/** Stems ignored when matching: "Venta directa de fabricantes de flores". */
const VAGUE = new Set("accesori articul vent direct fabricant material".split(" "));

const LINKING = new Set(["y", "e", "de", "del", "para"]);

function wordStems(name: string): string[] {
  const words = comparable(name)
    .split(/[^a-z]+/)
    .filter((word) => word && !LINKING.has(word));
  return words.map((word) => (word.length > 3 ? word.replace(/(es|[aeo]?s|[aeo])$/, "") : word));
}

/** Category of a line of trade: the shortest name with all its words, else the top category with the first telling word. */
export function findCategory(industry: string, tree: CategoryTree[]): string | undefined {
  const stems = wordStems(industry);
  const firstTelling = stems.find((stem) => !VAGUE.has(stem));
  if (!firstTelling || SERVICE.test(industry)) return undefined;
  const categories = tree.flatMap((top) => [top, ...top.children.flatMap((second) => [second, ...(second.children ?? [])])]);
  const [closest] = categories
    .map(({ id, name }) => ({ id, nameStems: wordStems(name) }))
    .filter(({ nameStems }) => stems.every((stem) => nameStems.includes(stem)))
    .toSorted((a, b) => a.nameStems.length - b.nameStems.length);
  return (closest ?? tree.find(({ name }) => wordStems(name).includes(firstTelling)))?.id;
}
