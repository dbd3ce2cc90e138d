import type { InquiryLine, Offer } from "@/lib/contract/inquiry";
import type { ResolvedLine } from "@/lib/contract/line";
import type { LongInput } from "./form";

/** Quantity of an inquiry about several goods, whose lines have the real quantities. */
const ONE_SET = { goods_num: "1", goods_unit: "Set" };

/** A line of the long form. `reason`: why it cannot be ordered as it is, which does not hinder a quotation. */
export type FormLine = InquiryLine & { reason?: string | undefined };

export const toFormLines = (lines: ResolvedLine[]): FormLine[] =>
  lines.flatMap(({ product_id, name, obstacle, reason, ...line }) =>
    product_id === undefined || name === undefined ? [] : [{ ...line, product_id, name, reason: obstacle && reason }],
  );

/**
 * Initial values for several goods. Details that a cart wrote name the goods with their numbers: they are kept only if the gateway does not
 * know all of them. Other details are the buyer's own.
 */
export function withLines(values: LongInput, lines: FormLine[], wantedCount: number): LongInput {
  const [first] = lines;
  if (!first) return values;
  const isWrittenByCart = values.details.includes(first.product_id);
  const amount = values.goods_num && values.goods_unit ? {} : ONE_SET;
  return {
    ...values,
    ...amount,
    goods_name: values.goods_name || first.name,
    ...(isWrittenByCart && lines.length === wantedCount && { details: "" }),
  };
}

/** Offers for the whole inquiry, and for a line that it does not have. */
export const offersOfNoLine = (lines: InquiryLine[], offers: Offer[]): Offer[] =>
  offers.filter(({ line }) => typeof line !== "number" || line >= lines.length);
