import { cartRoutes } from "./cart-routes.ts";
import type { ChatNotice } from "./chat/index.ts";
import type { ShopSort } from "./contract/shop.ts";
import { withQuery } from "./with-query.ts";

const sortParam = (sort: string | undefined) => (sort === "relevance" ? undefined : sort);
const pageParam = (page: number | undefined) => (page && page > 1 ? page : undefined);

const withReturn = (path: string, returnUrl: string | undefined) => withQuery(path, { return_url: returnUrl });

/** `path?ids=1,2`: the commas between ids stay unescaped. */
const withIds = (path: string, ids: string[]) => (ids.length > 0 ? `${path}?ids=${ids.map(encodeURIComponent).join(",")}` : path);

/** Without the last id, `?ids=` stays: the URL without it opens the last comparison again (components/compare/remember-compared.client.tsx). */
const withoutId = (path: string, ids: string[], id: string) =>
  ids.length > 1
    ? withIds(
        path,
        ids.filter((other) => other !== id),
      )
    : `${path}?ids=`;

/** Pages that are rendered per request and never cached or indexed, like everything below their paths. */
export const PERSONAL_PAGES = ["/personCenter", "/cart", "/checkout", "/login", "/register", "/list"];

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

/** Parameters that filter a list. Filtered lists are near-duplicates, so search engines are told not to index them. */
export const FILTER_PARAMS = LISTING_PARAMS.filter((name) => name !== "parent_product_type_id");

export const CATEGORY_PATH = "/screen/product?parent_product_type_id=";

export type ListingQuery = {
  keyword?: string;
  parent_product_type_id?: string;
  shop_id?: string;
  district?: string;
  material?: string;
  color?: string;
  minimum?: string | number;
  /** What the price range is about: `carton`, else one unit. */
  price_per?: string;
  min_price?: string | number;
  max_price?: string | number;
  sort?: string;
  page?: number;
};

export type FactoryQuery = Pick<ListingQuery, "keyword" | "parent_product_type_id" | "district" | "page"> & {
  licensed?: "1" | undefined;
  sort?: ShopSort | undefined;
};

type QuotationListQuery = {
  status?: string | undefined;
  keyword?: string | undefined;
  /** Id of the team whose requests are listed. */
  team?: string | undefined;
  page?: number;
};

type OrderListQuery = {
  family?: string | undefined;
  /** Id of the team whose orders are listed. */
  team?: string | undefined;
  status?: string | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  min_total?: string | undefined;
  max_total?: string | undefined;
  page?: number;
};

type MessageListQuery = { unread?: boolean; kind?: string | undefined; keyword?: string | undefined; page?: number };

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

export const SITE_CHAT = "asesor";

/** Addresses of specification 1.4 that the site links to; parameters in canonical order. */
export const routes = {
  ...cartRoutes,
  home: "/",
  upload: (name: string) => `/uploads/${encodeURIComponent(name)}`,
  shopProducts: (page?: number, sort?: string) => withQuery(cartRoutes.goods, { sort: sortParam(sort), page: pageParam(page) }),
  factories: (page?: number) => withQuery("/shop/factory", { page: pageParam(page) }),
  factoriesOf: ({ keyword, parent_product_type_id, district, licensed, sort, page }: FactoryQuery) =>
    withQuery("/shop/factory", { keyword, parent_product_type_id, district, licensed, sort, page: pageParam(page) }),
  productSearch: (query: ListingQuery) =>
    withQuery("/screen/product", {
      ...Object.fromEntries(LISTING_PARAMS.map((name) => [name, query[name]])),
      sort: sortParam(query.sort),
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
  suppliersOf: (categoryId: string, page?: number) =>
    withQuery("/selectSuppliers", { parent_product_type_id: categoryId, page: pageParam(page) }),
  suppliersIn: (district: string, page?: number) => withQuery("/selectSuppliers", { district, page: pageParam(page) }),
  welcome: "/welcomeToYiwu",
  about: "/about_us",
  articles: "/article/list",
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  compare: (ids: string[]) => withIds("/compare", ids),
  compareShops: (ids: string[]) => withIds("/compare/shops", ids),
  compareWithout: (ids: string[], id: string) => withoutId("/compare", ids, id),
  compareShopsWithout: (ids: string[], id: string) => withoutId("/compare/shops", ids, id),
  quoteFor: (productId: string, sku?: string) => withQuery(`/cantFind/${encodeURIComponent(productId)}`, { sku }),
  quoteOfShop: (shopId: string) => withQuery("/cantFind", { shop_id: shopId }),
  quoteAgain: (rfqId: string) => withQuery("/cantFind", { rfq: rfqId }),
  quoteSent: "/cantFindWin",
  chat: ({ shopId, productId }: { shopId?: string | undefined; productId?: string | undefined }) =>
    withQuery("/api/chat", { shop: shopId, product: productId }),
  chatNotice: (state: ChatNotice, from: string) => withQuery(`/chat/${state}`, { from }),
  checkout: "/checkout",
  login: "/login",
  loginToChat: (returnUrl: string, shopId = SITE_CHAT) => `${cartRoutes.loginFor(returnUrl)}&chat=${encodeURIComponent(shopId)}`,
  restoreFor: (returnUrl: string) => withReturn("/api/session/restore", returnUrl),
  register: "/register",
  recoveryFor: (returnUrl: string) => `${cartRoutes.loginFor(returnUrl)}&recover=1`,
  registerFor: (returnUrl: string) => withReturn("/register", returnUrl),
  member: "/personCenter",
  messages: "/personCenter/Messages",
  messageList: ({ unread, kind, keyword, page }: MessageListQuery) =>
    withQuery("/personCenter/Messages", { unread: unread ? "true" : undefined, kind, keyword, page: pageParam(page) }),
  message: (id: string) => `/personCenter/Messages/${encodeURIComponent(id)}`,
  wishes: "/personCenter/Wish",
  lists: "/personCenter/Wish/lists",
  listsFrom: (from: string) => withQuery("/personCenter/Wish/lists", { from }),
  list: (id: string) => `/personCenter/Wish/lists/${encodeURIComponent(id)}`,
  watches: "/personCenter/Wish/watches",
  newSearchWatch: (query: ListingQuery) =>
    withQuery("/personCenter/Wish/watches/new", Object.fromEntries(LISTING_PARAMS.map((name) => [name, query[name]]))),
  newPriceWatch: (productId: string) => withQuery("/personCenter/Wish/watches/new", { product_id: productId }),
  sharedList: (share: string) => `/list/${encodeURIComponent(share)}`,
  sharedListFile: (share: string, type: "pdf" | "csv") => `/list/${encodeURIComponent(share)}/lista.${type}`,
  wishesPage: (page: number) => withQuery("/personCenter/Wish", { page: pageParam(page) }),
  orders: "/personCenter/Orders",
  orderList: ({ page, ...narrowed }: OrderListQuery) =>
    withQuery("/personCenter/Orders", { ...orderParams(narrowed), page: pageParam(page) }),
  ordersCsv: (narrowed: OrderListQuery) => withQuery("/personCenter/Orders/pedidos.csv", orderParams(narrowed)),
  draft: (id: string) => withQuery("/personCenter/Orders", { draft: id }),
  order: (orderNo: string, family?: string) => withQuery(orderPath(orderNo), { family: familyParam(family) }),
  payOrder: (orderNo: string, family?: string) => withQuery(`${orderPath(orderNo)}/pay`, { family: familyParam(family) }),
  reorder: (orderNo: string, family?: string, quantities?: string[]) =>
    withQuery(`${orderPath(orderNo)}/reorder`, { family: familyParam(family), q: quantities?.join(",") }),
  evaluation: (orderNo: string, line: { product_id: string; sku_id?: string | undefined }, family?: string) =>
    withQuery(`${orderPath(orderNo)}/evaluation`, {
      family: familyParam(family),
      product_id: line.product_id,
      sku_id: line.sku_id,
    }),
  /** Page of older evaluations of a product or shop. */
  productEvaluations: (id: string, page: number) =>
    withQuery(`/product/${encodeURIComponent(id)}`, { evaluations: pageParam(page) }),
  shopEvaluations: (id: string, page: number) => withQuery(`/shop/${encodeURIComponent(id)}`, { evaluations: pageParam(page) }),
  proforma: (orderNo: string, family?: string) => withQuery(`${orderPath(orderNo)}/proforma`, { family: familyParam(family) }),
  orderPhotos: (orderNo: string, family?: string) => withQuery(`${orderPath(orderNo)}/fotos`, { family: familyParam(family) }),
  paper: (orderNo: string, file: string, family?: string) =>
    withQuery(`${orderPath(orderNo)}/${file}.pdf`, { family: familyParam(family) }),
  addresses: "/personCenter/Address",
  newAddress: (department?: string) => withQuery("/personCenter/Address/new", { department }),
  editAddress: (id: string) => `/personCenter/Address/${encodeURIComponent(id)}`,
  quotations: "/personCenter/RFQs",
  quotation: (id: string) => `/personCenter/RFQs/${encodeURIComponent(id)}`,
  orderOfOffer: (offerId: string) => withQuery("/checkout", { offer_id: offerId }),
  quotationList: ({ page, ...narrowed }: QuotationListQuery) =>
    withQuery("/personCenter/RFQs", { ...narrowed, page: pageParam(page) }),
  paymentMethods: "/personCenter/FAM",
  newPaymentMethod: "/personCenter/FAM/new",
  newPaymentMethodFor: (returnUrl: string | undefined) => withReturn("/personCenter/FAM/new", returnUrl),
  paymentMethod: (id: string) => `/personCenter/FAM/${encodeURIComponent(id)}`,
  editPaymentMethod: (id: string) => `/personCenter/FAM/${encodeURIComponent(id)}/edit`,
  team: "/personCenter/Team",
  /** The section of the team's page with the owner's last invitation. */
  teamInvitations: "/personCenter/Team#invitar",
  teamInvitation: (token: string) => `/personCenter/Team/invitation/${encodeURIComponent(token)}`,
  account: "/personCenter/Account",
  changePassword: "/personCenter/Account#cuenta-password",
  profileFor: (returnUrl: string) => `${withReturn("/personCenter/Account", returnUrl)}#cuenta-profile`,
};

const MEMBER_SECTIONS = [
  routes.orders,
  routes.quotations,
  routes.messages,
  routes.lists,
  routes.watches,
  routes.wishes,
  routes.addresses,
  routes.paymentMethods,
  routes.team,
  routes.account,
];

export function memberSection(pathname: string): string | undefined {
  const isIn = (section: string) => pathname === section || pathname.startsWith(`${section}/`);
  return isIn(routes.member) ? (MEMBER_SECTIONS.find(isIn) ?? routes.member) : undefined;
}

export const legal = {
  policy: routes.article("politica-de-privacidad"),
  agreement: routes.article("acuerdo-de-usuario"),
  /** Consumer authority (Ley 1480, article 50). */
  authority: "https://www.sic.gov.co",
};
