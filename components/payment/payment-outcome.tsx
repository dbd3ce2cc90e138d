import { Icon } from "@/components/ui/icon";
import type { Order } from "@/lib/contract/order";
import { fill, money } from "@/lib/format";
import { text } from "@/lib/text";
import { PaymentWatch } from "./payment-watch.client";

const { pay: t, voucher } = text.order;
const LOOKS = {
  good: "bg-brand-soft text-brand-strong",
  wait: "bg-gold-soft text-ink",
  bad: "bg-accent-soft text-accent-strong",
};

type Props = {
  order: Order;
  payment: { status: string; amount: number; reason?: string | undefined } | undefined;
  voucher: { status: string; note: string } | undefined;
};

/** How the last payment of an order stands while it is not paid, and what can be done about it. */
export function PaymentOutcome({ order: { orderNo, status }, payment, voucher: slip }: Props) {
  if (status !== "pending_payment") return null;
  if (slip?.status === "in_review")
    return (
      <Told look="wait" title={voucher.statuses.in_review} words={voucher.told.in_review}>
        <PaymentWatch orderNo={orderNo} what="voucher" status={slip.status} />
      </Told>
    );
  if (slip?.status === "rejected") return <Told look="bad" title={voucher.told.rejected} words={slip.note} />;
  if (payment?.status === "pending")
    return (
      <Told look="wait" {...words("pending", payment.amount)}>
        <PaymentWatch orderNo={orderNo} what="payment" status={payment.status} />
      </Told>
    );
  if (payment?.status === "declined" || payment?.status === "abandoned")
    return <Told look="bad" {...words(payment.status, payment.amount)} {...(payment.reason && { reason: payment.reason })} />;
  return null;
}

function words(outcome: keyof typeof t.outcome, amount: number) {
  const { title, text: told } = t.outcome[outcome];
  return { title, words: fill(told, { amount: money(amount) }) };
}

type ToldProps = { look: keyof typeof LOOKS; title: string; words: string; reason?: string; children?: React.ReactNode };

function Told({ look, title, words: told, reason, children }: ToldProps) {
  return (
    <div role="status" className={`flex flex-wrap items-center justify-between gap-3 rounded-block p-4 sm:p-5 ${LOOKS[look]}`}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex items-center gap-2 font-bold">
          <Icon name={look === "bad" ? "warning" : "info"} />
          {title}
        </p>
        {reason && <p className="text-sm">{reason}</p>}
        <p className="text-sm">{told}</p>
      </div>
      {children}
    </div>
  );
}
