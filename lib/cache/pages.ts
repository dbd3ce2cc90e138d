import { FILTER_PARAMS, LISTING_PARAMS } from "../routes.ts";
import type { Life } from "./index.ts";

type PublicPage = {
  /** `:name` stands for one segment. */
  path: string;
  /** Query parameters of the canonical address, in order; others are dropped before rendering. */
  params: readonly string[];
  life: Life;
  /** Parameters that make it a free-text search, or one of endless many addresses. */
  searchedBy?: readonly string[];
};

const LIST = ["sort", "page"];

/** Every page, feed and picture that the HTTP cache may keep. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: "/", params: [], life: "catalog" },
  { path: "/product/:productId", params: ["evaluations"], life: "catalog", searchedBy: ["evaluations"] },
  { path: "/shop/product", params: LIST, life: "catalog" },
  { path: "/shop/factory", params: LIST, life: "catalog" },
  { path: "/shop/:id", params: ["evaluations"], life: "catalog", searchedBy: ["evaluations"] },
  { path: "/shop/spa/:shopId/livebroadcast", params: ["channel_id"], life: "live" },
  {
    path: "/screen/product",
    params: [...LISTING_PARAMS, ...LIST],
    life: "catalog",
    searchedBy: FILTER_PARAMS,
  },
  { path: "/screen/shop", params: ["keyword", "page"], life: "search" },
  { path: "/productsIn", params: ["code", "active_code", ...LIST], life: "catalog" },
  { path: "/selectSuppliers", params: ["parent_product_type_id", "district", ...LIST], life: "catalog" },
  { path: "/compare", params: ["ids", "add"], life: "search" },
  { path: "/compare/shops", params: ["ids", "add"], life: "search" },
  { path: "/live", params: ["keyword", "state", "page"], life: "live", searchedBy: ["keyword"] },
  { path: "/live/:channel_id", params: [], life: "live" },
  { path: "/entitymarket", params: [], life: "catalog" },
  { path: "/entitymarket/:key", params: [], life: "catalog" },
  { path: "/welcomeToYiwu", params: [], life: "catalog" },
  { path: "/about_us", params: [], life: "catalog" },
  { path: "/article/list", params: [], life: "catalog" },
  { path: "/article/:slug", params: [], life: "catalog" },
  { path: "/cantFindWin", params: ["id"], life: "catalog", searchedBy: ["id"] },
  { path: "/chat/:state", params: [], life: "catalog" },
  { path: "/offline", params: [], life: "catalog" },
  { path: "/countries.json", params: [], life: "catalog" },
  { path: "/rss.xml", params: [], life: "catalog" },
  { path: "/.well-known/security.txt", params: [], life: "catalog" },
  { path: "/og/:kind/:key", params: [], life: "picture" },
];

const pathSegments = (path: string) => path.split("/").slice(1);

const PATTERNS = PUBLIC_PAGES.map((page) => ({ page, pattern: pathSegments(page.path) }));

const fits = (pattern: string[], segments: string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]));

/** `path`: pattern in the table; `url`: canonical path and query, the cache key. */
export type MatchedPage = { path: string; url: string; life: Life };

export function findPublicPage(pathname: string, query: URLSearchParams): MatchedPage | undefined {
  const segments = pathSegments(pathname);
  const page = PATTERNS.find(({ pattern }) => fits(pattern, segments))?.page;
  if (!page) return undefined;
  const parameters = page.params.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const url = parameters.length > 0 ? `${pathname}?${new URLSearchParams(parameters)}` : pathname;
  const isSearch = page.searchedBy?.some((name) => query.get(name));
  return { path: page.path, url, life: isSearch ? "search" : page.life };
}
