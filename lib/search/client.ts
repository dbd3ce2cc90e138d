import { ProductRecommendV2 } from "@/lib/contract/product";
import { ShopSearch } from "@/lib/contract/shop";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { readStored, writeStored } from "@/lib/storage";
import { type Found, parseRecent, recentText } from "./index";

const PRODUCTS = 5;
const SHOPS = 3;

/** Cached queries per page. */
const ANSWERS_MAX = 50;
const answers = new Map<string, Found>();

/** Undefined on failure. */
async function optionally<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}

/** Fallback for services whose suggestions have no shops. */
async function shopsNamed(keyword: string, signal: AbortSignal) {
  const body = { keyword, currPage: 1, pageSize: SHOPS };
  return (await optionally(ask(ShopSearch, { body }, { signal, hidesErrors: true })))?.records;
}

/** Suggestions for a text; failed parts are left out. */
export async function suggest(text: string, signal: AbortSignal): Promise<Found> {
  const cached = answers.get(text);
  if (cached) return cached;
  const goods = await optionally(
    ask(ProductRecommendV2, { query: { keyword: text, pageSize: PRODUCTS } }, { signal, hidesErrors: true }),
  );
  const shops = goods?.shops ?? (await shopsNamed(text, signal));
  const { terms = [], records: products = [], categories = [] } = goods ?? {};
  const found = { terms, products, categories, shops: shops ?? [] };
  if (!goods || !shops) return found;
  if (answers.size >= ANSWERS_MAX) answers.delete(answers.keys().next().value ?? "");
  answers.set(text, found);
  return found;
}

const RECENT_KEY = "recent-searches";

export const readRecent = (): string[] => parseRecent(readStored(RECENT_KEY));
export const writeRecent = (recent: string[]): void => writeStored(RECENT_KEY, recentText(recent));
