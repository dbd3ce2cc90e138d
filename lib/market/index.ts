import type { Hall, Market } from "@/lib/contract/market";
import type { CategoryTree } from "@/lib/contract/product";
import content from "@/messages/content/markets.json";

/** A floor: `top` is its label's distance from the plan's upper edge, in percent of the plan's height. */
export type Floor = { title: string; top: number; desc: string };

/** Facts of SPEC.md section 9; a fact that it does not state is absent. `opened` is a day or a month, areas are in m². */
export type Facts = {
  opened?: string;
  mu?: number;
  area?: number;
  shops?: number;
  shopArea?: number;
  showroomArea?: number;
  floors?: number;
};

/** Market showroom entry of SPEC.md section 3: `intro` or a list of paragraphs. Its pictures come from the gateway. */
export type Showroom = {
  key: string;
  title: string;
  /** For search engines. */
  description: string;
  intro?: string;
  details?: string[];
  facts: Facts;
  floors: Floor[];
  east?: Showroom;
};

/** The seven markets of SPEC.md section 2, two of them with an East sub-area. */
export const SHOWROOMS: Showroom[] = content;

/** The markets with the East sub-areas after theirs: everything that has a page of its own. */
export const HALLS: Showroom[] = SHOWROOMS.flatMap((showroom) => [showroom, ...(showroom.east ? [showroom.east] : [])]);

/** The entry with that key; keys are case-sensitive. */
export const showroomOf = (key: string): Showroom | undefined => HALLS.find((hall) => hall.key === key);

/** The market that an East sub-area belongs to. */
export const parentOf = (key: string): Showroom | undefined => SHOWROOMS.find(({ east }) => east?.key === key);

/** The gateway's pictures of a market or of an East sub-area. */
export const hallOf = (markets: Market[], key: string): Hall | undefined =>
  markets.flatMap((market) => [market, ...(market.east ? [market.east] : [])]).find((hall) => hall.key === key);

/** The paragraphs of an entry, from whichever form it has. */
export const paragraphsOf = ({ intro, details = [] }: Showroom): string[] => (intro === undefined ? details : [intro]);

/** The floors from the top one down, and a row for each that is as high as the next label's offset leaves it. */
export function floorRows(floors: Floor[]): { floors: Floor[]; template: string } {
  const sorted = floors.toSorted((a, b) => a.top - b.top);
  const heights = sorted.map(({ top }, index) => (sorted[index + 1]?.top ?? 100) - top);
  return { floors: sorted, template: heights.map((height) => `minmax(min-content, ${height}fr)`).join(" ") };
}

/** A Chinese mu is a fifteenth of a hectare. */
export const hectaresOf = (mu: number): number => Math.round(mu / 15);

/** A day (`2016-01-06`) or a month (`2005-09`) in the date format of SPEC.md section 9: `2016-1-6`, `2005-9`. */
export const dayLabel = (day: string): string => day.split("-").map(Number).join("-");

/** The day on which something happens in Yiwu (UTC+8 the whole year), as `2026-12-09`. */
export const yiwuDay = (iso: string): string => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 10);

/** Words that name no goods: alone they do not tell what is sold. */
const VAGUE = new Set("accesori articul vent direct fabricant oficin servici material y de del para e".split(" "));

function stemsOf(name: string): string[] {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words
    .map((word) => (word.length > 3 ? word.replace(/(es|[aeo]?s|[aeo])$/, "") : word))
    .filter((stem) => !VAGUE.has(stem));
}

/**
 * The category that a line of trade is found in: one that shares its first word and says nothing beyond it, or nothing less;
 * else the top category that names that word. Undefined when the catalogue has none, so that no link leads to other goods.
 */
export function categoryOf(industry: string, tree: CategoryTree[]): string | undefined {
  const asked = stemsOf(industry);
  const [head] = asked;
  if (!head) return undefined;
  const all = tree.flatMap((top) => [top, ...top.children.flatMap((second) => [second, ...(second.children ?? [])])]);
  const naming = all.map(({ id, name }) => ({ id, stems: stemsOf(name) })).filter(({ stems }) => stems.includes(head));
  const close = naming.filter(({ stems }) => isWithin(stems, asked) || isWithin(asked, stems));
  const best = close.toSorted((a, b) => distance(a.stems, asked) - distance(b.stems, asked))[0];
  return (best ?? naming.find(({ id }) => tree.some((top) => top.id === id)))?.id;
}

const isWithin = (some: string[], others: string[]) => some.every((stem) => others.includes(stem));
const distance = (a: string[], b: string[]): number => Math.abs(a.length - b.length);
