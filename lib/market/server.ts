import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { MarketList } from "@/lib/contract/market";
import { send } from "@/lib/http/gateway";

/** The markets of the city. */
export async function getMarkets() {
  "use cache";
  cacheLife("catalog");
  cacheTag("markets");
  const { data } = await send(MarketList, {});
  return data;
}
