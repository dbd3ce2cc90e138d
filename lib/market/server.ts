import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { ExhibitionShow, MarketIndustry, MarketList } from "@/lib/contract/market";
import { send } from "@/lib/http/gateway";

/** The markets of the city. */
export async function getMarkets() {
  "use cache";
  cacheLife("catalog");
  cacheTag("markets");
  const { data } = await send(MarketList, {});
  return data;
}

/** Lines of trade, market by market and floor by floor. */
export async function getIndustries() {
  "use cache";
  cacheLife("catalog");
  cacheTag("markets");
  const { data } = await send(MarketIndustry, {});
  return data;
}

/** Trade fairs, the next one first. */
export async function getExhibitions(pageSize: number) {
  "use cache";
  cacheLife("catalog");
  cacheTag("markets");
  const { records } = await send(ExhibitionShow, { query: { pageSize } });
  return records;
}
