import type { OrderPayment, OrderVoucher } from "@/lib/contract/order-payments";
import { PAYMENT_PROVIDERS } from "@/lib/contract/payment";

type Voucher = Omit<OrderVoucher, "payment_id"> & Partial<Pick<OrderVoucher, "payment_id">>;

type PaymentRow = OrderPayment & { voucherCurrency?: string };

/** An order's payments, in which each voucher of a transfer stands for it, with the sum that it declares. A voucher that names no payment is of the last transfer. */
export function paymentRows(payments: readonly OrderPayment[], vouchers: readonly Voucher[]): PaymentRow[] {
  const lastTransfer = payments.findLast(({ provider }) => provider === PAYMENT_PROVIDERS.bank);
  const rows = payments.flatMap((payment): PaymentRow[] => {
    const vouchersOfPayment = vouchers.filter((voucher) => (voucher.payment_id ?? lastTransfer?.id) === payment.id);
    if (vouchersOfPayment.length === 0) return [payment];
    return vouchersOfPayment.map(({ id, amount, currency, status, ...voucher }) => {
      return { id, provider: payment.provider, amount, voucherCurrency: currency, status, at: voucher.created_at };
    });
  });
  return rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
