import { renderToStaticMarkup } from "react-dom/server";
import { OrderCard } from "@/lib/contract/order";
import { toSummary } from "@/lib/order/summary";
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
const line = { product_id: "1", shop_name: "Lazos", name: "Sonajero", quantity: 1000, unit: "Piece", unit_price: 1, total: 1000 };

const shown = (change: object, mayAct = true) => {
  const order = toSummary(OrderCard.parse({ ...card, ...change }), t);
  return renderToStaticMarkup(<OrderRow order={order} family={undefined} copy={ROW_WORDS} mayAct={mayAct} />);
};

test.each([
  [false, t.statuses.pending_payment, true],
  [true, t.inReview, false],
])("an order whose voucher is in review (%s) says so in one word, and is not paid again", (isInReview, word, isPaid) => {
  const html = shown({ is_in_review: isInReview });
  for (const one of [t.statuses.pending_payment, t.inReview]) expect(html.includes(one)).toBe(one === word);
  expect(html.includes(`>${t.payNow}<`)).toBe(isPaid);
});

test("an order whose voucher the bank refused says so, and leads to another voucher", () => {
  const html = shown({ is_refused: true });
  expect(html).toContain(t.refused);
  expect(html).toContain(`>${t.sendAnother}<`);
  expect(html).not.toContain(t.statuses.pending_payment);
});

// spec: 16.1
test("a row begins with what was bought, and keeps the number where the lines are not told", () => {
  const html = shown({ items: [line, { ...line, product_id: "2", name: "Gorra" }] });
  expect(html).toContain(">Sonajero<");
  expect(html).toContain(">× 1.000 piezas y 1 producto más<");
  expect(html).not.toContain("Gorra");
  expect(shown({})).toContain(">Pedido 1<");
});

test.each([
  ["pending_payment", t.payNow],
  ["shipped", t.actions.receive],
  ["received", t.actions.evaluate],
  ["cancelled", t.actions.reorder],
])("an order that is %s has one action, for who may act", (status, action) => {
  expect(shown({ status })).toContain(`>${action}<`);
  expect(shown({ status }, false)).not.toContain(`>${action}<`);
});

test("each product has its picture, up to four", () => {
  const pictures = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ ...line, product_id: `${index}`, cover: `/${index}.jpg` }));
    return shown({ items }).match(/<img/g)?.length;
  };
  expect([1, 2, 3, 4, 5].map(pictures)).toEqual([1, 2, 3, 4, 4]);
});
