import useSWRImmutable from "swr/immutable";
import { ProductRecommendV2 } from "@/lib/contract/product";
import { ShopSearch } from "@/lib/contract/shop";
import { ask } from "@/lib/http/browser";
import { isGatewayFailure } from "@/lib/http/errors";
import { readStored, writeStored } from "@/lib/storage.client";
import { fittingSuggestions, NO_SUGGESTIONS, parseRecent, recentText, type Suggestions } from "./index";

const PRODUCTS = 3;
const SHOPS = 3;

const DEBOUNCE_MS = 150;

/** Fallback for services whose suggestions have no shops. */
async function shopsNamed(keyword: string, signal: AbortSignal) {
  const body = { keyword, currPage: 1, pageSize: SHOPS };
  try {
    return (await ask(ShopSearch, { body }, { signal, hidesErrors: true })).records;
  } catch (error) {
    if (isGatewayFailure(error)) return [];
    throw error;
  }
}

let latest = new AbortController();

type LoadedSuggestions = { text: string; found: Suggestions };

/** Loads suggestions after a pause in typing. A newer text aborts the load of an older one. */
async function suggest([, text]: [string, string]): Promise<LoadedSuggestions> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  await new Promise((resolve, reject) => {
    setTimeout(resolve, DEBOUNCE_MS);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const query = { keyword: text, pageSize: PRODUCTS };
  const { terms = [], records, categories = [], shops } = await ask(ProductRecommendV2, { query }, { signal, hidesErrors: true });
  const found = { terms, products: records, categories, shops: shops ?? (await shopsNamed(text, signal)), isLoaded: true };
  signal.throwIfAborted();
  return { text, found };
}

/** Suggestions for a text, each read once per page. While they load, those for the text before are shown that also fit this one. */
export function useLoadedSuggestions(text: string | undefined): Suggestions {
  const { data, error, isValidating } = useSWRImmutable(text === undefined ? undefined : ["suggestions", text], suggest, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError: (reason: unknown) => console.warn("no suggestions:", reason),
  });
  if (text === undefined || data === undefined || (error && !isValidating)) return NO_SUGGESTIONS;
  return data.text === text ? data.found : fittingSuggestions(data.found, text);
}

const RECENT_KEY = "recent-searches";

export const readRecent = (): string[] => parseRecent(readStored(RECENT_KEY));
export const writeRecent = (recent: string[]): boolean => writeStored(RECENT_KEY, recentText(recent));
