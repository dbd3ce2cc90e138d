import { z } from "zod";
import { Id, Money, Timestamp } from "./wire.ts";

const OrderPayment = z.object({ id: Id, provider: z.string(), amount: Money, status: z.string(), at: Timestamp });
export type OrderPayment = z.output<typeof OrderPayment>;

const OrderVoucher = z.object({
  id: Id,
  payment_id: Id,
  amount: Money,
  currency: z.string(),
  status: z.string(),
  created_at: Timestamp,
});
export type OrderVoucher = z.output<typeof OrderVoucher>;

/** Where a bank transfer goes. */
export const TRANSFER_ACCOUNT = {
  beneficiary: z.string(),
  beneficiary_address: z.string().optional().describe("Addition: the banks of payers abroad ask for it"),
  bank: z.string(),
  bank_address: z.string().optional().describe("Addition: city and country of the bank"),
  account: z.string(),
  swift: z.string(),
};

export const ORDER_PAYMENTS = {
  payments: z.array(OrderPayment).default([]),
  vouchers: z.array(OrderVoucher).optional().describe("Addition: every voucher of its transfers, the first one first"),
};
