import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { show } from "@/lib/cache/page-answer";
import { ExhibitionShow, MarketIndustry, MarketList } from "@/lib/contract/market";
import { send } from "@/lib/http/gateway";

export const getMarkets = cachedRead(["markets"], async () => (await send(MarketList, {})).data);

export const getIndustries = cachedRead(["markets"], async () => (await send(MarketIndustry, {})).data);

/** Next one first. */
export async function getExhibitions(pageSize: number) {
  show("markets");
  const { records } = await send(ExhibitionShow, { query: { pageSize } });
  return records;
}
