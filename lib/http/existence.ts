import "server-only";
import type { z } from "zod";
import { ProductDetailCall, ProductSearch, type SearchFilter } from "@/lib/contract/product";
import { ShopDetailCall, ShopSearch } from "@/lib/contract/shop";
import { GatewayError } from "./errors";
import { send } from "./gateway";

/** Known answers are kept this long; a withdrawal shows within it. */
const LIFE_MS = 60_000;
const CAPACITY = 20_000;

/** `total`: how many records a list holds, for lists. `unknown`: the gateway could not tell, and never had before. */
export type Existence = { status: 200 | 404 | 410 | "unknown"; total: number };
const EXISTS: Existence = { status: 200, total: 0 };

const known = new Map<string, { existence: Existence; until: number }>();

/** Whether something can be shown, asked at most once a minute a thing. When the gateway can't tell, what it said before holds on. */
async function remembered(key: string, ask: () => Promise<Existence>): Promise<Existence> {
  const entry = known.get(key);
  if (entry && entry.until > Date.now()) return entry.existence;
  try {
    const existence = await ask();
    if (known.size >= CAPACITY) known.delete(known.keys().next().value ?? "");
    known.set(key, { existence, until: Date.now() + LIFE_MS });
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
  remembered(`product ${id}`, () => statusOf(send(ProductDetailCall, { query: { product_id: id } })));

export const shopExistence = (id: string) =>
  remembered(`shop ${id}`, () => statusOf(send(ShopDetailCall, { query: { shop_id: id } })));

/** A listing exists when it has goods. */
export const listingExistence = (filter: Omit<z.input<typeof SearchFilter>, "currPage" | "pageSize">) =>
  remembered(`listing ${JSON.stringify(filter)}`, async () => {
    const { total } = await send(ProductSearch, { body: { ...filter, currPage: 1, pageSize: 1 } });
    return listOf(total);
  });

/** A directory of shops exists when it has shops. */
export const directoryExistence = (filter: Omit<z.input<typeof ShopSearch.body>, "currPage" | "pageSize">) =>
  remembered(`directory ${JSON.stringify(filter)}`, async () => {
    const { total } = await send(ShopSearch, { body: { ...filter, currPage: 1, pageSize: 1 } });
    return listOf(total);
  });
