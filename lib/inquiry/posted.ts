import type { z } from "zod";
import { linesOfParam } from "@/lib/cart/lines-address";
import type { PublicInquiry } from "@/lib/contract/inquiry";
import { routes } from "@/lib/routes";
import { LongValues, plainLong, plainQuote, QuoteValues } from "./form";
import { fullInquiry, quickInquiry } from "./index";

export type Posted =
  | { kind: "asked"; body: z.input<typeof PublicInquiry.body>; shopId?: string }
  /** `fields`: names of invalid ones; `problems`: keys of `inquiry.errors`. */
  | { kind: "wrong"; fields: string[]; problems: string[] };

const optionalText = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" && value ? value : undefined;
};

const texts = (values: FormDataEntryValue[]) => values.filter((value) => typeof value === "string");

const wrong = ({ issues }: z.ZodError): Posted => ({
  kind: "wrong",
  fields: [...new Set(issues.map(({ path }) => String(path[0])))],
  problems: [...new Set(issues.map(({ message }) => message))],
});

/** Parses the quick (specification 12.6) or the long form (12.8). */
export function postedInquiry(data: FormData): Posted {
  if (!data.has("goods_name")) {
    const { data: quick, error } = QuoteValues.safeParse(plainQuote(data));
    return quick ? { kind: "asked", body: quickInquiry(quick) } : wrong(error);
  }
  const { data: long, error } = LongValues.safeParse(plainLong(data));
  if (!long) return wrong(error);
  const { shopId, lines = "", ...about } = postedAbout(data);
  const [attachments, team] = [texts(data.getAll("attachments")), optionalText(data, "team")];
  const body = fullInquiry(long, { attachments, lines: linesOfParam(lines), team, ...about });
  return { kind: "asked", body, ...(shopId && { shopId }) };
}

/** Subject of a request: a product, a request to complete, a shop, a keyword, or lines. */
type About = {
  productId?: string | undefined;
  rfqId?: string | undefined;
  shopId?: string | undefined;
  keyword?: string | undefined;
  lines?: string | undefined;
};

export function requestPage({ productId, rfqId, shopId, keyword, lines }: About): string {
  if (productId) return routes.quoteFor(productId);
  if (rfqId) return routes.quoteAgain(rfqId);
  if (lines) return routes.quoteWith({ lines });
  return shopId ? routes.quoteOfShop(shopId) : routes.quoteWith({ keyword: keyword ?? "" });
}

export const postedAbout = (data: FormData): About => ({
  productId: optionalText(data, "product_id"),
  rfqId: optionalText(data, "rfq_id"),
  shopId: optionalText(data, "shop_id"),
  keyword: optionalText(data, "key_word"),
  lines: optionalText(data, "lines"),
});
