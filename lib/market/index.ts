import type { Hall, Market } from "@/lib/contract/market";
import type { CategoryTree } from "@/lib/contract/product";
import content from "@/messages/content/markets.json";

/** A floor: `top` is its label's distance from the plan's upper edge, in percent of the plan's height. */
export type Floor = { title: string; top: number; desc: string };

/** Facts of specification 14.4; a fact that it does not state is absent. `opened` is a day or a month, areas are in m². */
export type Facts = {
  opened?: string;
  mu?: number;
  area?: number;
  shops?: number;
  shopArea?: number;
  showroomArea?: number;
  floors?: number;
};

/** Market showroom entry of specification 14.3: `intro` or a list of paragraphs. Its pictures come from the gateway. */
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

/** The seven markets of specification 14.2, two of them with an East sub-area. */
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

/** A day (`2016-01-06`) or a month (`2005-09`) in the date format of specification 23.33: `2016-1-6`, `2005-9`. */
export const dayLabel = (day: string): string => day.split("-").map(Number).join("-");

/** The day on which something happens in Yiwu (UTC+8 the whole year), as `2026-12-09`. */
export const yiwuDay = (iso: string): string => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 10);

/** Trades that are no goods. */
const SERVICE = /^(servicios|oficinas|galería|comercio)/i;
/** Words before the goods in the name of a trade: "Venta directa de fabricantes de flores". */
const VAGUE = new Set("accesori articul vent direct fabricant material".split(" "));

const LINKING = new Set(["y", "e", "de", "del", "para"]);

/** The words of a name, without accents and endings. */
function stemsOf(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.split(/[^a-z]+/).filter((word) => word && !LINKING.has(word));
  return words.map((word) => (word.length > 3 ? word.replace(/(es|[aeo]?s|[aeo])$/, "") : word));
}

/**
 * The category that a line of trade is found in: the one that names all its words and the fewest others, else the top category that
 * names its first word. Undefined where the catalogue has none: better no link than one to other goods.
 */
export function categoryOf(industry: string, tree: CategoryTree[]): string | undefined {
  const named = stemsOf(industry);
  const goods = named.filter((stem) => !VAGUE.has(stem));
  const [head] = goods;
  if (!head || SERVICE.test(industry)) return undefined;
  const all = tree.flatMap((top) => [top, ...top.children.flatMap((second) => [second, ...(second.children ?? [])])]);
  const naming = all
    .map(({ id, name }) => ({ id, stems: stemsOf(name) }))
    .filter(({ stems }) => named.every((stem) => stems.includes(stem)))
    .toSorted((a, b) => a.stems.length - b.stems.length);
  return (naming[0] ?? tree.find(({ name }) => stemsOf(name).includes(head)))?.id;
}
