import { cyclicItem } from "../cyclic-item.ts";
import { filmPath, stillPicture } from "../media/paths.ts";
import { FILM_SECONDS } from "../product/seed-pictures.ts";
import type { ProductSeed } from "../product/seed-rows.ts";
import { lowercaseCommonNoun } from "../product/seed-spanish.ts";
import { findTrade, isFactory, shopNumber } from "./seed-trades.ts";
import { makeShopName } from "./seed-words.ts";
import { shopVocabulary } from "./vocabulary.ts";

type VideoSeed = {
  id: number;
  position: number;
  name: string;
  path: string;
  cover: string;
  duration: number;
  shop_id: number;
};

const FIRST_ID = 501;
const VIDEOS_OF_EACH_SORT_MAX = 16;

type VideoFacts = Omit<VideoSeed, "id" | "position">;

function factoryVideo(shopId: number, index: number): VideoFacts {
  const number = shopNumber(shopId);
  const trade = findTrade(number);
  const { top, categoryIndexes } = trade;
  const category = cyclicItem(top.children, categoryIndexes[0] ?? 0);
  const film = { icon: category.icon, more: [top.icon], hue: top.hue, seed: shopId };
  return {
    name: `${makeShopName(number, trade)}: ${lowercaseCommonNoun(cyclicItem(shopVocabulary().videoNames, index * 7))}`,
    path: filmPath({ ...film, subject: "factory" }),
    cover: stillPicture({ ...film, still: "video" }),
    duration: FILM_SECONDS,
    shop_id: shopId,
  };
}

export function videoSeeds(core: readonly ProductSeed[]): VideoSeed[] {
  const sold = core.filter(({ status }) => status === "on_sale");
  const factories = [...new Set(sold.map(({ shop_id }) => shop_id))].filter((id) => isFactory(shopNumber(id)));
  const factoryVideos = factories.slice(0, VIDEOS_OF_EACH_SORT_MAX).map(factoryVideo);
  const productVideos = sold
    .flatMap(({ name, video, shop_id }): VideoFacts[] =>
      video ? [{ name, path: video.url, cover: video.cover, duration: video.duration, shop_id }] : [],
    )
    .slice(0, VIDEOS_OF_EACH_SORT_MAX);
  const videos = factoryVideos.flatMap((video, i) => [video, ...productVideos.slice(i, i + 1)]);
  return videos.map((video, position) => ({ id: FIRST_ID + position, position, ...video }));
}
