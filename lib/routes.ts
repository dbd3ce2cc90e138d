import { cartRoutes, withQuery } from "./cart-routes.ts";
import type { ChatNotice } from "./chat/index.ts";

const sortParam = (sort: string | undefined) => (sort === "relevance" ? undefined : sort);
const pageParam = (page: number | undefined) => (page && page > 1 ? page : undefined);

/** Pages that are one person's: made for the request, never kept, never indexed, with everything under them. */
export const PERSONAL_PAGES = ["/personCenter", "/cart", "/checkout", "/login", "/register", "/list"];

/** What a list of goods is searched and narrowed by: parameters of its address in their canonical order. */
export const LISTING_PARAMS = [
  "keyword",
  "parent_product_type_id",
  "shop_id",
  "district",
  "material",
  "color",
  "minimum",
  "price_per",
  "min_price",
  "max_price",
] as const;

/** Those that make it more than the goods of a category: endless near-copies, which no search engine keeps. */
export const NARROWED_BY = LISTING_PARAMS.filter((name) => name !== "parent_product_type_id");

/** What the address of each category begins with; its number follows. */
export const CATEGORY_PATH = "/screen/product?parent_product_type_id=";

/** What a listing's address can hold. */
export type ListingQuery = {
  keyword?: string;
  parent_product_type_id?: string;
  shop_id?: string;
  district?: string;
  material?: string;
  color?: string;
  /** The minimum order that goods have at most. */
  minimum?: string | number;
  /** What the range of prices is about: `carton`, or the unit where it is left out. */
  price_per?: string;
  min_price?: string | number;
  max_price?: string | number;
  sort?: string;
  page?: number;
};

/** What a list of orders is narrowed to. */
export type OrderListQuery = {
  family?: string | undefined;
  /** The team whose orders they are. */
  team?: string | undefined;
  status?: string | undefined;
  keyword?: string | undefined;
  /** Days as ISO dates, totals in US dollars, both as they stand in the address. */
  from?: string | undefined;
  to?: string | undefined;
  min_total?: string | undefined;
  max_total?: string | undefined;
  page?: number;
};

/** What the messages are narrowed to. */
export type MessageListQuery = { unread?: boolean; kind?: string | undefined; keyword?: string | undefined; page?: number };

const orderParams = ({ family, team, status, keyword, from, to, min_total, max_total }: OrderListQuery) => ({
  family: familyParam(family),
  team,
  status,
  keyword,
  from,
  to,
  min_total,
  max_total,
});

const orderPath = (orderNo: string) => `/personCenter/Orders/${encodeURIComponent(orderNo)}`;
const familyParam = (family: string | undefined) => (family === "legacy" ? family : undefined);

/** Every address of specification 1.4, built in one place; parameters always come in the canonical order. */
export const routes = {
  ...cartRoutes,
  home: "/",
  upload: (name: string) => `/uploads/${encodeURIComponent(name)}`,
  shopProducts: (page?: number, sort?: string) => withQuery(cartRoutes.goods, { sort: sortParam(sort), page: pageParam(page) }),
  factories: (page?: number) => withQuery("/shop/factory", { page: pageParam(page) }),
  productSearch: (query: ListingQuery) =>
    withQuery("/screen/product", {
      ...Object.fromEntries(LISTING_PARAMS.map((name) => [name, query[name]])),
      sort: query.sort,
      page: pageParam(query.page),
    }),
  shopSearch: ({ keyword, page }: { keyword?: string; page?: number }) =>
    withQuery("/screen/shop", { keyword, page: pageParam(page) }),
  category: (id: string, page?: number) => withQuery("/screen/product", { parent_product_type_id: id, page: pageParam(page) }),
  campaign: (code: string, page?: number, sort?: string) =>
    withQuery("/productsIn", { code, sort: sortParam(sort), page: pageParam(page) }),
  lives: "/live",
  liveList: ({ keyword, state, page }: { keyword?: string | undefined; state?: string; page?: number | undefined }) =>
    withQuery("/live", { keyword, state: state === "all" ? undefined : state, page: pageParam(page) }),
  live: (shopId: string, channelId: string) =>
    withQuery(`/shop/spa/${encodeURIComponent(shopId)}/livebroadcast`, { channel_id: channelId }),
  markets: "/entitymarket",
  market: (key: string) => `/entitymarket/${encodeURIComponent(key)}`,
  marketAnchor: (key: string) => `/entitymarket#${key}`,
  suppliers: "/selectSuppliers",
  suppliersOf: (trade: string, page?: number) =>
    withQuery("/selectSuppliers", { parent_product_type_id: trade, page: pageParam(page) }),
  suppliersIn: (district: string, page?: number) => withQuery("/selectSuppliers", { district, page: pageParam(page) }),
  welcome: "/welcomeToYiwu",
  about: "/about_us",
  articles: "/article/list",
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  /** Products side by side; commas stay as they are. */
  compare: (ids: string[]) => (ids.length > 0 ? `/compare?ids=${ids.map(encodeURIComponent).join(",")}` : "/compare"),
  quoteFor: (productId: string) => `/cantFind/${encodeURIComponent(productId)}`,
  quoteOfShop: (shopId: string) => withQuery("/cantFind", { shop_id: shopId }),
  quoteAgain: (rfqId: string) => withQuery("/cantFind", { rfq: rfqId }),
  quoteSent: "/cantFindWin",
  chat: ({ shopId, productId }: { shopId?: string | undefined; productId?: string | undefined }) =>
    withQuery("/api/chat", { shop: shopId, product: productId }),
  chatNotice: (state: ChatNotice, from: string) => withQuery(`/chat/${state}`, { from }),
  checkout: "/checkout",
  login: "/login",
  restoreFor: (returnUrl: string) => withQuery("/api/session/restore", { return_url: returnUrl }),
  register: "/register",
  registerFor: (returnUrl: string) => withQuery("/register", { return_url: returnUrl }),
  member: "/personCenter",
  messages: "/personCenter/Messages",
  messageList: ({ unread, kind, keyword, page }: MessageListQuery) =>
    withQuery("/personCenter/Messages", { unread: unread ? "true" : undefined, kind, keyword, page: pageParam(page) }),
  message: (id: string) => `/personCenter/Messages/${encodeURIComponent(id)}`,
  wishes: "/personCenter/Wish",
  lists: "/personCenter/Wish/lists",
  /** The lists, with what a new one is to begin with. */
  listsFrom: (from: string) => withQuery("/personCenter/Wish/lists", { from }),
  list: (id: string) => `/personCenter/Wish/lists/${encodeURIComponent(id)}`,
  sharedList: (share: string) => `/list/${encodeURIComponent(share)}`,
  sharedListFile: (share: string, type: "pdf" | "csv") => `/list/${encodeURIComponent(share)}/lista.${type}`,
  wishesPage: (page: number) => withQuery("/personCenter/Wish", { page: pageParam(page) }),
  orders: "/personCenter/Orders",
  orderList: ({ page, ...narrowed }: OrderListQuery) =>
    withQuery("/personCenter/Orders", { ...orderParams(narrowed), page: pageParam(page) }),
  ordersCsv: (narrowed: OrderListQuery) => withQuery("/personCenter/Orders/pedidos.csv", orderParams(narrowed)),
  /** The orders with one of the drafts opened. */
  draft: (id: string) => withQuery("/personCenter/Orders", { draft: id }),
  order: (orderNo: string, family?: string) => withQuery(orderPath(orderNo), { family: familyParam(family) }),
  payOrder: (orderNo: string, family?: string) => withQuery(`${orderPath(orderNo)}/pay`, { family: familyParam(family) }),
  /** An order again, with the quantities of its lines where others are wanted. */
  reorder: (orderNo: string, family?: string, quantities?: string[]) =>
    withQuery(`${orderPath(orderNo)}/reorder`, { family: familyParam(family), q: quantities?.join(",") }),
  proforma: (orderNo: string, family?: string) => withQuery(`${orderPath(orderNo)}/proforma`, { family: familyParam(family) }),
  paper: (orderNo: string, file: string, family?: string) =>
    withQuery(`${orderPath(orderNo)}/${file}.pdf`, { family: familyParam(family) }),
  addresses: "/personCenter/Address",
  newAddress: (department?: string) => withQuery("/personCenter/Address/new", { department }),
  editAddress: (id: string) => `/personCenter/Address/${encodeURIComponent(id)}`,
  quotations: "/personCenter/RFQs",
  quotation: (id: string) => `/personCenter/RFQs/${encodeURIComponent(id)}`,
  orderOfOffer: (offerId: string) => withQuery("/checkout", { offer_id: offerId }),
  quotationList: ({ status, keyword, page }: { status?: string | undefined; keyword?: string | undefined; page?: number }) =>
    withQuery("/personCenter/RFQs", { status, keyword, page: pageParam(page) }),
  paymentMethods: "/personCenter/FAM",
  newPaymentMethod: "/personCenter/FAM/new",
  paymentMethod: (id: string) => `/personCenter/FAM/${encodeURIComponent(id)}`,
  editPaymentMethod: (id: string) => `/personCenter/FAM/${encodeURIComponent(id)}/edit`,
  team: "/personCenter/Team",
  /** What an owner has sent last, on the page of the team. */
  teamInvitations: "/personCenter/Team#invitar",
  teamInvitation: (token: string) => `/personCenter/Team/invitation/${encodeURIComponent(token)}`,
  account: "/personCenter/Account",
};

/** The member area's parts, as its menu leads to them. */
const MEMBER_SECTIONS = [
  routes.orders,
  routes.quotations,
  routes.messages,
  routes.wishes,
  routes.addresses,
  routes.paymentMethods,
  routes.team,
  routes.account,
];

/** The part of the member area that a path stands in; its overview for any other path there, nothing outside. */
export function memberSection(pathname: string): string | undefined {
  const isIn = (section: string) => pathname === section || pathname.startsWith(`${section}/`);
  return isIn(routes.member) ? (MEMBER_SECTIONS.find(isIn) ?? routes.member) : undefined;
}

/** Articles that the frame and forms lead to by what they are. */
export const legal = {
  policy: routes.article("politica-de-privacidad"),
  agreement: routes.article("acuerdo-de-usuario"),
  /** The authority that a consumer may turn to (Ley 1480, article 50 h). */
  authority: "https://www.sic.gov.co",
};
