import { renderToStaticMarkup } from "react-dom/server";
import type { Order } from "@/lib/contract/order";
import { PaymentOutcome } from "./payment-outcome";

const PAYMENT = { id: "1", provider: "cross_border", amount: 510, status: "approved", at: "2026-11-26T10:00:00Z" };
const ORDER: Order = {
  orderNo: "100000000001",
  status: "paid",
  total: 510,
  created_at: "2026-11-26T09:00:00Z",
  address: { receiver: "Ana", text: "Calle 1", phone: "573001234567" },
  shops: [],
  payments: [PAYMENT],
  timeline: [],
};
const shown = (order: Order) => renderToStaticMarkup(<PaymentOutcome order={order} payment={undefined} voucher={undefined} />);

test("a paid order says that its payment was received, until it is on its way", () => {
  expect(shown(ORDER)).toContain("Recibimos $510,00 USD.");
  expect(shown({ ...ORDER, payments: [{ ...PAYMENT, status: "declined" }] })).toBe("");
  expect(shown({ ...ORDER, status: "shipped" })).toBe("");
});
