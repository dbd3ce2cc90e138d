import { formatPhoneText } from "@/lib/address/phone";
import type { Order } from "@/lib/contract/order";
import { PAYMENT_PROVIDERS } from "@/lib/contract/payment";
import { dateTimeLabel, fill, money, numberLabel, wordFor } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.order;
const BOX = "rounded-block border border-line bg-surface p-4 sm:p-5";

export function OrderDelivery({ order }: { order: Order }) {
  const { address, weight_kg: weight, volume_m3: volume } = order;
  const facts = [
    { label: t.weight, value: weight === undefined ? undefined : fill(t.kg, { value: numberLabel(weight) }) },
    {
      label: order.volume_guessed ? t.checkout.volumeGuessed : t.volume,
      value: volume === undefined ? undefined : fill(t.m3, { value: numberLabel(volume) }),
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
      {order.offer_id && <p className="mt-2 text-sm text-muted">{t.offer}</p>}
    </section>
  );
}

type PaymentsProps = Pick<Order, "payments" | "total"> & { isInReview: boolean; paidAbroad?: number | undefined };

export function OrderPayments({ payments, total, isInReview, paidAbroad }: PaymentsProps) {
  const statusLabel = (provider: string, status: string) =>
    isInReview && provider === PAYMENT_PROVIDERS.bank ? t.inReview : wordFor(t.paymentStatuses, status);
  return (
    <section aria-labelledby="pagos" className={BOX}>
      <h2 id="pagos" className="text-lg">
        {t.payments}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {payments.map(({ id, provider, amount, status, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {wordFor(t.providers, provider)}
              <span className="block text-xs text-muted">
                <time dateTime={at} className="whitespace-nowrap">
                  {dateTimeLabel(at)}
                </time>{" "}
                · {statusLabel(provider, status)}
              </span>
              {amount !== total && (
                <span className="block text-xs font-semibold text-accent-strong">
                  {fill(t.otherAmount, { total: money(total) })}
                </span>
              )}
            </span>
            <span className="font-semibold tabular-nums">{money(amount)}</span>
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
