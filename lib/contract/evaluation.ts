import { z } from "zod";
import { call } from "./call.ts";
import { EVALUATION_PICTURES_MAX, EVALUATION_TEXT_MAX } from "./evaluation-text.ts";
import { Count, FileUrl, Id, PageQuery, page, Timestamp } from "./wire.ts";

const Score = z.number().int().min(1).max(5);

const EvaluationFields = z.object({
  id: Id,
  score: Score,
  text: z.string().default(""),
  created_at: Timestamp,
  updated_at: Timestamp.optional().describe("When its author changed it last"),
  answer: z.object({ text: z.string(), at: Timestamp }).optional().describe("The shop's"),
});

/** An evaluation as published. */
export const Evaluation = EvaluationFields.extend({
  product_id: Id.optional().describe("Left out where the product is not to be seen any more"),
  product_name: z.string(),
  options: z.record(z.string(), z.string()).default({}),
  quantity: Count.optional().describe("How many were ordered"),
  unit: z.string().optional(),
  ordered_in: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional()
    .describe("Month of the order"),
  author: z.string().optional().describe("A short form of the name, where its bearer agreed"),
  pictures: z.array(z.string()).default([]),
});
export type Evaluation = z.output<typeof Evaluation>;

export const EvaluationPage = call({
  method: "GET",
  base: "base3",
  path: "productquery/v1/products/evaluations",
  summary: "Addition: what buyers who received them say of a product, or of the goods of a shop; the last first",
  query: PageQuery.extend({ product_id: Id.optional(), shop_id: Id.optional() }),
  response: page(Evaluation).extend({
    average: z.number().min(1).max(5).optional().describe("Of all scores, to one decimal; left out where they are few"),
  }),
});

/** An evaluation as its author sees it. */
const OwnEvaluation = EvaluationFields.extend({
  product_id: Id,
  sku_id: Id.optional(),
  pictures: z.array(FileUrl).default([]).describe("Addresses of the uploaded files"),
  shows_name: z.boolean().default(false),
  can_change: z.boolean().default(false),
});
export type OwnEvaluation = z.output<typeof OwnEvaluation>;

/** Names the product and the shop whose pages show the evaluation. */
const Changed = z.object({ id: Id, product_id: Id, shop_id: Id });

const member = { base: "buyer", session: true } as const;
const PATH = "/member/orders/eva/lines";

export const LineEvaluations = call({
  ...member,
  method: "GET",
  path: PATH,
  summary: "Addition: what the member said of the lines of an order",
  query: z.object({ orderNo: Id }),
  response: z.object({
    records: z.array(OwnEvaluation),
    author: z.string().optional().describe("How the member's name would be shown"),
  }),
});

export const LineEvaluate = call({
  ...member,
  method: "POST",
  path: PATH,
  summary:
    "Addition: say how the goods of a line of a received order were, or change it; an order that was received is evaluated then",
  body: z.object({
    orderNo: Id,
    product_id: Id,
    sku_id: Id.optional(),
    score: Score,
    text: z.string().max(EVALUATION_TEXT_MAX).default(""),
    pictures: z.array(FileUrl).max(EVALUATION_PICTURES_MAX).default([]).describe("Uploaded by the member before"),
    shows_name: z.boolean().default(false),
  }),
  response: Changed,
});

export const LineEvaluationRemove = call({
  ...member,
  method: "DELETE",
  path: `${PATH}/{id}`,
  summary: "Addition: take back what the member said of a line",
  params: z.object({ id: Id }),
  response: Changed,
});
