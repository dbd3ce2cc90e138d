import "server-only";
import type { z } from "zod";
import { filterTags, tagOf } from "@/lib/cache";
import { ActiveDetail } from "@/lib/contract/campaign";
import { LiveSearch, LiveShow } from "@/lib/contract/live";
import { ProductDetailCall, ProductSearch, type SearchFilter } from "@/lib/contract/product";
import { ShopDetailCall, ShopSearch } from "@/lib/contract/shop";
import { type LiveListName, liveFilter } from "@/lib/live";
import { GatewayError } from "./errors";
import { found } from "./found";
import { send } from "./gateway";

/** Known answers are kept this long; a withdrawal shows within it. */
const LIFE_MS = 60_000;
const CAPACITY = 20_000;

/**
 * `total`: how many records a list holds, for lists; `of`: the thing that was found, where the question did not name it.
 * `unknown`: the gateway could not tell, and never had before.
 */
export type Existence = { status: 200 | 404 | 410 | "unknown"; total: number; of?: string };
const EXISTS: Existence = { status: 200, total: 0 };

type Known = Map<string, { existence: Existence; until: number; tags: readonly string[] }>;

declare global {
  // The middleware, which asks, and the revalidation endpoint, which makes it forget, are bundled apart but run in one process.
  var knownExistence: Known | undefined;
}
globalThis.knownExistence ??= new Map();
const known = globalThis.knownExistence;

/** Forgets what was known of everything with one of these tags (lib/cache.ts), so that the next visit asks again. */
export function forgetExistence(tags: ReadonlySet<string>): void {
  for (const [key, entry] of known) {
    // What the gateway said last still holds when it cannot be asked.
    if (entry.tags.some((tag) => tags.has(tag))) known.set(key, { ...entry, until: 0 });
  }
}

/** Whether something can be shown, asked at most once a minute a thing. When the gateway can't tell, what it said before holds on. */
async function remembered(key: string, tags: readonly string[], ask: () => Promise<Existence>): Promise<Existence> {
  const entry = known.get(key);
  if (entry && entry.until > Date.now()) return entry.existence;
  try {
    const existence = await ask();
    if (known.size >= CAPACITY) known.delete(known.keys().next().value ?? "");
    known.set(key, { existence, until: Date.now() + LIFE_MS, tags });
    return existence;
  } catch (error) {
    console.warn(`existence of ${key} unknown:`, error);
    return entry?.existence ?? { status: "unknown", total: 0 };
  }
}

async function statusOf(read: Promise<unknown>): Promise<Existence> {
  try {
    await read;
    return EXISTS;
  } catch (error) {
    if (error instanceof GatewayError && (error.status === 404 || error.status === 400)) return { status: 404, total: 0 };
    if (error instanceof GatewayError && error.status === 410) return { status: 410, total: 0 };
    throw error;
  }
}

const listOf = (total: number): Existence => ({ status: total > 0 ? 200 : 404, total });

export const productExistence = (id: string) =>
  remembered(`product ${id}`, ["products", tagOf("products", id)], () =>
    statusOf(send(ProductDetailCall, { query: { product_id: id } })),
  );

export const shopExistence = (id: string) =>
  remembered(`shop ${id}`, ["shops", tagOf("shops", id)], () => statusOf(send(ShopDetailCall, { query: { shop_id: id } })));

/** A listing exists when it has goods. */
export const listingExistence = (filter: Omit<z.input<typeof SearchFilter>, "currPage" | "pageSize">) =>
  remembered(`listing ${JSON.stringify(filter)}`, ["products", ...filterTags(filter)], async () => {
    const { total } = await send(ProductSearch, { body: { ...filter, currPage: 1, pageSize: 1 } });
    return listOf(total);
  });

/** A campaign exists when it has goods, and is gone once it has ended. */
export const campaignExistence = (code: string) =>
  remembered(`campaign ${code}`, ["campaigns", "products", tagOf("campaigns", code)], async () => {
    const list = { activeCode: code, currPage: 1, pageSize: 1 };
    const [campaign, { total }] = await Promise.all([
      found(send(ActiveDetail, { query: { active_code: code } })),
      send(ProductSearch, { body: list }),
    ]);
    const { ends_at: end } = campaign ?? {};
    if (end && Date.parse(end) < Date.now()) return { status: 410, total: 0 };
    return listOf(campaign ? total : 0);
  });

/** A directory of shops exists when it has shops. */
export const directoryExistence = (filter: Omit<z.input<typeof ShopSearch.body>, "currPage" | "pageSize">) =>
  remembered(`directory ${JSON.stringify(filter)}`, ["shops", ...filterTags(filter)], async () => {
    const { total } = await send(ShopSearch, { body: { ...filter, currPage: 1, pageSize: 1 } });
    return listOf(total);
  });

/** A list of live rooms exists also while it is empty. */
export const livesExistence = (list: LiveListName) =>
  remembered(`lives ${list}`, ["lives"], async () => {
    const { total } = await send(LiveSearch, { body: { ...liveFilter(list), pageSize: 1 } });
    return { status: 200, total };
  });

/** A channel, and the shop it belongs to. */
export const liveExistence = (channelId: string) =>
  remembered(`live ${channelId}`, ["lives", tagOf("lives", channelId)], async () => {
    const shop: { of?: string } = {};
    const read = send(LiveShow, { query: { channel_id: channelId } }).then(({ shop_id }) => {
      shop.of = shop_id;
    });
    return { ...(await statusOf(read)), ...shop };
  });

/** The first of a shop's live rooms, those on air before the recordings. */
export const shopLiveExistence = (shopId: string) =>
  remembered(`lives of shop ${shopId}`, ["lives", tagOf("shops", shopId)], async () => {
    const { records, total } = await send(LiveSearch, { body: { shop_id: shopId, pageSize: 1 } });
    const [first] = records;
    return { ...listOf(total), ...(first && { of: first.channel_id }) };
  });
