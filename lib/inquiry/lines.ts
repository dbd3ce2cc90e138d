import { linesParam } from "@/lib/cart/lines-address";
import type { InquiryLine, Offer } from "@/lib/contract/inquiry";
import type { ToldLine } from "@/lib/contract/line";
import type { LongInput } from "./form";

/** Goods of several units are asked for as one set of them; how many of each is in the lines. */
const ONE_SET = { goods_num: "1", goods_unit: "Set" };

/** `reason`: what stands in the way of ordering the goods as they are asked for. */
export type AskedLine = InquiryLine & { reason?: string | undefined };

/** The lines that a quotation can be asked for: all whose goods are known. */
export const askedLines = (told: ToldLine[]): AskedLine[] =>
  told.flatMap(({ product_id, name, obstacle, reason, ...line }) =>
    product_id === undefined || name === undefined ? [] : [{ ...line, product_id, name, reason: obstacle && reason }],
  );

/** What a request about several goods begins with; `details` stay where not all goods are known: the lines say the others alone. */
export function valuesOfLines(values: LongInput, lines: AskedLine[], wanted: number): LongInput {
  const [first] = lines;
  if (!first) return values;
  const amount = values.goods_num && values.goods_unit ? {} : ONE_SET;
  return { ...values, ...amount, goods_name: values.goods_name || first.name, ...(lines.length === wanted && { details: "" }) };
}

/** The offers of a request that are for none of its lines; all, where it has no lines. */
export const offersOfNoLine = (lines: InquiryLine[], offers: Offer[]): Offer[] =>
  offers.filter(({ line }) => typeof line !== "number" || line >= lines.length);

/** The lines as the form of a request posts them. */
export const postedLines = (lines: AskedLine[]): string | undefined => linesParam(lines) || undefined;
