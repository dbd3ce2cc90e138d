import { Icon } from "@/components/ui/icon";
import type { Order } from "@/lib/contract/order";
import { PAYMENT_PROVIDERS } from "@/lib/contract/payment";
import { fill, money } from "@/lib/format";
import { isInReview, newestPayment, refusedVoucher } from "@/lib/payment/pay-state";
import { text } from "@/lib/text";
import { LatePaymentPolling } from "./late-payment-polling.client";

const { pay: t, voucher: voucherText } = text.order;
const LOOKS = {
  good: "bg-brand-soft text-brand-strong",
  wait: "bg-gold-soft text-ink",
  bad: "bg-accent-soft text-accent-strong",
};

const ICONS = { good: "check", wait: "info", bad: "warning" } as const;

type Props = {
  order: Order;
  payment: { status: string; amount: number; reason?: string | undefined } | undefined;
  voucher: { status: string; note: string } | undefined;
};

export function PaymentOutcome({ order: { orderNo, status, payments }, payment, voucher }: Props) {
  const approved = payments.find((one) => one.status === "approved");
  if (status === "paid" && approved) return <Outcome look="good" {...copy("approved", approved.amount)} />;
  if (status !== "pending_payment") return null;
  const newest = newestPayment(payments);
  const refused = refusedVoucher(payments, voucher);
  const isByTransfer = newest?.provider === PAYMENT_PROVIDERS.bank;
  if (isInReview(voucher))
    return (
      <Outcome look="wait" title={voucherText.statuses.in_review} copy={voucherText.messages.in_review}>
        <LatePaymentPolling orderNo={orderNo} what="voucher" status={voucher.status} />
      </Outcome>
    );
  if (refused) return <Outcome look="bad" title={voucherText.messages.rejected} copy={refused.note} />;
  if (isByTransfer && newest.status === "pending") return <Outcome look="wait" {...copy("transfer", newest.amount)} />;
  if (payment?.status === "pending")
    return (
      <Outcome look="wait" {...copy("pending", payment.amount)}>
        <LatePaymentPolling orderNo={orderNo} what="payment" status={payment.status} />
      </Outcome>
    );
  if (payment?.status === "declined" || payment?.status === "abandoned")
    return <Outcome look="bad" {...copy(payment.status, payment.amount)} {...(payment.reason && { reason: payment.reason })} />;
  return null;
}

function copy(outcome: keyof typeof t.outcome, amount: number) {
  const { title, text: message } = t.outcome[outcome];
  const shown = { amount: money(amount) };
  return { title: fill(title, shown), copy: fill(message, shown) };
}

type OutcomeProps = { look: keyof typeof LOOKS; title: string; copy: string; reason?: string; children?: React.ReactNode };

function Outcome({ look, title, copy: message, reason, children }: OutcomeProps) {
  return (
    <div role="status" className={`flex flex-wrap items-center justify-between gap-3 rounded-block p-4 sm:p-5 ${LOOKS[look]}`}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex items-center gap-2 font-bold">
          <Icon name={ICONS[look]} />
          {title}
        </p>
        {reason && <p className="text-sm">{reason}</p>}
        <p className="text-sm">{message}</p>
      </div>
      {children}
    </div>
  );
}
