import { text } from "@/lib/text";

const { number, open, shops, lines, payNow, inReview, refused, sendAnother, statuses } = text.order;
const { receive, evaluate, reorder } = text.order.actions;

export const ROW_WORDS = {
  number,
  open,
  shops,
  lines,
  payNow,
  inReview,
  refused,
  sendAnother,
  statuses,
  receive,
  evaluate,
  reorder,
};
export type RowCopy = typeof ROW_WORDS;
