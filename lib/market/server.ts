import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { show } from "@/lib/cache/page-answer";
import { ExhibitionShow, MarketIndustry, MarketList } from "@/lib/contract/market";
import { send } from "@/lib/http/gateway";

/** The markets of the city. */
export const getMarkets = cachedRead(["markets"], async () => (await send(MarketList, {})).data);

/** Lines of trade, market by market and floor by floor. */
export const getIndustries = cachedRead(["markets"], async () => (await send(MarketIndustry, {})).data);

/** Trade fairs, the next one first. */
export async function getExhibitions(pageSize: number) {
  show("markets");
  const { records } = await send(ExhibitionShow, { query: { pageSize } });
  return records;
}
