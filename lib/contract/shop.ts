import { z } from "zod";
import { call } from "./call.ts";
import { CategoryMenuItem } from "./home.ts";
import { Count, Id, Outlined, OutlineQuery, PageQuery, page, Timestamp } from "./wire.ts";

/** Specification 21.1. The lists of licences and pictures may be empty. */
export const Factory = z.object({
  id: Id,
  address: z.string().optional(),
  businessLicenseList: z.array(z.string()).default([]),
  factoryName: z.string().min(1),
  introduce: z.string().default(""),
  mainPicList: z.array(z.string()).default([]),
  secondaryPicList: z.array(z.string()).default([]),
});
export type Factory = z.output<typeof Factory>;

const Since = z.number().int().describe("Year the shop joined the market");
const Total = z.number().int().describe("Products on sale");

/** `district`: a market key of specification 14.2. */
export const FactoryCard = z.object({
  id: Id,
  name: z.string().min(1),
  cover: z.string(),
  location: z.string().optional(),
  district: z.string().optional(),
  trade: z.string().optional().describe("Name of the top category it sells most in"),
  products: z.array(z.object({ productId: Id, name: z.string(), cover: z.string() })).default([]),
  since: Since.optional(),
  total: Total.optional(),
  evidence: z
    .object({ licences: Count, pictures: Count })
    .optional()
    .describe("Addition: how many licences and different pictures it has given; not in suggestions"),
});
export type FactoryCard = z.output<typeof FactoryCard>;

export const ShopPage = z.object({
  id: Id,
  aboutUsList: z.array(z.string()).default([]),
  contacts: z.string().optional(),
  email: z.string().optional(),
  factoryPicsList: z.array(z.string()).default([]),
  headerList: z.array(z.string()).default([]),
  introduction: z.string().default(""),
  name: z.string().min(1),
  showcaseList: z.array(z.string()).default([]),
  telephone: z.string().optional(),
});
export type ShopPage = z.output<typeof ShopPage>;

export const SHOP_SORTS = ["goods", "name"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

export const ShopSearch = call({
  method: "POST",
  base: "base3",
  path: "osc/v1/shops/search",
  summary: "Search and list shops",
  body: PageQuery.extend({
    keyword: z.string().max(2000).optional(),
    product_type_id: Id.optional(),
    district: z.string().max(32).optional(),
    factory: z.boolean().optional().describe("Only shops that make what they sell"),
    licensed: z.boolean().optional().describe("Only shops that show a licence"),
    sort: z.enum(SHOP_SORTS).optional().describe("Most products first, or by name"),
    outline: OutlineQuery.optional(),
  }),
  browser: true,
  reads: true,
  response: page(FactoryCard).extend({ corrected_keyword: z.string().optional(), outline: z.array(Outlined).optional() }),
});

export const ShopRecommend = call({
  method: "GET",
  base: "base3",
  path: "sms/v1/shops/recommend",
  summary: "Selected manufacturers",
  query: z.object({ pageSize: PageQuery.shape.pageSize }),
  response: z.object({ records: z.array(FactoryCard) }),
});

export const ANSWERS_ABOVE = 10;

/** How often a shop answers one kind of question. Kinds with at most ANSWERS_ABOVE questions are left out. */
const ShopAnswers = z.object({
  kind: z.string().describe("`request`: requests for quotation, answered by an offer; `message`: of the chat"),
  asked: Count.describe("Cases that are decided: answered, or without an answer for longer than `within_hours`"),
  answered: Count.describe("Of those, answered within `within_hours`"),
  median_seconds: Count.optional().describe("Half of the answers came within so many"),
  days: Count.describe("Counted in so many days until now"),
  within_hours: Count,
});
export type ShopAnswers = z.output<typeof ShopAnswers>;

export const ShopDetail = z.object({
  id: Id,
  name: z.string().min(1),
  cover: z.string(),
  location: z.string().optional(),
  district: z.string().optional(),
  trade: z.string().optional(),
  since: Since.optional(),
  factory: z.boolean().optional().describe("Whether it makes what it sells"),
  status: z.string().default("open"),
  total: Total.optional(),
  updated_at: Timestamp.optional(),
  answers: z.array(ShopAnswers).default([]).describe("Addition: how it answers"),
});
export type ShopDetail = z.output<typeof ShopDetail>;

const ShopId = z.object({ shop_id: Id });

export const ShopDetailCall = call({
  method: "GET",
  base: "base3",
  path: "sms/v1/shops/detail",
  summary: "One shop; 404 when unknown, 410 when closed for good",
  query: ShopId,
  browser: true,
  response: ShopDetail,
});

export const FactoryDetail = call({
  method: "GET",
  base: "base2",
  path: "multilingual/factory/detail",
  summary: "Licences, pictures and introduction of a factory",
  query: ShopId,
  response: Factory,
});

export const AdvertisingDetail = call({
  method: "POST",
  base: "base2",
  path: "multilingual/advertising/detail",
  summary: "Advertising page of a shop",
  query: ShopId,
  reads: true,
  response: ShopPage,
});

export const AdvertisingNations = call({
  method: "GET",
  base: "base2",
  path: "multilingual/advertising/natition",
  summary: "Countries that the shops sell to",
  response: z.object({ data: z.array(z.object({ id: Id, name: z.string() })) }),
});

export const AdvertisingNavigation = call({
  method: "GET",
  base: "base2",
  path: "multilingual/advertising/navigation/detail",
  summary: "Navigation links of the home page",
  response: z.object({ data: z.array(z.object({ title: z.string(), url: z.string() })) }),
});

export const AdvertisingPage = call({
  method: "GET",
  base: "base2",
  path: "multilingual/advertising/detail/page",
  summary: "Advertising pages of shops, in pages",
  query: PageQuery,
  response: page(ShopPage),
});

/** Video item of specification 21.2; `duration` in seconds. */
export const Video = z.object({
  id: Id.optional(),
  videoPath: z.string(),
  cover: z.string(),
  name: z.string().min(1),
  duration: z.number().nonnegative(),
  shop_id: Id.optional(),
});
export type Video = z.output<typeof Video>;

export const AdvertisingSpecialPage = call({
  method: "GET",
  base: "base2",
  path: "multilingual/advertising/detail/special/page",
  summary: "Videos of factories and products, in pages",
  query: PageQuery,
  browser: true,
  response: page(Video),
});

export const CategoryRule = call({
  method: "GET",
  base: "base2",
  path: "redis/cache/task/category/list/rule",
  summary: "Category menu of the home page, in the order it is shown",
  response: z.object({ data: z.array(CategoryMenuItem) }),
});
