import "server-only";
import type { z } from "zod";
import { cacheTag, listTags } from "@/lib/cache";
import { oncePerRequest } from "@/lib/cache/once-per-request";
import { tagPage } from "@/lib/cache/render-context";
import { ShopTypeList } from "@/lib/contract/product";
import {
  AdvertisingDetail,
  AdvertisingNations,
  AdvertisingPage,
  AdvertisingSpecialPage,
  type FactoryCard,
  FactoryDetail,
  ShopDetailCall,
  ShopRecommend,
  ShopSearch,
} from "@/lib/contract/shop";
import type { OutlineQuery } from "@/lib/contract/wire";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import { countEvidence } from "./index";

type Filter = z.input<typeof ShopSearch.body>;

/** The shop as a seller: name, state, contact. @throws GatewayError 404 when unknown, 410 when closed */
export const getShop = oncePerRequest(async (id: string) => {
  tagPage("shops", cacheTag("shops", id));
  return send(ShopDetailCall, { query: { shop_id: id } });
});

/** The shop as a factory: licences, pictures, introduction. */
export async function getFactory(id: string) {
  tagPage("shops", cacheTag("shops", id));
  return send(FactoryDetail, { query: { shop_id: id } });
}

/** The page on which a shop advertises itself. */
export async function getAdvertisingPage(id: string) {
  tagPage("shops", cacheTag("shops", id));
  return send(AdvertisingDetail, { query: { shop_id: id } });
}

export async function listAdvertisingPages(pageSize: number) {
  const { records } = await send(AdvertisingPage, { query: { pageSize } });
  tagPage(...listTags("shops", records, ({ id }) => id));
  return records;
}

/** Names of the countries that the shops sell to. */
export async function listBuyerCountries() {
  tagPage("home");
  const { data } = await send(AdvertisingNations, {});
  return data.map(({ name }) => name);
}

export async function listShopCategories(id: string) {
  tagPage("shops", cacheTag("shops", id));
  const { data } = await send(ShopTypeList, { query: { shop_id: id } });
  return data;
}

export async function listSelectedFactories(pageSize: number) {
  const { records } = await send(ShopRecommend, { query: { pageSize } });
  tagPage(...listTags("shops", records, ({ id }) => id));
  return records;
}

/** Adds to each card how many licences and pictures its factory has. Cards without these numbers cost two calls each. */
export const withEvidence = (cards: FactoryCard[]) =>
  Promise.all(
    cards.map(async (card) => {
      if (card.evidence) return { card, evidence: card.evidence };
      const query = { shop_id: card.id };
      const [factory, page] = await Promise.all([
        readOrUndefined(send(FactoryDetail, { query })),
        readOrUndefined(send(AdvertisingDetail, { query })),
      ]);
      return { card, evidence: countEvidence(factory, page) };
    }),
  );

export async function listFactoriesWithEvidence(pageSize: number) {
  const checked = await withEvidence(await listSelectedFactories(pageSize));
  return checked.filter(({ evidence }) => evidence.licences > 0 && evidence.pictures > 0);
}

export async function countFactories(filters: Pick<Filter, "district" | "product_type_id">[]) {
  tagPage("shops");
  const pages = await Promise.all(filters.map((filter) => listShops({ ...filter, factory: true, currPage: 1, pageSize: 1 })));
  return pages.map(({ total }) => total);
}

export const listShops = oncePerRequest(async (filter: Filter) => {
  const page = await send(ShopSearch, { body: filter });
  tagPage(...listTags("shops", page.records, ({ id }) => id));
  return page;
});

export async function listShopVideos(pageSize: number) {
  tagPage("shops");
  const { records } = await send(AdvertisingSpecialPage, { query: { pageSize } });
  return records;
}

/** For sitemaps: the outline of all shops (`OutlineQuery`). Empty where the service does not support it. */
export async function outlineShops(query: OutlineQuery) {
  const { outline } = await send(ShopSearch, { body: { outline: query } });
  return outline ?? [];
}
