import { VoucherForm } from "./voucher";

test("an empty form names each missing field", () => {
  const { error } = VoucherForm.safeParse({ voucher_url: "", amount: "", currency: "", invoice_no: "", paid_at: "" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["voucher_url", "file"],
    ["amount", "amount"],
    ["currency", "currency"],
    ["paid_at", "date"],
  ]);
});
