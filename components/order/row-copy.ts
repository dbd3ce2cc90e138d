import { text } from "@/lib/text";

const { number, open, shops, lines, payNow, inReview, statuses } = text.order;

/** The words of an order in a list, as pages hand them to its island. */
export const ROW_WORDS = { number, open, shops, lines, payNow, inReview, statuses };
export type RowCopy = typeof ROW_WORDS;
