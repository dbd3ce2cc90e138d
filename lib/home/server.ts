import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { SlideAdvert, SlideList } from "@/lib/contract/home";
import { AdvertisingNavigation, CategoryRule } from "@/lib/contract/shop";
import { send } from "@/lib/http/gateway";

/** Slides of the banner, with the adverts beside it. */
export async function getBanner() {
  "use cache";
  cacheLife("catalog");
  cacheTag("home");
  const [slides, adverts] = await Promise.all([send(SlideList, {}), send(SlideAdvert, {})]);
  return { slides: slides.data, adverts: adverts.data };
}

/** Navigation links and category menu of the home page. */
export async function getNavigation() {
  "use cache";
  cacheLife("catalog");
  cacheTag("home", "categories");
  const [links, categories] = await Promise.all([send(AdvertisingNavigation, {}), send(CategoryRule, {})]);
  return { links: links.data, categories: categories.data };
}
