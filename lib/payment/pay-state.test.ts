import { hasUnfinishedCrossBorder, payState, refusedVoucher } from "./pay-state";

const transfer = (status: string) => ({ provider: "bank", status });
const read = (status: string) => ({ isLoaded: true as const, value: { status } });
const NONE = { isLoaded: true as const, value: undefined };
const FAILED = { isLoaded: false as const, message: "" };

test.each([
  ["an order is payable", ["pay"], [], NONE, "payable"],
  ["so it is when its transfer was refused", ["pay"], [transfer("declined")], read("rejected"), "payable"],
  ["a pending transfer is continued", ["pay"], [transfer("pending")], NONE, "transferBegun"],
  ["a voucher that cannot be read hides no way to pay", ["pay"], [], FAILED, "payable"],
  ["a voucher in review is waited for", ["cancel"], [transfer("pending")], read("in_review"), "voucherInReview"],
  ["without the voucher nobody knows why it is not payable", [], [], FAILED, "unknown"],
  ["else the payment is closed", undefined, [transfer("approved")], read("approved"), "closed"],
])("%s", (_title, actions, payments, voucherRead, state) => {
  expect(payState({ actions, payments }, voucherRead)).toBe(state);
});

test("a refused voucher counts while the newest payment is a transfer", () => {
  const voucher = { status: "rejected" };
  const begun = { ...transfer("pending"), at: "2026-11-26T10:00:00Z" };
  const abroad = { provider: "crossborder", status: "pending", at: "2026-11-26T11:00:00Z" };
  expect(refusedVoucher([begun], voucher)).toBe(voucher);
  expect(refusedVoucher([begun, abroad], voucher)).toBeUndefined();
  expect(refusedVoucher([begun], { status: "in_review" })).toBeUndefined();
  expect(refusedVoucher([], undefined)).toBeUndefined();
});

test("a payment abroad is unfinished while it is the newest and pending", () => {
  const abroad = { provider: "crossborder", status: "pending", at: "2026-11-26T11:00:00Z" };
  const later = { ...transfer("pending"), at: "2026-11-26T12:00:00Z" };
  expect(hasUnfinishedCrossBorder([abroad])).toBe(true);
  expect(hasUnfinishedCrossBorder([{ ...abroad, status: "declined" }])).toBe(false);
  expect(hasUnfinishedCrossBorder([abroad, later])).toBe(false);
});
