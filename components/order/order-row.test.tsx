import { renderToStaticMarkup } from "react-dom/server";
import { OrderCard } from "@/lib/contract/order";
import { text } from "@/lib/text";
import { OrderRow } from "./order-row";
import { ROW_WORDS } from "./row-copy";

const t = text.order;
const card = {
  orderNo: "1",
  status: "pending_payment",
  created_at: "2026-11-24T10:00:00Z",
  total: 10,
  lines: 1,
  shops: [{ shop_id: "7", shop_name: "Lazos" }],
};

test.each([
  [false, t.statuses.pending_payment, true],
  [true, t.inReview, false],
])("an order whose voucher is in review (%s) says so in one word, and is not paid again", (isInReview, word, isPaid) => {
  const order = OrderCard.parse({ ...card, is_in_review: isInReview });
  const html = renderToStaticMarkup(<OrderRow order={order} family={undefined} copy={ROW_WORDS} isPayable />);
  for (const one of [t.statuses.pending_payment, t.inReview]) expect(html.includes(one)).toBe(one === word);
  expect(html.includes(`>${t.payNow}<`)).toBe(isPaid);
});
