import { z } from "zod";
import { call } from "./call.ts";
import { WantedLine } from "./cart.ts";
import { CART_LINES_MAX, DETAILS_MAX } from "./limits.ts";
import { PACKING_FIELDS } from "./packing.ts";
import { Count, FileUrl, Id, Keyword, Money, PageQuery, page, Quantity, Status, Timestamp } from "./wire.ts";

/** Fixed category of the quick form, specification 23.4. */
export const INQUIRY_CATEGORY_ID = 10981;

/** Body of the quick form, specification 12.6: `detail` copies `name`, `email` is the contact value. */
const QuickBody = z.object({
  category_id: z.literal(INQUIRY_CATEGORY_ID),
  name: z.string().trim().min(1).max(200),
  detail: z.string().max(DETAILS_MAX),
  quantity: z.number().min(1).max(1_000_000_000).optional(),
  unit: z.string().trim().min(1).max(40),
  email: z.email().max(254),
});

/** Some of the Incoterms 2020. The gateway takes other values too, here and in the lists below. */
export const TRADE_TERMS = ["EXW", "FOB", "CFR", "CIF", "DAP", "DDP"] as const;
export const SHIPPING_METHODS = ["sea", "air", "express", "land"] as const;
export const SOURCING_TYPES = ["stock", "custom", "sample"] as const;
export const SOURCING_PURPOSES = ["wholesale", "retail", "own_brand", "events"] as const;
export const CURRENCY_UNITS = ["USD", "COP", "CNY"] as const;

const LevelName = z.string().max(200).optional();

/** Body of the long form, specification 12.8. */
const LongBody = z.object({
  goods_name: z.string().trim().min(1).max(200),
  goods_num: z.number().min(1).max(1_000_000_000),
  goods_unit: z.string().trim().min(1).max(40),
  level1_id: Id.optional(),
  level1_name: LevelName,
  level2_id: Id.optional(),
  level2_name: LevelName,
  level3_id: Id.optional(),
  level3_name: LevelName,
  sourcing_type: z.string().max(40).optional(),
  sourcing_purpose: z.string().max(40).optional(),
  trade_terms: z.string().max(40).optional(),
  max_budget: Money.optional(),
  currency_unit: z.string().max(8).optional(),
  shipping_method: z.string().max(40).optional(),
  destination: z.string().max(200).optional(),
  lead_time_ship_days: Count.optional(),
  details: z.string().max(DETAILS_MAX).optional(),
  attachments: z.array(FileUrl).max(10).default([]),
  country_code: z.string().max(8).optional().describe("Calling code without plus sign"),
  phone: z.string().max(32).optional(),
  email: z.email().max(254),
  whatsapp: z.string().max(32).optional(),
  rfq_id: Id.optional(),
  is_share_business_card: z.literal(true),
  is_agree_brpr: z.boolean().describe("Consent to the terms and the privacy policy"),
  search_type: z.string().max(40).optional(),
  key_word: z.string().max(200).optional(),
  product_id: Id.optional(),
  lines: z
    .array(WantedLine)
    .min(1)
    .max(CART_LINES_MAX)
    .optional()
    .describe("Addition: several goods at once; offers come line by line. The name then stands for all of them"),
  team: Id.optional().describe("Addition: the team that it is asked for; a request that is completed stays whose it is"),
});

const Created = z.object({ id: Id });

/** An unknown status is shown as it came. */
export const INQUIRY_STATUSES = ["open", "quoted", "accepted", "closed", "expired"] as const;

const Inquiry = z.object({
  id: Id,
  name: z.string(),
  quantity: z.number().optional(),
  unit: z.string().optional(),
  status: z.string(),
  offers: Count.default(0),
  created_at: Timestamp,
  product_id: Id.nullish(),
  cover: z.string().nullish(),
  offer_to_order: Id.nullish().describe("Addition: the accepted offer that has no order yet"),
});
export type Inquiry = z.output<typeof Inquiry>;

export const InquiryLine = z.object({
  product_id: Id,
  sku_id: Id.optional(),
  name: z.string(),
  cover: z.string().optional(),
  options: z.record(z.string(), z.string()).default({}),
  quantity: Quantity,
  unit: z.string().optional(),
});
export type InquiryLine = z.output<typeof InquiryLine>;

const Offer = z.object({
  id: Id,
  line: Count.nullish().describe("Addition: the place from 0 of the line that it is for, where the request has lines"),
  shop_id: Id,
  shop_name: z.string(),
  unit_price: Money,
  min_quantity: Count,
  lead_time_days: Count.optional(),
  trade_terms: z.string().optional(),
  note: z.string().default(""),
  status: z.string(),
  valid_until: Timestamp.optional(),
  currency_unit: z.string().default("USD"),
  product_id: Id.nullish(),
  product_name: z.string().optional(),
  unit: z.string().optional().describe("What the price is for one of"),
  unit_content: Count.nullish().describe("Addition: pieces in one of that unit, where that is known"),
  step: Count.nullish().describe("Addition: quantities are multiples of it"),
  order_quantity: Count.nullish().describe(
    "Addition: how many of that unit an order of what was asked for has, or what the member chose; without it the member chooses",
  ),
  order: z
    .object({
      orderNo: Id,
      is_deleted: z.boolean().default(false).describe("Whether the member has deleted it from their orders"),
    })
    .nullish()
    .describe("Addition: the order that was made of it and not cancelled"),
  created_at: Timestamp.optional(),
  pictures: z.array(z.string()).default([]),
  ...PACKING_FIELDS,
});
export type Offer = z.output<typeof Offer>;

/** What the long form asked for, beside the fields of `Inquiry`. */
const LongDetails = z.object({
  level1_name: z.string(),
  level2_name: z.string(),
  level3_name: z.string(),
  sourcing_type: z.string(),
  sourcing_purpose: z.string(),
  trade_terms: z.string(),
  max_budget: Money,
  currency_unit: z.string(),
  shipping_method: z.string(),
  destination: z.string(),
  lead_time_ship_days: Count,
  country_code: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  shop_id: Id,
  shop_name: z.string(),
});

const InquiryTeam = z
  .object({
    id: Id,
    name: z.string(),
    asked_by: z.string(),
    is_own: z.boolean().describe("Whether the member asked"),
    may: z.array(z.string()).default([]).describe("What the member may do in the team"),
  })
  .describe("Addition: the team that the request is of");
export type InquiryTeam = z.output<typeof InquiryTeam>;

export const PublicInquiry = call({
  method: "POST",
  base: "buyer",
  path: "/member/inquiry/public",
  summary: "Ask for quotations; a guest may",
  body: z.union([QuickBody, LongBody]),
  response: Created,
});

/** The specification puts two actions on this path. */
export const PrivateInquiry = call({
  method: "POST",
  base: "buyer",
  path: "/member/inquiry/private",
  summary: "Ask one shop for a quotation, or accept one of its offers",
  body: z.union([
    LongBody.extend({ shop_id: Id }),
    z.object({
      rfq_id: Id,
      accept_offer_id: Id,
      quantity: Quantity.optional().describe("Addition: how many of the offer's unit; needed where it says no `order_quantity`"),
    }),
  ]),
  session: true,
  browser: true,
  response: Created,
});

export const InquiryUnits = call({
  method: "GET",
  base: "buyer",
  path: "/member/inquiry/units",
  summary: "The 92 units",
  browser: true,
  response: z.object({ data: z.array(z.object({ key: z.number().int(), singular: z.string(), plural: z.string() })) }),
});

export const InquiryList = call({
  method: "GET",
  base: "buyer",
  path: "/member/inquiry",
  summary: "The member's requests, the last one first",
  query: PageQuery.extend({
    status: Status.optional(),
    keyword: Keyword.optional(),
    team: Id.optional().describe("Addition: requests of that team in place of the member's own"),
  }),
  session: true,
  browser: true,
  response: page(Inquiry),
});

export const InquiryDetail = call({
  method: "GET",
  base: "buyer",
  path: "/member/inquiry/{id}",
  summary: "One request with the offers received",
  params: z.object({ id: Id }),
  session: true,
  browser: true,
  response: Inquiry.extend({
    detail: z.string().default(""),
    ...LongDetails.partial().shape,
    attachments: z.array(z.string()).default([]),
    lines: z.array(InquiryLine).default([]).describe("Addition: the goods of a request about several"),
    offers_received: z.array(Offer).default([]),
    team: InquiryTeam.nullish(),
  }),
});

export const InquiryDelete = call({
  method: "DELETE",
  base: "buyer",
  path: "/member/inquiry",
  summary: "Delete several requests",
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  session: true,
  browser: true,
  response: z.object({ deleted: Count }),
});
