import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { tagPage } from "@/lib/cache/render-context";
import { ExhibitionShow, MarketIndustry, MarketList } from "@/lib/contract/market";
import { send } from "@/lib/http/gateway";

export const getMarkets = cachedRead(["markets"], async () => (await send(MarketList, {})).data);

export const getIndustries = cachedRead(["markets"], async () => (await send(MarketIndustry, {})).data);

export async function getExhibitions(pageSize: number) {
  tagPage("markets");
  const { records } = await send(ExhibitionShow, { query: { pageSize } });
  return records;
}
