import type { z } from "zod";
import { parseLinesParam } from "@/lib/cart/lines-address";
import { INQUIRY_CATEGORY_ID, type PublicInquiry } from "@/lib/contract/inquiry";
import { fieldText } from "@/lib/form/post";
import { routes } from "@/lib/routes";
import { LongInquiry, parseLevel, QuickInquiry, TEXTS } from "./form";

type Body = z.input<typeof PublicInquiry.body>;

export type ParsedForm =
  | { kind: "valid"; body: Body; shopId?: string }
  /** `fields`: names of invalid ones; `errors`: keys of `inquiry.errors`. */
  | { kind: "invalid"; fields: string[]; errors: string[] };

const invalid = ({ issues }: z.ZodError): ParsedForm => ({
  kind: "invalid",
  fields: [...new Set(issues.map(({ path }) => String(path[0])))],
  errors: [...new Set(issues.map(({ message }) => message))],
});

/** Parses the quick (specification 12.6) or the long form (12.8). */
export const parseInquiryForm = (data: FormData): ParsedForm => (data.has("goods_name") ? parseLong(data) : parseQuick(data));

/** Specification 12.6: fixed category, `detail` copies the name. */
function parseQuick(data: FormData): ParsedForm {
  const fields = ["name", "quantity", "unit", "email"].map((field) => [field, fieldText(data, field)]);
  const { data: quick, error } = QuickInquiry.safeParse(Object.fromEntries(fields));
  if (!quick) return invalid(error);
  const { name, quantity, unit, email } = quick;
  const amount = quantity === undefined ? {} : { quantity };
  return { kind: "valid", body: { category_id: INQUIRY_CATEGORY_ID, name, detail: name, ...amount, unit, email } };
}

function parseLong(data: FormData): ParsedForm {
  const { data: long, error } = LongInquiry.safeParse({
    ...Object.fromEntries(TEXTS.map((field) => [field, fieldText(data, field)])),
    levels: [1, 2, 3].flatMap((level) => parseLevel(fieldText(data, `level${level}`))),
    is_agree_brpr: data.has("is_agree_brpr"),
  });
  if (!long) return invalid(error);
  const shopId = fieldText(data, "shop_id");
  return { kind: "valid", body: longBody(long, data), ...(shopId && { shopId }) };
}

const presentFields = (fields: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));

/** Specification 12.8 without blank fields. The business card is always shared. */
function longBody(form: LongInquiry, data: FormData): Body {
  const { goods_name, goods_num, goods_unit, email, levels, is_agree_brpr, country_code, ...rest } = form;
  const { productId, keyword, rfqId, lines: linesText } = formSubject(data);
  const [one, two, three] = levels;
  const lines = parseLinesParam(linesText);
  return {
    goods_name,
    goods_num,
    goods_unit,
    email,
    attachments: data.getAll("attachments").filter((value) => typeof value === "string"),
    is_share_business_card: true,
    is_agree_brpr,
    ...(lines.length > 0 && { lines }),
    ...presentFields({
      ...rest,
      country_code: form.phone && country_code,
      currency_unit: form.max_budget === undefined ? "" : form.currency_unit,
      level1_id: one?.id,
      level1_name: one?.name,
      level2_id: two?.id,
      level2_name: two?.name,
      level3_id: three?.id,
      level3_name: three?.name,
      rfq_id: rfqId,
      team: fieldText(data, "team"),
      product_id: productId,
      search_type: productId ? "product" : keyword ? "keyword" : "none",
      key_word: keyword,
    }),
  };
}

/** What an inquiry is about: a product, an unfinished inquiry, a shop, a keyword, or lines. */
type Subject = {
  productId?: string | undefined;
  rfqId?: string | undefined;
  shopId?: string | undefined;
  keyword?: string | undefined;
  lines?: string | undefined;
};

export function inquiryPage({ productId, rfqId, shopId, keyword, lines }: Subject): string {
  if (productId) return routes.quoteFor(productId);
  if (rfqId) return routes.quoteAgain(rfqId);
  if (lines) return routes.quoteWith({ lines });
  return shopId ? routes.quoteOfShop(shopId) : routes.quoteWith({ keyword: keyword ?? "" });
}

/** Empty where the form says nothing of it. */
export const formSubject = (data: FormData) => ({
  productId: fieldText(data, "product_id"),
  rfqId: fieldText(data, "rfq_id"),
  shopId: fieldText(data, "shop_id"),
  keyword: fieldText(data, "key_word"),
  lines: fieldText(data, "lines"),
});
