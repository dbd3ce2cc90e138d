import { text } from "@/lib/text";

const { number, open, shops, lines, payNow, inReview, statuses } = text.order;

export const ROW_WORDS = { number, open, shops, lines, payNow, inReview, statuses };
export type RowCopy = typeof ROW_WORDS;
