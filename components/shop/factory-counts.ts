import { cachedRead } from "@/lib/cache/cached-read";
import { marketTitle } from "@/lib/market";
import { getMarkets } from "@/lib/market/server";
import { getCategoryTree } from "@/lib/product/server";
import { countFactories } from "@/lib/shop/server";

export type Counted = { id: string; name: string; count: number };

type Filter = Parameters<typeof countFactories>[0][number];

const counted = (values: { id: string; name: string }[], counts: number[]): Counted[] =>
  values.map(({ id, name }, index) => ({ id, name, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);

async function countTrades(filter: Filter) {
  const trades = await getCategoryTree();
  return counted(trades, await countFactories(trades.map(({ id }) => ({ ...filter, product_type_id: id }))));
}

async function countMarkets(filter: Filter) {
  const markets = await getMarkets();
  const counts = await countFactories(markets.map(({ key }) => ({ ...filter, district: key })));
  const named = markets.map(({ key, name }) => ({ id: key, name: marketTitle(key, name) }));
  return counted(named, counts);
}

// Each number takes a call. Those over all factories are the same on every page and therefore cached.
const getAllTrades = cachedRead(["shops", "categories"], () => countTrades({}));
const getAllMarkets = cachedRead(["shops", "markets"], () => countMarkets({}));

export const factoryTrades = (district?: string) => (district ? countTrades({ district }) : getAllTrades());

export const factoryMarkets = (trade?: string) => (trade ? countMarkets({ product_type_id: trade }) : getAllMarkets());
