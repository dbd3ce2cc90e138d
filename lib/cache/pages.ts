import { LISTING_PARAMS, NARROWED_BY } from "../routes.ts";
import type { Life } from "./index.ts";

/** A public page: the same for everybody, so that one render serves all. */
export type PublicPage = {
  /** Its address; `:name` stands for one segment. */
  path: string;
  /** The parameters that it depends on, in the order of its canonical address. All others are dropped before it is rendered. */
  params: readonly string[];
  life: Life;
  /** Parameters with which it is a search of free words, or one of endless many addresses. */
  searchedBy?: readonly string[];
};

const LIST = ["sort", "page"];

/** Every page, feed and picture that the HTTP cache may keep. What is not here is made for each request. */
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
    searchedBy: NARROWED_BY,
  },
  { path: "/screen/shop", params: ["keyword", "page"], life: "search" },
  { path: "/productsIn", params: ["code", "active_code", ...LIST], life: "catalog" },
  { path: "/selectSuppliers", params: ["parent_product_type_id", "district", ...LIST], life: "catalog" },
  { path: "/compare", params: ["ids", "add"], life: "search" },
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

const segmentsOf = (path: string) => path.split("/").slice(1);

const PATTERNS = PUBLIC_PAGES.map((page) => ({ page, pattern: segmentsOf(page.path) }));

const fits = (pattern: string[], segments: string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]));

/** A public page as a visitor asks for it: its path in the table, its canonical address, which is also what it is kept under, and how long it lives. */
export type AskedPage = { path: string; address: string; life: Life };

/** The public page at an address; undefined for any other. */
export function publicPage(pathname: string, query: URLSearchParams): AskedPage | undefined {
  const segments = segmentsOf(pathname);
  const page = PATTERNS.find(({ pattern }) => fits(pattern, segments))?.page;
  if (!page) return undefined;
  const parameters = page.params.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const address = parameters.length > 0 ? `${pathname}?${new URLSearchParams(parameters)}` : pathname;
  const isSearch = page.searchedBy?.some((name) => query.get(name));
  return { path: page.path, address, life: isSearch ? "search" : page.life };
}
