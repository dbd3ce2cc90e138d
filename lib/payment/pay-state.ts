import { PAYMENT_PROVIDERS } from "@/lib/contract/payment";
import type { PartRead } from "@/lib/http/reads";

/** `unknown`: the order cannot be paid now, perhaps because a voucher is in review, but the voucher could not be read. */
type PayState = "payable" | "transferBegun" | "voucherInReview" | "closed" | "unknown";

type OrderToPay = { actions?: string[] | undefined; payments: { provider: string; status: string }[] };
type Voucher = { status: string };

type Payment = { provider: string; status: string; at: string };

export const newestPayment = <T extends Payment>(payments: readonly T[]): T | undefined =>
  payments.reduce<T | undefined>((last, one) => (last && Date.parse(last.at) > Date.parse(one.at) ? last : one), undefined);

export const isInReview = <T extends Voucher>(voucher: T | undefined): voucher is T & { status: "in_review" } =>
  voucher?.status === "in_review";

/** The voucher that the bank refused, unless the member pays in another way since. */
export function refusedVoucher<T extends Voucher>(payments: readonly Payment[], voucher: T | undefined): T | undefined {
  const isByTransfer = newestPayment(payments)?.provider === PAYMENT_PROVIDERS.bank;
  return isByTransfer && voucher?.status === "rejected" ? voucher : undefined;
}

export function hasUnfinishedCrossBorder(payments: readonly Payment[]): boolean {
  const newest = newestPayment(payments);
  return newest?.provider === PAYMENT_PROVIDERS.crossBorder && newest.status === "pending";
}

const canPay = ({ actions }: OrderToPay) => actions?.includes("pay") ?? false;

export const hasBegunTransfer = (order: OrderToPay): boolean =>
  canPay(order) && order.payments.some(({ provider, status }) => provider === PAYMENT_PROVIDERS.bank && status === "pending");

export function payState(order: OrderToPay, voucherRead: PartRead<Voucher | undefined>): PayState {
  if (canPay(order)) return hasBegunTransfer(order) ? "transferBegun" : "payable";
  if (!voucherRead.isLoaded) return "unknown";
  return isInReview(voucherRead.value) ? "voucherInReview" : "closed";
}
