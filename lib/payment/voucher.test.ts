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

test("a day that has begun nowhere yet is in the future; today is not", () => {
  const problems = (paid_at: string) => VoucherForm.shape.paid_at.safeParse(paid_at).error?.issues.map(({ message }) => message);
  expect(problems("2999-01-01")).toEqual(["future"]);
  expect(problems(new Date().toISOString().slice(0, 10))).toBeUndefined();
});
