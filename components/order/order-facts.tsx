import { formatPhoneText } from "@/lib/address/phone";
import type { Order } from "@/lib/contract/order";
import { PAYMENT_PROVIDERS } from "@/lib/contract/payment";
import { amountLabel, dateTimeLabel, fill, money, wordFor } from "@/lib/format";
import { volumeLabel, weightLabel } from "@/lib/landing/load-labels";
import { text } from "@/lib/text";

const t = text.order;
const BOX = "rounded-block border border-line bg-surface p-4 sm:p-5";

export function OrderDelivery({ order }: { order: Order }) {
  const { address, weight_kg: weight, volume_m3: volume } = order;
  const facts = [
    { label: t.weight, value: weight === undefined ? undefined : weightLabel(weight) },
    {
      label: order.volume_guessed ? t.checkout.volumeGuessed : t.volume,
      value: volume === undefined ? undefined : volumeLabel(volume),
    },
    { label: t.paper.purchaseOrder, value: order.purchase_order },
  ];
  return (
    <section aria-labelledby="entrega" className={BOX}>
      <h2 id="entrega" className="text-lg">
        {t.delivery}
      </h2>
      <address className="mt-2 text-sm not-italic [overflow-wrap:anywhere]">
        <strong className="block">{address.receiver}</strong>
        {address.text}
        <span className="block">{formatPhoneText(address.phone)}</span>
      </address>
      <dl className="mt-3 flex flex-col gap-1 text-sm">
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{label}</dt>
                <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

type Voucher = { amount: number; currency: string; note: string };
type PaymentsProps = Pick<Order, "payments" | "total"> & {
  isInReview: boolean;
  refused: Voucher | undefined;
  paidAbroad?: number | undefined;
};

function transferStatus({ isInReview, refused }: Pick<PaymentsProps, "isInReview" | "refused">): string | undefined {
  if (isInReview) return t.inReview;
  return refused && t.voucher.statuses.rejected;
}

export function OrderPayments({ payments, total, isInReview, refused, paidAbroad }: PaymentsProps) {
  const isBegunTransfer = (provider: string, status: string) => provider === PAYMENT_PROVIDERS.bank && status === "pending";
  const statusLabel = (provider: string, status: string) =>
    (isBegunTransfer(provider, status) && transferStatus({ isInReview, refused })) || wordFor(t.paymentStatuses, status);
  return (
    <section aria-labelledby="pagos" className={BOX}>
      <h2 id="pagos" className="text-lg">
        {t.payments}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {payments.map(({ id, provider, amount, status, at }) => (
          <li key={id} className="flex justify-between gap-x-4 py-2">
            <span>
              {wordFor(t.providers, provider)}
              <span className="block text-xs text-muted">
                <time dateTime={at} className="whitespace-nowrap">
                  {dateTimeLabel(at)}
                </time>{" "}
                · {statusLabel(provider, status)}
              </span>
              {refused && isBegunTransfer(provider, status) && (
                <span className="block text-xs font-semibold text-accent-strong">
                  {refused.note || fill(t.declared, { amount: amountLabel(refused.amount, refused.currency) })}
                </span>
              )}
              {amount !== total && (
                <span className="block text-xs font-semibold text-accent-strong">
                  {fill(t.otherAmount, { total: money(total) })}
                </span>
              )}
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
      {paidAbroad !== undefined && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm">
          {t.paidAbroad} <strong className="tabular-nums">{money(paidAbroad)}</strong>
        </p>
      )}
    </section>
  );
}
