import { cyclicItem } from "../cyclic-item.ts";
import { stillPicture } from "../media/paths.ts";
import { between, seeded } from "../media/seeded.ts";
import { daysBefore } from "../product/seed-dates.ts";
import type { ProductSeed } from "../product/seed-rows.ts";
import { lowercaseCommonNoun } from "../product/seed-spanish.ts";
import { findTrade, isFactory, shopNumber } from "../shop/seed-trades.ts";
import { sentencesFor } from "../shop/seed-words.ts";
import { shopVocabulary } from "../shop/vocabulary.ts";

/** `startedMinutesAgo`: set instead of `started_at` for broadcasts on air, and counted back from when the seed is loaded. */
export type LiveSeed = {
  channel_id: number;
  shop_id: number;
  title: string;
  picture: string;
  state: "OPEN" | "CLOSURE" | "CLOSED";
  duration: number;
  visitors: number;
  started_at: string | null;
  ended_at: string | null;
  startedMinutesAgo: number | null;
  stream_url: string;
  product_ids: number[];
};

const FIRST_CHANNEL = 7001;
const BROADCASTS = 30;
const SHOWN_PRODUCTS = 8;
const SECONDS_A_DAY = 86_400;
const STATES = ["OPEN", "CLOSURE", "CLOSED", "OPEN", "CLOSURE", "OPEN", "CLOSED", "OPEN", "CLOSURE", "CLOSED"] as const;

export function liveSeeds(catalogue: readonly ProductSeed[]): LiveSeed[] {
  const onSale = catalogue.filter(({ status }) => status === "on_sale");
  const shopIds = [...new Set(onSale.map(({ shop_id }) => shop_id))].sort((a, b) => a - b).slice(0, BROADCASTS);
  const titles = makeTitles(shopIds.map(shopNumber));
  return shopIds.map((shopId, index) =>
    makeBroadcast(
      shopId,
      titles[index] ?? "",
      onSale.filter(({ shop_id }) => shop_id === shopId),
      index,
    ),
  );
}

function makeTitles(shopNumbers: readonly number[]): string[] {
  const unusedTitles = [...shopVocabulary().liveTitles];
  return shopNumbers.map((number) => {
    const [title = "En vivo: {trade}"] = sentencesFor(unusedTitles, isFactory(number));
    if (unusedTitles.includes(title)) unusedTitles.splice(unusedTitles.indexOf(title), 1);
    return title.replace("{trade}", lowercaseCommonNoun(findTrade(number).top.name));
  });
}

function makeTimes(
  state: LiveSeed["state"],
  random: () => number,
): Pick<LiveSeed, "duration" | "started_at" | "ended_at" | "startedMinutesAgo"> {
  if (state === "OPEN")
    return { duration: 0, started_at: null, ended_at: null, startedMinutesAgo: Math.round(between(random, 4, 95)) };
  const duration = Math.round(random() < 0.5 ? between(random, 540, 3500) : between(random, 3700, 9800));
  const ended = between(random, 0.5, 40);
  return {
    duration,
    started_at: daysBefore(ended + duration / SECONDS_A_DAY),
    ended_at: daysBefore(ended),
    startedMinutesAgo: null,
  };
}

function makeBroadcast(shopId: number, title: string, products: readonly ProductSeed[], index: number): LiveSeed {
  const random = seeded(`live:${index}`);
  const { top, categoryIndexes } = findTrade(shopNumber(shopId));
  const category = cyclicItem(top.children, categoryIndexes[index % categoryIndexes.length] ?? 0);
  const state = cyclicItem(STATES, index);
  const channelId = FIRST_CHANNEL + index;
  return {
    channel_id: channelId,
    shop_id: shopId,
    title,
    picture: stillPicture({ still: "live", icon: category.icon, more: [top.icon], hue: top.hue, seed: channelId }),
    state,
    visitors: Math.round(30 * 140 ** random()),
    ...makeTimes(state, random),
    stream_url: `/media/live/${channelId}/index.m3u8`,
    product_ids: products.slice(0, SHOWN_PRODUCTS).map(({ id }) => id),
  };
}
