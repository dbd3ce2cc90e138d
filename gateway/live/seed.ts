import { stillPicture } from "../media/paths.ts";
import { between, seeded } from "../media/seeded.ts";
import { daysBefore } from "../product/seed-dates.ts";
import { cyclicItem } from "../product/seed-random.ts";
import type { ProductSeed } from "../product/seed-rows.ts";
import { inner } from "../product/seed-spanish.ts";
import { findTrade, isFactory, shopNumber } from "../shop/seed-trades.ts";
import { said } from "../shop/seed-words.ts";
import { shopVocabulary } from "../shop/vocabulary.ts";

/** `startedMinutesAgo` replaces dates of live rooms, relative to loading. */
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

const ROOMS = 30;
const SHOWN_PRODUCTS = 8;
const SECONDS_A_DAY = 86_400;
const STATES = ["OPEN", "CLOSURE", "CLOSED", "OPEN", "CLOSURE", "OPEN", "CLOSED", "OPEN", "CLOSURE", "CLOSED"] as const;

function makeTitles(numbers: readonly number[]): string[] {
  const left = [...shopVocabulary().liveTitles];
  return numbers.map((number) => {
    const [title = "En vivo: {trade}"] = said(left, isFactory(number));
    if (left.includes(title)) left.splice(left.indexOf(title), 1);
    return title.replace("{trade}", inner(findTrade(number).top.name));
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

function makeRoom(shopId: number, title: string, products: readonly ProductSeed[], index: number): LiveSeed {
  const random = seeded(`live:${index}`);
  const { top, subs } = findTrade(shopNumber(shopId));
  const sub = cyclicItem(top.children, subs[index % subs.length] ?? 0);
  const state = cyclicItem(STATES, index);
  const channel = 7001 + index;
  return {
    channel_id: channel,
    shop_id: shopId,
    title,
    picture: stillPicture({ still: "live", icon: sub.icon, more: [top.icon], hue: top.hue, seed: channel }),
    state,
    visitors: Math.round(30 * 140 ** random()),
    ...makeTimes(state, random),
    stream_url: `/media/live/${channel}/index.m3u8`,
    product_ids: products.slice(0, SHOWN_PRODUCTS).map(({ id }) => id),
  };
}

export function liveSeeds(core: readonly ProductSeed[]): LiveSeed[] {
  const sold = core.filter(({ status }) => status === "on_sale");
  const shops = [...new Set(sold.map(({ shop_id }) => shop_id))].sort((a, b) => a - b).slice(0, ROOMS);
  const titles = makeTitles(shops.map(shopNumber));
  return shops.map((shopId, index) =>
    makeRoom(
      shopId,
      titles[index] ?? "",
      sold.filter(({ shop_id }) => shop_id === shopId),
      index,
    ),
  );
}
