import type { Order } from "@/lib/contract/order";
import { PAYMENT_PROVIDERS } from "@/lib/contract/payment";

type Payment = Order["payments"][number];
type Voucher = Pick<NonNullable<Order["vouchers"]>[number], "id" | "amount" | "currency" | "status" | "created_at">;
type OwnVoucher = Voucher & { payment_id?: string | undefined };

type PaymentRow = Pick<Payment, "id" | "provider" | "status" | "at" | "amount"> & { voucherCurrency?: string };

/** An order's payments, in which each voucher of a transfer stands for it, with the sum that it declares. A voucher that names no payment is of the last transfer. */
export function paymentRows(payments: readonly Payment[], vouchers: readonly OwnVoucher[]): PaymentRow[] {
  const transfers = payments.filter(({ provider }) => provider === PAYMENT_PROVIDERS.bank);
  const paymentIdOf = ({ payment_id: id = transfers.at(-1)?.id }: OwnVoucher) => id;
  const rows = payments.flatMap((payment): PaymentRow[] => {
    const own = vouchers.filter((voucher) => paymentIdOf(voucher) === payment.id);
    if (own.length === 0) return [payment];
    return own.map(({ id, amount, currency, status, created_at: at }) => {
      return { id, provider: payment.provider, amount, voucherCurrency: currency, status, at };
    });
  });
  return rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
