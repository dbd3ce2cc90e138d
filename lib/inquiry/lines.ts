import { linesParam } from "@/lib/cart/lines-address";
import type { InquiryLine, Offer } from "@/lib/contract/inquiry";
import type { ResolvedLine } from "@/lib/contract/line";
import type { LongInput } from "./form";

/** Several goods are one set on the wire; the lines have the quantities. */
const ONE_SET = { goods_num: "1", goods_unit: "Set" };

export type AskedLine = InquiryLine & { reason?: string | undefined };

export const askedLines = (lines: ResolvedLine[]): AskedLine[] =>
  lines.flatMap(({ product_id, name, obstacle, reason, ...line }) =>
    product_id === undefined || name === undefined ? [] : [{ ...line, product_id, name, reason: obstacle && reason }],
  );

/** Initial values for several goods; `details` stay when some are unknown. */
export function valuesOfLines(values: LongInput, lines: AskedLine[], wanted: number): LongInput {
  const [first] = lines;
  if (!first) return values;
  const amount = values.goods_num && values.goods_unit ? {} : ONE_SET;
  return { ...values, ...amount, goods_name: values.goods_name || first.name, ...(lines.length === wanted && { details: "" }) };
}

export const offersOfNoLine = (lines: InquiryLine[], offers: Offer[]): Offer[] =>
  offers.filter(({ line }) => typeof line !== "number" || line >= lines.length);

export const postedLines = (lines: AskedLine[]): string | undefined => linesParam(lines) || undefined;
