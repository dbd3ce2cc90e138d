import { paymentRows } from "./payment-rows";

const transfer = { id: "t", provider: "bank", amount: 184.66, status: "approved", at: "2026-11-27T15:30:00Z" };
const abroad = { id: "c", provider: "crossborder", amount: 184.66, status: "abandoned", at: "2026-11-27T15:32:00Z" };
const rejected = {
  id: "1",
  payment_id: "t",
  amount: 100,
  currency: "USD",
  status: "rejected",
  created_at: "2026-11-27T15:34:00Z",
};
const approved = { ...rejected, id: "2", amount: 184.66, status: "approved", created_at: "2026-11-27T15:40:00Z" };

const shown = (...given: Parameters<typeof paymentRows>) =>
  paymentRows(...given).map(({ amount, voucherCurrency, status, at }) => [amount, voucherCurrency, status, at.slice(14, 16)]);

test("each voucher of a transfer has a row with its sum and time, a refused one stays after another is approved", () => {
  expect(shown([transfer, abroad], [rejected, approved])).toEqual([
    [184.66, undefined, "abandoned", "32"],
    [100, "USD", "rejected", "34"],
    [184.66, "USD", "approved", "40"],
  ]);
});

test("a transfer without vouchers is shown itself, and a voucher that names no payment is of the last transfer", () => {
  expect(shown([transfer, abroad], [])).toEqual([
    [184.66, undefined, "approved", "30"],
    [184.66, undefined, "abandoned", "32"],
  ]);
  const first = { ...transfer, id: "a", status: "abandoned", at: "2026-11-27T15:10:00Z" };
  expect(shown([first, transfer], [{ ...rejected, payment_id: undefined }])).toEqual([
    [184.66, undefined, "abandoned", "10"],
    [100, "USD", "rejected", "34"],
  ]);
});
