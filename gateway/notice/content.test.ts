import * as account from "./account-content.ts";
import * as words from "./content.ts";

const order: words.OrderFacts = {
  orderNo: "123456789012",
  totalCents: 250_000,
  lines: [{ name: "Termo", options: { Color: "Azul" }, quantity: 100, unit: "Piece", totalCents: 250_000 }],
};
const inquiry: words.InquiryFacts = {
  id: 300_001,
  name: "Termos",
  offers: [{ shop_name: "Yongkang", product_name: "Termo de acero", unit: "Dozen", unit_price: 12.5 }],
};

test("every word names its order or request, leads to it, and has its lines", () => {
  const all = [
    words.orderPlaced(order),
    words.paymentDue(order),
    words.paymentReceived(order),
    words.paymentRejected(order),
    words.voucherSeen(order),
    words.voucherSeen(order, "El comprobante es por otro valor."),
    words.orderShipped(order, "SIM1"),
    words.photosAdded(order, 3),
    words.ladingKnown(order, "SIM123456789"),
    words.orderReceived(order),
    words.orderCancelled(order),
  ];
  for (const { summary, link, lines, total } of all) {
    expect(summary).toContain(order.orderNo);
    expect(link).toContain(`/personCenter/Orders/${order.orderNo}`);
    expect(lines).toEqual([{ name: "Termo", detail: "Color: Azul · 100 unidades", amount: "$2.500,00 USD" }]);
    expect(total).toBe("$2.500,00 USD");
  }
  for (const { summary, link, lines } of [
    words.offersArrived(inquiry, false),
    words.offersArrived(inquiry, true),
    words.quotationExpiring(inquiry, new Date("2026-03-01T12:00:00Z")),
  ]) {
    expect(summary).toContain("300001");
    expect(link).toBe("/personCenter/RFQs/300001");
    expect(lines).toEqual([{ name: "Yongkang", detail: "Termo de acero, por docena", amount: "$12,50 USD" }]);
  }
  const received = words.inquiryReceived({ id: 300_001, name: "Termos" });
  expect(received.summary).toContain("300001");
  expect(received).toMatchObject({ typed: "Usted pidió «Termos».", link: "/personCenter/RFQs/300001", lines: [] });
});

test("the way to undo a change of e-mail is in its e-mail alone, never in the message", () => {
  expect(account.withUndo(account.contactChanged("email"), "/api/session/email-undo?token=x").link).toContain("token=x");
  expect(account.contactChanged("email").link).toBe("/personCenter/Account");
});
