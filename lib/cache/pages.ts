import { FILTER_PARAMS, LISTING_PARAMS } from "../routes.ts";
import type { LifetimeName } from "./index.ts";

type PublicPage = {
  /** `:name` stands for one segment. */
  path: string;
  /** Query parameters of the canonical address, in order; others are dropped before rendering. */
  params: readonly string[];
  lifetime: LifetimeName;
  /** Parameters with endlessly many values, such as free words. An address with one of them has the lifetime `search`. */
  searchedBy?: readonly string[];
};

const LIST = ["sort", "page"];

/** Every page, feed and share picture that the HTTP cache may keep. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: "/", params: [], lifetime: "catalog" },
  { path: "/product/:productId", params: ["evaluations"], lifetime: "catalog", searchedBy: ["evaluations"] },
  { path: "/shop/product", params: LIST, lifetime: "catalog" },
  {
    path: "/shop/factory",
    params: ["keyword", "parent_product_type_id", "district", "licensed", ...LIST],
    lifetime: "catalog",
    searchedBy: ["keyword", "district", "licensed"],
  },
  { path: "/shop/:id", params: ["evaluations"], lifetime: "catalog", searchedBy: ["evaluations"] },
  { path: "/shop/spa/:shopId/livebroadcast", params: ["channel_id"], lifetime: "live" },
  {
    path: "/screen/product",
    params: [...LISTING_PARAMS, ...LIST],
    lifetime: "catalog",
    searchedBy: FILTER_PARAMS,
  },
  { path: "/screen/shop", params: ["keyword", "page"], lifetime: "search" },
  { path: "/productsIn", params: ["code", "active_code", ...LIST], lifetime: "catalog" },
  { path: "/selectSuppliers", params: ["parent_product_type_id", "district", ...LIST], lifetime: "catalog" },
  { path: "/compare", params: ["ids", "add", "quantity"], lifetime: "search" },
  { path: "/compare/shops", params: ["ids", "add"], lifetime: "search" },
  { path: "/live", params: ["keyword", "state", "page"], lifetime: "live", searchedBy: ["keyword"] },
  { path: "/live/:channel_id", params: [], lifetime: "live" },
  { path: "/entitymarket", params: [], lifetime: "catalog" },
  { path: "/entitymarket/:key", params: [], lifetime: "catalog" },
  { path: "/welcomeToYiwu", params: [], lifetime: "catalog" },
  { path: "/about_us", params: [], lifetime: "catalog" },
  { path: "/article/list", params: [], lifetime: "catalog" },
  { path: "/article/:slug", params: [], lifetime: "catalog" },
  { path: "/cantFindWin", params: ["id"], lifetime: "catalog", searchedBy: ["id"] },
  { path: "/chat/:state", params: [], lifetime: "catalog" },
  { path: "/offline", params: [], lifetime: "catalog" },
  { path: "/countries.json", params: [], lifetime: "catalog" },
  { path: "/rss.xml", params: [], lifetime: "catalog" },
  { path: "/.well-known/security.txt", params: [], lifetime: "catalog" },
  { path: "/og/:kind/:key", params: [], lifetime: "picture" },
];

const pathSegments = (path: string) => path.split("/").slice(1);

const PATTERNS = PUBLIC_PAGES.map((page) => ({ page, pattern: pathSegments(page.path) }));

const fits = (pattern: string[], segments: string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]));

/** `path`: pattern in the table. `url`: canonical path and query, under which the page is cached. */
export type MatchedPage = { path: string; url: string; lifetime: LifetimeName };

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
  return { path: page.path, url, lifetime: isSearch ? "search" : page.lifetime };
}
