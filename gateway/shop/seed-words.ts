import { cyclicItem } from "../cyclic-item.ts";
import { pick, type Random } from "../media/seeded.ts";
import { shuffled } from "../product/seed-random.ts";
import { grouped, lowercaseCommonNoun } from "../product/seed-spanish.ts";
import type { Place } from "./seed-place.ts";
import { isFactory, type Trade } from "./seed-trades.ts";
import { shopVocabulary } from "./vocabulary.ts";

function houseName(earlierShopsOfTop: number, trade: number): string {
  const { surnames } = shopVocabulary();
  const first = cyclicItem(surnames, earlierShopsOfTop * 5 + trade * 11);
  const earlierUses = Math.floor(earlierShopsOfTop / surnames.length);
  return earlierUses === 0 ? first : `${first} ${cyclicItem(surnames, surnames.indexOf(first) + earlierUses)}`;
}

const BRAND_SURNAMES_APART = 10;

/** House name and another surname; null for traders, and for factories whose house name has two surnames already. */
export function makeBrand(number: number, { top, earlierShopsOfTop }: Trade): string | null {
  const { surnames } = shopVocabulary();
  if (!isFactory(number) || earlierShopsOfTop >= surnames.length) return null;
  const house = houseName(earlierShopsOfTop, top.id / 100);
  return `${house} ${cyclicItem(surnames, surnames.indexOf(house) + BRAND_SURNAMES_APART + top.id / 100)}`;
}

export function makeShopName(number: number, { top, earlierShopsOfTop }: Trade): string {
  const { suffixes } = shopVocabulary();
  const lines = suffixes[String(top.id)] ?? [top.name];
  const fitting = lines.filter((line) => line.startsWith("Fábrica") === isFactory(number));
  return `${houseName(earlierShopsOfTop, top.id / 100)} ${cyclicItem(fitting.length ? fitting : lines, earlierShopsOfTop)}`;
}

const NEEDS_FACTORY = /planta|taller|máquina|producción|fábrica|trabajadores|molde|prototipo|\{workers\}|\{area\}/i;

export const sentencesFor = (sentences: readonly string[], canMake: boolean): string[] =>
  sentences.filter((sentence) => canMake || !NEEDS_FACTORY.test(sentence));

export function makeIntroduction(
  shop: { number: number; name: string; trade: Trade; place: Place; since: number },
  random: Random,
): string {
  const { openings, bodies, closings, aboutUs } = shopVocabulary();
  const { number, name, trade, place, since } = shop;
  const canMake = isFactory(number);
  const facts: Record<string, string> = {
    name,
    trade: lowercaseCommonNoun(trade.top.name),
    year: String(since),
    workers: String(12 + Math.floor(random() ** 2 * 160)),
    area: grouped((3 + Math.floor(random() ** 2 * 60)) * 100),
    district: place.name,
    floor: String(place.floor),
    booth: place.booth,
  };
  const chosenBodies = shuffled(random, sentencesFor(bodies, canMake)).slice(0, 2 + Math.floor(random() * 2));
  const sentences = [
    cyclicItem(sentencesFor(openings, canMake), number * 3),
    ...chosenBodies,
    pick(random, sentencesFor(closings, canMake)),
  ].join(" ");
  const terms = pick(random, sentencesFor(aboutUs, canMake));
  return `${sentences}\n\n${terms}`.replace(/\{(\w+)\}/g, (_, key: string) => facts[key] ?? "");
}
