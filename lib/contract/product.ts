import { z } from "zod";
import { ADDED_FILTERS } from "./added-filters.ts";
import { call } from "./call.ts";
import { Category, CategoryTree } from "./category.ts";
import { FilterValues } from "./filter-values.ts";
import { PACKING_FIELDS } from "./packing.ts";
import { FactoryCard } from "./shop.ts";
import { Count, Id, Money, Outlined, OutlineQuery, PageQuery, PriceBound, page, Timestamp } from "./wire.ts";

/** `quantity`: smallest quantity of the tier; specification 18.2 shows only `price`, so it may be absent. */
export const PriceTier = z.object({ price: Money, quantity: Count.optional() });
export type PriceTier = z.output<typeof PriceTier>;

/** Specification 18.2. `unit`: singular wire name of one of the 92 units. */
export const ProductCard = z.object({
  productId: Id,
  name: z.string().min(1),
  image: z.string().optional(),
  cover: z.string().optional(),
  price: Money,
  priceBetween: z.string().optional(),
  shopId: Id,
  shopName: z.string(),
  multistage_status: z.boolean().default(false),
  multistage_price: z.array(PriceTier).default([]),
  unit: z.string().optional(),
  min_quantity: Count.optional(),
  step: Count.optional().describe("Units that are not parted: orders are multiples of it; an addition"),
  pack_quantity: PACKING_FIELDS.pack_quantity,
  has_variants: z.boolean().optional().describe("A variant must be chosen before it goes into the cart"),
});
export type ProductCard = z.output<typeof ProductCard>;

/** `options`: option name to value, `{ Color: "rojo", Talla: "M" }`. */
export const Sku = z.object({
  sku_id: Id,
  options: z.record(z.string(), z.string()),
  image: z.string().optional(),
  price: Money.optional(),
});
export type Sku = z.output<typeof Sku>;

/** A sample is ordered under its own SKU and price, without minimum, step or tiers. `of`: the sampled variant, if there are variants. */
export const SampleOffer = z.object({
  price: Money,
  quantity_max: Count.describe("How many of it a line may have"),
  options: z.record(z.string(), z.string()).default({}).describe("What a line says of it beside the variant's own options"),
  skus: z.array(z.object({ sku_id: Id, of: Id.optional() })),
});
export type SampleOffer = z.output<typeof SampleOffer>;

/** Specification 18.1. Additions: `skus`, `min_quantity`, `unit`, `updated_at`, packing (25.1), and fields whose description says so. */
export const ProductDetail = z.object({
  id: Id,
  cover: z.array(z.string()),
  attr_detail: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  name: z.string().min(1),
  status: z.string(),
  brand: z.string().optional(),
  sku_id: Id.optional(),
  weight: z.number().nonnegative().optional().describe("Kilograms a unit"),
  source: z.string().optional(),
  product_type_name: z.string(),
  product_type_id: Id,
  parent_product_type_id: Id.optional(),
  detail_image: z.array(z.string()).default([]),
  describe_detail_image: z.string().optional().describe("Plain text of the description"),
  multistage_price: z.array(PriceTier).default([]),
  multistage_status: z.boolean().default(false),
  is_collect: z.boolean().default(false),
  price: Money,
  look_back: z.object({ url: z.string(), cover: z.string().optional(), duration: z.number().optional() }).nullish(),
  new_detail: z.string().optional().describe("The description of goods that have pictures of their details"),
  size: z.string().optional(),
  shop_id: Id,
  shop_name: z.string(),
  shop_user_id: Id.optional(),
  import_im: z.string().optional().describe("Who answers in the chat about importing the goods: the shop's own agent"),
  skus: z.array(Sku).default([]),
  min_quantity: Count.optional(),
  unit: z.string().optional(),
  step: Count.optional().describe("Units that are not parted: orders are multiples of it; an addition"),
  ...PACKING_FIELDS,
  lead_days: Count.optional().describe("Days from the payment to the goods' leaving the supplier; an addition"),
  port: z.string().max(60).optional().describe("Where they are put on board; an addition"),
  sample: SampleOffer.optional().describe("The sample that the supplier offers; an addition"),
  updated_at: Timestamp.optional(),
});
export type ProductDetail = z.output<typeof ProductDetail>;

export const OfferedProduct = ProductDetail.pick({
  id: true,
  name: true,
  status: true,
  brand: true,
  cover: true,
  describe_detail_image: true,
  price: true,
  multistage_price: true,
  multistage_status: true,
  product_type_id: true,
  product_type_name: true,
});
export type OfferedProduct = z.output<typeof OfferedProduct>;

export const SORTS = ["relevance", "newest", "price_asc", "price_desc"] as const;
export type Sort = (typeof SORTS)[number];

/** The filter of specification 18.6, with `ADDED_FILTERS`. `product_type_id`: a category of any level. A reversed price range is swapped. */
export const SearchFilter = PageQuery.extend({
  keyword: z.string().max(2000).optional(),
  activeCode: z.string().max(64).optional(),
  product_type_id: Id.optional(),
  shop_id: Id.optional(),
  min_price: PriceBound.optional(),
  max_price: PriceBound.optional(),
  ...ADDED_FILTERS,
  sort: z.enum(SORTS).optional(),
  outline: OutlineQuery.optional(),
  offered_after: Count.optional().describe("For merchant feeds: products after this identifier, some hundred at a time"),
});

/**
 * A page of cards with their categories, the corrected keyword and dropped words. `outline` or `offered` (ordered by id) replace
 * cards when requested; services that do not know them answer with cards.
 */
export const SearchResult = page(ProductCard).extend({
  facets: z.array(Category).default([]),
  corrected_keyword: z.string().optional(),
  left_out: z.array(z.string()).optional().describe("Words of the keyword that nothing was found for, as they were typed"),
  elsewhere: z
    .array(z.string())
    .optional()
    .describe("Those of `left_out` that other products have; empty where each product has one of the words, and none has all"),
  few: z
    .array(z.object({ word: z.string(), total: Count }))
    .optional()
    .describe("Words of the keyword that only one to five of the products have, and how many have them"),
  only_mentioned: z.boolean().optional().describe("No product is what the words mean; these have them"),
  mentions: z
    .array(ProductCard)
    .optional()
    .describe("With the last page by relevance: goods of other sorts with the words in their names"),
  filters: z.array(FilterValues).optional().describe("Left out of lists that are too long to be counted"),
  outline: z.array(Outlined).optional(),
  offered: z.array(OfferedProduct).optional(),
});
export type SearchResult = z.output<typeof SearchResult>;

const BASE = "productquery/v1/products";
const Categories = z.object({ data: z.array(Category) });
const Parent = z.object({ parent_id: Id });

export const ProductTypeList = call({
  method: "GET",
  base: "base3",
  path: `${BASE}/type_list`,
  summary: "The whole category tree, three levels",
  response: z.object({ data: z.array(CategoryTree) }),
});

export const TopTypeList = call({
  method: "GET",
  base: "buyer",
  path: "/products/top_type_list",
  summary: "Top categories",
  response: Categories,
});

export const SubTypeList = call({
  method: "GET",
  base: "buyer",
  path: "/products/sub_type_list",
  summary: "Categories right below one",
  query: Parent,
  browser: true,
  response: Categories,
});

export const TopProductTypeList = call({
  method: "GET",
  base: "buyer",
  path: "/products/top_product_type_list",
  summary: "One category with its ancestors, outermost first; 404 when unknown",
  query: z.object({ product_type_id: Id }),
  response: Categories,
});

export const ProductSearch = call({
  method: "POST",
  base: "base3",
  path: `${BASE}/search`,
  summary: "Search and list products",
  body: SearchFilter,
  browser: true,
  reads: true,
  response: SearchResult,
});

const Recommended = z.object({ records: z.array(ProductCard) });

export const ProductRecommend = call({
  method: "GET",
  base: "base3",
  path: `${BASE}/recommend`,
  summary: "Products related to one, or to none in particular",
  query: z.object({ product_id: Id.optional(), pageSize: PageQuery.shape.pageSize }),
  response: Recommended,
});

export const ProductRecommendV2 = call({
  method: "GET",
  base: "base3",
  path: `${BASE}/v2/recommend`,
  summary: "Suggestions for a search box: words that begin like the keyword, or popular ones, and what they lead to",
  query: z.object({ keyword: z.string().max(2000), pageSize: PageQuery.shape.pageSize }),
  browser: true,
  response: Recommended.extend({
    categories: z.array(Category).default([]),
    terms: z.array(z.string()).default([]).describe("What to search for, the likeliest first"),
    shops: z.array(FactoryCard).optional().describe("Suppliers of these goods; a service may leave them out"),
  }),
});

export const ProductDetailCall = call({
  method: "GET",
  base: "base3",
  path: `${BASE}/detail`,
  summary: "One product; 404 when unknown, 410 when withdrawn for good",
  query: z.object({ product_id: Id }),
  browser: true,
  response: ProductDetail,
});

export const ShopTypeList = call({
  method: "GET",
  base: "base3",
  path: `${BASE}/shop_type_list`,
  summary: "Categories that a shop sells in",
  query: z.object({ shop_id: Id }),
  response: Categories,
});
