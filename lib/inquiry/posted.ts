import type { z } from "zod";
import type { PublicInquiry } from "@/lib/contract/inquiry";
import { LongForm, plainLong, plainQuote, QuoteForm } from "./form";
import { fullInquiry, quickInquiry } from "./index";

/** A posted form, checked: the body of its call, and the shop that alone is asked, where it is one. */
export type Posted =
  | { kind: "asked"; body: z.input<typeof PublicInquiry.body>; shopId?: string }
  /** Names of the fields that are wrong, and what they are told: keys of `inquiry.errors`. */
  | { kind: "wrong"; fields: string[]; problems: string[] };

const textOf = (data: FormData, name: string) => {
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
  const shopId = textOf(data, "shop_id");
  const body = fullInquiry(long, {
    attachments: texts(data.getAll("attachments")),
    productId: textOf(data, "product_id"),
    keyword: textOf(data, "key_word"),
    rfqId: textOf(data, "rfq_id"),
  });
  return { kind: "asked", body, ...(shopId && { shopId }) };
}
