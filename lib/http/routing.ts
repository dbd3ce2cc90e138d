import "server-only";
import { findArticle } from "@/lib/article";
import { isCampaignCode } from "@/lib/campaign";
import { chatNotice } from "@/lib/chat";
import { SORTS } from "@/lib/contract/product";
import { liveListName } from "@/lib/live";
import { showroomOf } from "@/lib/market";
import { LISTING_SIZE } from "@/lib/product/listing";
import { isMemberPage, routes } from "@/lib/routes";
import {
  campaignExistence,
  directoryExistence,
  type Existence,
  listingExistence,
  liveExistence,
  livesExistence,
  productExistence,
  shopExistence,
  shopLiveExistence,
} from "./existence";
import { isMembers } from "./member-existence";

/**
 * What to do with a request before any page renders. `show` names the inner path of a regenerated page; `attempt` one that may
 * be kept from better times while the gateway cannot tell whether the thing exists.
 */
export type Route =
  | { kind: "pass" }
  | { kind: "missing" }
  | { kind: "gone" }
  | { kind: "attempt"; path: string }
  | { kind: "show"; path: string }
  | { kind: "move"; path: string }
  | { kind: "login"; path: string };

type Asked = { pathname: string; search: string; query: URLSearchParams; token: string | undefined };

const ID = /^[\w-]{1,64}$/;
const PASS: Route = { kind: "pass" };
const MISSING: Route = { kind: "missing" };

/** Parameters that make a listing one of free text or free ranges: asked anew, never kept. */
const FREE = ["keyword", "min_price", "max_price", "shop_id"];

export async function routeFor(asked: Asked): Promise<Route> {
  const { pathname, search, query, token } = asked;
  const [first, second, ...rest] = pathname.split("/").filter(Boolean);
  if (first === "listing") return MISSING;
  if (first === "personCenter" || first === "checkout") {
    if (!token) return { kind: "login", path: routes.loginFor(pathname + search) };
    if (first === "checkout") return PASS;
    return isMemberPage(second) && (await isMembers(second, rest[0], token)) ? PASS : MISSING;
  }
  if (first === "product") return rest.length === 0 ? thing(pathname, second, productExistence) : MISSING;
  if (first === "cantFind") return request(pathname, second, rest);
  if (first === "productsIn") return campaign(query);
  if (first === "entitymarket") return market(second, rest);
  if (pathname === routes.suppliers) return suppliers(query);
  if (first === "article") return rest.length === 0 ? article(second) : MISSING;
  if (pathname === "/screen/product") return FREE.some((name) => query.get(name)) ? PASS : category(query);
  if (pathname === "/shop/product") return list("/listing/products", routes.shopProducts, await listingExistence({}), query);
  if (pathname === "/shop/factory")
    return list("/listing/factories", routes.factories, await directoryExistence({ factory: true }), query);
  if (pathname === "/shop") return { kind: "move", path: routes.factories() };
  if (pathname === "/live") return lives(query);
  if (first === "chat") return rest.length === 0 && chatNotice(second) ? PASS : MISSING;
  if (first === "live") return rest.length === 0 ? thing(pathname, second, liveExistence) : MISSING;
  if (first === "shop" && second === "spa") return broadcast(rest, query);
  if (first === "shop") return rest.length === 0 ? thing(pathname, second, shopExistence) : MISSING;
  return PASS;
}

async function thing(path: string, id: string | undefined, existence: typeof productExistence): Promise<Route> {
  if (!id || !ID.test(id)) return MISSING;
  const { status } = await existence(id);
  if (status === "unknown") return { kind: "attempt", path };
  if (status === 410) return { kind: "gone" };
  return status === 404 ? MISSING : PASS;
}

/** A request for quotation, of a product or of anything; the form works also while the gateway cannot tell. */
async function request(path: string, product: string | undefined, rest: string[]): Promise<Route> {
  if (product === undefined) return PASS;
  return rest.length === 0 ? thing(path, product, productExistence) : MISSING;
}

function article(slug: string | undefined): Route {
  if (!slug) return { kind: "move", path: routes.articles };
  return routes.article(slug) === routes.articles || findArticle(slug) ? PASS : MISSING;
}

/** Factories of one trade or in one market; a market stands for its East sub-area too, which has no list of its own. */
async function suppliers(query: URLSearchParams): Promise<Route> {
  const trade = query.get("parent_product_type_id");
  const district = query.get("district");
  const value = trade ?? district;
  if (value === null) return PASS;
  if (!ID.test(value) || value.endsWith("-East")) return MISSING;
  const isTrade = trade !== null;
  const existence = await directoryExistence({ factory: true, ...(isTrade ? { product_type_id: value } : { district: value }) });
  const addressOf = (page?: number) => (isTrade ? routes.suppliersOf(value, page) : routes.suppliersIn(value, page));
  return list(`/listing/suppliers/${isTrade ? "trade" : "district"}/${value}`, addressOf, existence, query);
}

async function category(query: URLSearchParams): Promise<Route> {
  const id = query.get("parent_product_type_id");
  if (!id) return list("/listing/products", routes.shopProducts, await listingExistence({}), query);
  if (!ID.test(id)) return MISSING;
  const addressOf = (page?: number) => routes.category(id, page);
  return list(`/listing/category/${id}`, addressOf, await listingExistence({ product_type_id: id }), query);
}

/** The markets are content of the site, so nobody has to be asked. */
function market(key: string | undefined, rest: string[]): Route {
  if (rest.length > 0) return MISSING;
  return key === undefined || showroomOf(key) ? PASS : MISSING;
}

async function campaign(query: URLSearchParams): Promise<Route> {
  const code = query.get("code") ?? query.get("active_code") ?? "";
  if (!isCampaignCode(code)) return MISSING;
  const addressOf = (page?: number) => routes.campaign(code, page);
  const existence = await campaignExistence(code);
  return existence.status === 410 ? { kind: "gone" } : list(`/listing/campaign/${code}`, addressOf, existence, query);
}

/** Lists of live rooms; a keyword is searched for anew each time. */
async function lives(query: URLSearchParams): Promise<Route> {
  if (query.get("keyword")?.trim()) return PASS;
  const state = liveListName(query.get("state"));
  const addressOf = (page?: number) => routes.liveList({ state, page });
  return list(`/listing/lives/${state}`, addressOf, await livesExistence(state), query);
}

/** A shop's broadcast page shows the channel that the address names, if it is the shop's own; without one, the shop's first. */
async function broadcast([shop, page, ...rest]: string[], query: URLSearchParams): Promise<Route> {
  if (!shop || !ID.test(shop) || page !== "livebroadcast" || rest.length > 0) return MISSING;
  const channel = query.get("channel_id") || (await shopLiveExistence(shop)).of;
  if (!channel || !ID.test(channel)) return MISSING;
  const { status, of = shop } = await liveExistence(channel);
  if (status === "unknown") return { kind: "attempt", path: `/live/${channel}` };
  return status === 200 && of === shop ? { kind: "show", path: `/live/${channel}` } : MISSING;
}

/** A page of a canonical list: `page=1` moves to the bare address, a page past the end is missing, an unknown sort is the usual one. */
function list(inner: string, addressOf: (page?: number) => string, { status, total }: Existence, query: URLSearchParams): Route {
  const asked = query.get("page");
  const sort = SORTS.find((known) => known === query.get("sort")) ?? "relevance";
  if (asked === "1" && sort === "relevance") return { kind: "move", path: addressOf() };
  const page = asked === null ? 1 : Number(asked);
  const isPast = total > 0 && page > Math.ceil(total / LISTING_SIZE);
  if (status === 404 || !Number.isInteger(page) || page < 1 || isPast) return MISSING;
  return { kind: status === "unknown" ? "attempt" : "show", path: `${inner}/${sort}/${page}` };
}
