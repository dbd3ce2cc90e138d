import type { z } from "zod";
import { linesOfParam } from "@/lib/cart/lines-address";
import type { PublicInquiry } from "@/lib/contract/inquiry";
import { routes } from "@/lib/routes";
import { LongForm, plainLong, plainQuote, QuoteForm } from "./form";
import { fullInquiry, quickInquiry } from "./index";

/** A posted form, checked: the body of its call, and the shop that alone is asked, where it is one. */
export type Posted =
  | { kind: "asked"; body: z.input<typeof PublicInquiry.body>; shopId?: string }
  /** Names of the fields that are wrong, and what they are told: keys of `inquiry.errors`. */
  | { kind: "wrong"; fields: string[]; problems: string[] };

const fieldText = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" && value ? value : undefined;
};

const texts = (values: FormDataEntryValue[]) => values.filter((value) => typeof value === "string");

const wrong = ({ issues }: z.ZodError): Posted => ({
  kind: "wrong",
  fields: [...new Set(issues.map(({ path }) => String(path[0])))],
  problems: [...new Set(issues.map(({ message }) => message))],
});

/** What a form asks for as a browser or a script posts it: the quick one (specification 12.6), or the long one (12.8), which names its goods. */
export function postedInquiry(data: FormData): Posted {
  if (!data.has("goods_name")) {
    const { data: quick, error } = QuoteForm.safeParse(plainQuote(data));
    return quick ? { kind: "asked", body: quickInquiry(quick) } : wrong(error);
  }
  const { data: long, error } = LongForm.safeParse(plainLong(data));
  if (!long) return wrong(error);
  const { shopId, lines = "", ...about } = postedAbout(data);
  const body = fullInquiry(long, { attachments: texts(data.getAll("attachments")), lines: linesOfParam(lines), ...about });
  return { kind: "asked", body, ...(shopId && { shopId }) };
}

/**
 * What a request is about besides what is typed: a product, an own request that is completed, a shop that alone is asked, words that found
 * nothing, lines of several goods as an address carries them.
 */
type About = {
  productId?: string | undefined;
  rfqId?: string | undefined;
  shopId?: string | undefined;
  keyword?: string | undefined;
  lines?: string | undefined;
};

/** The page of the long form about something, to which a form that was not taken leads back. */
export function requestPageOf({ productId, rfqId, shopId, keyword, lines }: About): string {
  if (productId) return routes.quoteFor(productId);
  if (rfqId) return routes.quoteAgain(rfqId);
  if (lines) return routes.quoteWith({ lines });
  return shopId ? routes.quoteOfShop(shopId) : routes.quoteWith({ keyword: keyword ?? "" });
}

/** What a posted form is about. */
export const postedAbout = (data: FormData): About => ({
  productId: fieldText(data, "product_id"),
  rfqId: fieldText(data, "rfq_id"),
  shopId: fieldText(data, "shop_id"),
  keyword: fieldText(data, "key_word"),
  lines: fieldText(data, "lines"),
});
