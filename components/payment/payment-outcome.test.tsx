import { renderToStaticMarkup } from "react-dom/server";
import type { Order } from "@/lib/contract/order";
import { text } from "@/lib/text";
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
type Seen = Partial<Pick<Parameters<typeof PaymentOutcome>[0], "payment" | "voucher">>;
const shown = (order: Order, { payment, voucher }: Seen = {}) =>
  renderToStaticMarkup(<PaymentOutcome order={order} payment={payment} voucher={voucher} />);

test("a paid order says that its payment was received, until it is on its way", () => {
  expect(shown(ORDER)).toContain("Pago recibido: $510,00 USD");
  expect(shown({ ...ORDER, payments: [{ ...PAYMENT, status: "declined" }] })).toBe("");
  expect(shown({ ...ORDER, status: "shipped" })).toBe("");
});

const OPEN = { status: "pending", amount: 510 };
const abroad = { ...PAYMENT, provider: "crossborder", status: "pending" };
const transfer = { ...PAYMENT, provider: "bank", status: "pending" };
const later = "2026-11-26T11:00:00Z";
const { transfer: byTransfer, pending: fromAbroad } = text.order.pay.outcome;

test.each([
  ["a transfer begun after an international attempt", [abroad, { ...transfer, at: later }], byTransfer.title],
  ["an international attempt after a transfer", [transfer, { ...abroad, at: later }], fromAbroad.title],
])("the newest choice is told: %s", (_title, payments, title) => {
  const html = shown({ ...ORDER, status: "pending_payment", payments }, { payment: OPEN });
  for (const { title: one } of [byTransfer, fromAbroad]) expect(html.includes(one)).toBe(one === title);
});

test("a rejected voucher is told until the member pays in another way", () => {
  const voucher = { status: "rejected", note: "El comprobante es por otro valor." };
  const order = { ...ORDER, status: "pending_payment" };
  expect(shown({ ...order, payments: [transfer] }, { voucher })).toContain(voucher.note);
  const html = shown({ ...order, payments: [transfer, { ...abroad, at: later }] }, { payment: OPEN, voucher });
  expect(html).not.toContain(voucher.note);
});
