import "server-only";
import { tagPage } from "@/lib/cache/render-context";
import { SlideAdvert, SlideList } from "@/lib/contract/home";
import { AdvertisingNavigation, CategoryRule } from "@/lib/contract/shop";
import { send } from "@/lib/http/gateway";

export async function getBanner() {
  tagPage("home");
  const [slides, adverts] = await Promise.all([send(SlideList, {}), send(SlideAdvert, {})]);
  return { slides: slides.data, adverts: adverts.data };
}

export async function getNavigation() {
  tagPage("home", "categories");
  const [links, categories] = await Promise.all([send(AdvertisingNavigation, {}), send(CategoryRule, {})]);
  return { links: links.data, categories: categories.data };
}
